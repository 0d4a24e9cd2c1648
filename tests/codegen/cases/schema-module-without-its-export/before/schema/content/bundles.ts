/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

export const bundle = { common: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }) };
