/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

const notes = z.object({ note: text() });

export const bundles = { common: z.object({ skip: text(), readMinutes: text({ params: ['minutes'] }) }), coMMon: notes, guideS: notes };
