/** What the function refuses of JSON is what no form sends: nothing that one sends is among it. */
import { expect, test } from 'vitest';
import { contactMessage } from '../../schema/contact.ts';
import { contactBounds } from '../../schema/contact-bounds.ts';
import { toPayload } from '../../schema/contact-to-payload.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { InvalidMessage } from '../../supabase/functions/send-contact-email/http-error.ts';
import { readSubmission } from '../../supabase/functions/send-contact-email/submission.ts';
import { createRandom } from '../unit/random.ts';
import { aTypedMessage } from './support/messages.ts';
import { aMessage } from './support/stack.ts';

/** The fields of a message that are refused. */
async function refused(changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const request = new Request('https://site.example', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aMessage(changes)),
  });
  const { payload } = await readSubmission(request, 'key');
  try {
    payload();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error;
    return error.fields;
  }
}

test('2,000 messages as typed: what the form accepts, the function takes', async () => {
  const seed = 31_337;
  const random = createRandom(seed);
  let accepted = 0;
  for (let count = 0; count < 2000; count++) {
    const typed = contactMessage.safeParse(aTypedMessage(random));
    if (!typed.success) continue;
    accepted++;
    const locale = random.pick(['fr', 'en'] as const);
    const { id, recipient, subject } = aMessage();
    const sent = toPayload(typed.data, { id, locale, recipient, subject, phoneLabel: answers[locale].phone });
    expect(await refused(sent), `seed ${seed}: ${JSON.stringify(sent).slice(0, 700)}`).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(300);
});

const long = (max: number) => 'x'.repeat(max + 1);
const { name, message, phone } = contactBounds;
const withPhone = (text: string, number = 'N/A', label: string = answers.fr.phone) => ({ message: `${text}\n\n${label}: ${number}` });

test.each([
  ['Jean Le Po', []],
  ['Jean  Le', []],
  ['Li Bo', []],
  ['Jean-Luc', ['name']],
  ['A Bcd', ['name']],
  ['Abc D', ['name']],
  ['A B C', ['name']],
  ['A  Bcd', ['name']],
  [`${long(name.max)} Bcd`, ['name']],
  [`${long(name.max - 1)} ${long(name.max - 1)}`, []],
])('the name "%s": %j', async (given, fields) => expect(await refused({ name: given })).toEqual(fields));

test.each([
  ['too short for the form', withPhone('x'), ['message']],
  ['too short for the form, in English', withPhone('too short', '+33 1', answers.en.phone), ['message']],
  ['too long for the form', withPhone(long(message.max)), ['message']],
  ['too long for the form, without a phone', { message: long(message.max) }, ['message']],
  ['with a phone too long for the form', withPhone('long enough', long(phone.max)), ['message']],
  ['just long enough', withPhone('1234567890'), []],
  ['without a phone', { message: '1234567890' }, []],
  ['that ends in another line', { message: 'x\n\nTelefon: N/A' }, []],
])('a message %s', async (_, given, fields) => expect(await refused(given)).toEqual(fields));
