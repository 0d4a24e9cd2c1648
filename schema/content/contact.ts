/** The contact page, and the two pages that the contact function redirects to when a form is sent without JavaScript. */
import { z } from 'zod';
import type { refusals } from '../contact/endpoint.ts';
import { contactFields } from '../contact/fields.ts';
import type { Subject } from '../contact/subjects.ts';
import { contentType, entries, list, rich, section, text } from '../language/define.ts';
import { priceField } from './engagements.ts';
import { hero, titled } from './shared.ts';

const subject = contentType({
  name: 'SubjectDetails',
  text: { receive: text({ max: 200 }), send: text({ max: 200 }), duration: text({ max: 160 }) },
  facts: { price: priceField.optional() },
});

const subjects: Readonly<Record<Subject, { readonly price?: 'priceBooster' | 'priceHotline' }>> = {
  diagnostic: {},
  booster: { price: 'priceBooster' },
  hotline: { price: 'priceHotline' },
  france: {},
  case: {},
};

export const contactContent = z.object({
  hero,
  coordinates: z.object({
    title: text(),
    messaging: text(),
    messagingLink: text(),
    email: text(),
    address: text(),
    addressText: text(),
    booking: text(),
    bookingLink: text(),
  }),
  reasons: z.object({ title: text(), items: list(4, titled) }),
  /** What becomes of a message on each subject. */
  subjects: z.object({
    receive: text({ max: 30 }),
    send: text({ max: 30 }),
    duration: text({ max: 30 }),
    items: entries(subject, subjects),
  }),
  form: section('message', z.object({ title: text(), lead: text() })),
});

export const messageSentContent = z.object({
  next: titled,
  suggestions: text(),
});

/** A reason for refusing a message: shown on this page, and sent by the contact function to the form. */
const refusal = (reason: (typeof refusals)[number], values = {}) =>
  section(reason, z.object({ title: text({ max: 60 }), text: text({ max: 300, values }) }));

export const messageNotSentContent = z.object({
  title: rich(),
  refusals: z.object({
    invalid: refusal('invalid'),
    long: refusal('long', { max: contactFields.message.max }),
    limited: refusal('limited'),
    unavailable: refusal('unavailable'),
  } satisfies Record<(typeof refusals)[number], unknown>),
  kept: titled,
  write: titled,
});
