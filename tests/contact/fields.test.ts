/** Every declared field of the form arrives in the mail, with its label if it has one there. */
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContactField, fieldNames, fieldOf, labelledNames } from '../../schema/contact/fields.ts';
import { contactMessage } from '../../schema/contact/message.ts';
import { toPayload } from '../../schema/contact/payload.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import type { Mail } from './support/mail-server.ts';
import { createForm, createMessage, type Stack, startStack } from './support/stack.ts';

const ways = ['a browser with JavaScript', 'a browser without JavaScript'] as const;

/** Returns a value of each field that no other field and no label contains, or its first choice. */
function valuesOf(sender: string): Record<ContactField, string> {
  const value = (name: ContactField) => {
    const field = fieldOf(name);
    if (field.kind === 'choice') return String(field.choices[0]);
    return field.kind === 'address' ? `${name}.${sender}@example.org` : `[${name} ${sender}]`;
  };
  return Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as Record<ContactField, string>;
}

describe.each(ways)('from %s', (way) => {
  const typed = valuesOf(String(ways.indexOf(way)));
  let stack: Stack;
  let text = '';
  let subject = '';

  beforeAll(async () => {
    stack = await startStack();
    const arrival = new Promise<Mail>((resolve) => {
      stack.mail.onMail = resolve;
    });
    const contact = await stack.startFunction();
    const { email: _email, message: _message, ...rest } = createMessage();
    const answer =
      way === ways[0]
        ? await contact.post(toPayload(contactMessage.parse(typed), { ...rest, labels: answers.fr.labels }))
        : await contact.postForm(createForm(typed));
    expect([200, 303]).toContain(answer.status);
    ({ text = '', subject = '' } = await PostalMime.parse((await arrival).source));
  });
  afterAll(() => stack?.stop());

  test.each(fieldNames)('the field %s arrives in the mail', (name) => expect(text).toContain(typed[name]));

  test('the subject of the message is in the subject line', () => expect(subject).toMatch(/ : Diagnostic réseau$/));

  test('labelled lines have the label of the form', () => {
    for (const name of labelledNames()) expect(text).toContain(`\n${answers.fr.labels[name]}: ${typed[name]}\n`);
  });
});
