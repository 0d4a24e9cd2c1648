/** The subjects of a message: their addresses, and their line in the message. */
import { expect, test } from 'vitest';
import { href, link } from '../../generated/links.ts';
import { fieldNames, fieldOf, labelledNames } from '../../schema/contact/fields.ts';
import { cleanTyped, contactMessage } from '../../schema/contact/message.ts';
import { contactPayload, payloadBounds, separateLines, toPayload } from '../../schema/contact/payload.ts';
import { about, subjectIds, subjectIn } from '../../schema/contact/subjects.ts';
import { localeCodes } from '../../schema/site/locales.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { subjectOf } from '../../supabase/functions/send-contact-email/submission.ts';

test('addresses name the subject in the language of the page, and are read in every language', () => {
  expect(href(link('contact', 'message', about('case')), 'fr')).toBe('/contact?sujet=cas#message');
  expect(href(link('contact', undefined, about('diagnostic')), 'en')).toBe('/en/contact?subject=diagnosis');
  for (const id of subjectIds) for (const locale of localeCodes) expect(subjectIn(`?a=b&${about(id)[locale]}`), id).toBe(id);
});

test.each(['', '?sujet', '?sujet=', '?sujet=autre', '?utm=france', '?sujet=constructor', '?'])('%j names no subject', (search) =>
  expect(subjectIn(search)).toBeUndefined(),
);

const typed = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '', message: 'Bonjour à vous.' };
const sent = (subjectId: string, changes = {}) =>
  toPayload(contactMessage.parse({ ...typed, subjectId, ...changes }), {
    id: crypto.randomUUID(),
    locale: 'fr',
    recipient: 'bonjour@site.example',
    subject: '',
    labels: answers.fr.labels,
  });

test('a chosen subject is the first labelled line; without one, the message is as before there were subjects', () => {
  const { message } = sent('france');
  expect(message).toBe('Bonjour à vous.\n\nSujet: france\nTéléphone: N/A');
  expect(subjectOf(message)).toBe('france');
  expect(separateLines(message, [answers.fr.labels])).toEqual({ text: typed.message, values: { subjectId: 'france', phone: 'N/A' } });
  expect(sent('').message).toBe('Bonjour à vous.\n\nTéléphone: N/A');
  expect(subjectOf(sent('').message)).toBeUndefined();
});

test('an unknown subject becomes a general enquiry where it is typed, and is refused where it is sent', () => {
  expect(cleanTyped('subjectId', 'france')).toBe('france');
  for (const unknown of ['autre', 'constructor', ' france', 'FRANCE', 'france\n']) {
    expect(cleanTyped('subjectId', unknown), unknown).toBe('');
    expect(contactMessage.shape.subjectId.safeParse(unknown).success, unknown).toBe(false);
  }
});

test('the longest message, with the longest labels that texts may have, is within the bound of the database', () => {
  const longest = Object.fromEntries(fieldNames.map((name) => [name, 'x'.repeat(fieldOf(name).max)]));
  const labels = Object.fromEntries(labelledNames().map((name) => [name, 'x'.repeat(fieldOf(name).labelMax)]));
  const subjectId = [...subjectIds].sort((one, other) => other.length - one.length)[0] as string;
  expect(subjectId.length).toBeLessThanOrEqual(fieldOf('subjectId').max);
  const { message } = toPayload({ ...typed, ...longest, subjectId } as never, { ...sent(''), labels: labels as never });
  expect(message.length).toBeLessThanOrEqual(payloadBounds.message.max);
  expect(contactPayload.shape.message.safeParse(message).success).toBe(true);
});
