/** Texts that belong to no single page. */
import { z } from 'zod';
import { text } from '#schema/define.ts';
import { shops } from './content/pages.ts';

export const bundles = { common: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }), shops: shops.content };
