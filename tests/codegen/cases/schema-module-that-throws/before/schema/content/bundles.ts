/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

throw new Error('not today');

export const bundles = { common: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }) };
