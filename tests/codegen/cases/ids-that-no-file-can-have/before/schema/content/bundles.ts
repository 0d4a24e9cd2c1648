/** Texts shared by all pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';

const notes = z.object({ note: text() });

export const bundles = { _retired: notes, 'a/b': notes, toString: notes };
