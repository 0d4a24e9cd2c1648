import { z } from 'zod';
import { list, section, text } from '../language/define.ts';
import { retention } from '../site/constants.ts';
import { hero } from './shared.ts';

/** Returns a title and a number of paragraphs. */
const part = (paragraphs: number) => z.object({ title: text(), paragraphs: list(paragraphs, text()) });

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
    recipients: section('recipients', part(3)),
    rights: section('rights', part(2)),
    device: part(3),
    limits: section('limits', part(2)),
    liability: part(2),
    jurisdiction: section('jurisdiction', part(2)),
  }),
});
