/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';
import { shops } from './pages.ts';

export const bundles = { common: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }), shops: shops.content };
