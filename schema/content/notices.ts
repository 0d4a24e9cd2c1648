/** The content of the notices: what the law asks for, and what stands where no page is or one failed. */
import { z } from 'zod';
import { list, text } from '../define.ts';
import { hero } from './shared.ts';

export const legalNoticeContent = z.object({
  hero,
  facts: z.object({
    title: text(),
    company: text(),
    form: text(),
    capital: text(),
    registration: text(),
    vat: text(),
    address: text(),
    director: text(),
    contact: text(),
    host: text(),
  }),
  sections: list(7, z.object({ title: text(), paragraphs: list(2, text()) })),
});

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
