import { z } from 'zod';
import { list, section, text } from '../language/define.ts';
import { retention } from '../site/constants.ts';
import { type Identity, knownFacts } from '../site/identity.ts';
import { hero } from './shared.ts';

/** Returns a title and a number of paragraphs. */
const part = (paragraphs: number) => z.object({ title: text(), paragraphs: list(paragraphs, text()) });

const isKnown = (identity: Identity, ...fields: (keyof Identity)[]) => fields.every((field) => field in knownFacts(identity));

/** The name of a row about facts of the identity. */
const row = (...fields: (keyof Identity)[]) => text({ shownIf: (identity) => isKnown(identity, ...fields) });

const areProvidersKnown = (identity: Identity) => isKnown(identity, 'hostName', 'formHost', 'mailHost');

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
    form: part(2),
    retention: section(
      'retention',
      z.object({
        title: text(),
        paragraphs: z.object({
          database: text({ values: { messageDays: retention.messageDays, clientDays: retention.clientDays } }),
          mail: text({ values: { mailMonths: retention.mailMonths } }),
          erasure: text(),
        }),
      }),
    ),
    recipients: section(
      'recipients',
      z.object({
        title: text(),
        paragraphs: z.object({
          named: text({ note: 'Who processes messages, with the names of the companies.', shownIf: areProvidersKnown }),
          unnamed: text({ note: 'The same without names.', shownIf: (identity) => !areProvidersKnown(identity) }),
          transfers: text(),
          services: text(),
        }),
      }),
    ),
    rights: section('rights', part(2)),
    device: part(3),
    limits: section('limits', part(2)),
    liability: part(2),
    jurisdiction: section('jurisdiction', part(2)),
  }),
});
