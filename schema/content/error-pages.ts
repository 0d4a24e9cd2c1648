/** The pages for a missing page (404) and a failed page (500). */
import { z } from 'zod';
import { text } from '../language/define.ts';

export const notFoundContent = z.object({
  title: text({ note: 'Fixed wording in every language.' }),
  text: text(),
  home: text({ max: 40 }),
  suggestions: text(),
});

export const errorContent = z.object({
  title: text({ note: 'Fixed wording in every language.' }),
  text: text(),
  home: text({ max: 40 }),
  write: text({ max: 60 }),
});
