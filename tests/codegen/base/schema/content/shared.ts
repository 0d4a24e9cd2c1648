/** Content of every page. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

export const pageShape = {
  meta: z.object({ title: text({ max: 60 }), description: text({ max: 160, note: 'Search result: one full sentence.' }) }),
  label: text({ max: 40 }),
};
