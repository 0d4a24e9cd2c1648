/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

export const bundles = { about: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }) };
