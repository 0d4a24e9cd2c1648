import { z } from 'zod';
import { list, section, text } from '../language/define.ts';
import { type Identity, knownFacts } from '../site/identity.ts';
import { hero } from './shared.ts';

/** Returns a title and a number of paragraphs. */
const part = (paragraphs: number) => z.object({ title: text(), paragraphs: list(paragraphs, text()) });

const isKnown = (identity: Identity, ...fields: (keyof Identity)[]) => fields.every((field) => field in knownFacts(identity));

/** The name of a row about facts of the identity. */
const row = (...fields: (keyof Identity)[]) => text({ shownIf: (identity) => isKnown(identity, ...fields) });

export const legalNoticeContent = z.object({
  hero,
  facts: z.object({
    title: text(),
    company: text(),
    form: row('legalForm'),
    capital: row('shareCapital'),
    registration: row('registration'),
    vat: row('vatNumber'),
    address: row('street'),
    director: row('publicationDirector'),
    contact: text(),
    host: row('hostName', 'hostAddress'),
  }),
  sections: z.object({
    property: part(2),
    data: z.object({ title: text(), text: text(), link: text({ max: 60, note: 'Link to the page on personal data.' }) }),
    limits: section('limits', part(2)),
    liability: part(2),
    jurisdiction: section('jurisdiction', part(2)),
  }),
});
