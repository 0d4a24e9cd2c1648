/** The page on personal data: what the contact form and the browser keep, why, for how long, and the rights of visitors. */
import { z } from 'zod';
import { fact, list, section, text } from '../language/define.ts';
import { retention } from '../site/constants.ts';
import { type Identity, knownFacts } from '../site/identity.ts';
import { hero } from './shared.ts';

const areProvidersKnown = (identity: Identity) =>
  (['hostName', 'formHost', 'mailHost'] as const).every((field) => field in knownFacts(identity));

const part = (paragraphs: number) => z.object({ title: text(), paragraphs: list(paragraphs, text()) });

const column = text({ max: 40, note: 'Heading of a column; on phones it stands above each cell.' });

export const privacyContent = z.object({
  hero,
  date: fact(z.iso.date(), '2026-11-30'),
  updated: text({ params: ['date'], max: 60 }),
  sections: z.object({
    controller: part(1).extend({ link: text({ max: 60, note: 'Link to the legal notice.' }) }),
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
    rights: section('rights', part(2).extend({ complaint: text({ max: 60, note: 'Link to the complaint page of the CNIL.' }) })),
    device: z.object({
      title: text(),
      lead: text(),
      columns: z.object({ what: column, why: column, until: column }),
      items: list(3, z.object({ what: text({ max: 60 }), why: text({ max: 200 }), until: text({ max: 160 }) })),
      tool: text({ note: 'About an external scoring tool.', shownIf: ({ scoringTool }) => scoringTool !== '' }),
    }),
  }),
});
