/** Browser, function and database accept and refuse the same messages. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressPattern } from '../../schema/contact/address.ts';
import { contactFields, fieldNames } from '../../schema/contact/fields.ts';
import { cleanTyped, contactMessage } from '../../schema/contact/message.ts';
import { contactPayload, localeForm, payloadBounds, toPayload } from '../../schema/contact/payload.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { InvalidMessage } from '../../supabase/functions/send-contact-email/http.ts';
import { fieldsOfNoForm, readSubmission } from '../../supabase/functions/send-contact-email/submission.ts';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { invalidAddresses, validAddresses, worldAddresses, worldMistakes } from './support/addresses.ts';
import { readFormAnswer } from './support/form-answer.ts';
import { createSentMessage, createTypedMessage } from './support/messages.ts';
import { createForm, createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const seed = 77_219;
const count = repetitions(200, 500);

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  // The silent mail server blocks the first delivery, so that nothing is sent.
  stack.mail.behaviour = 'silent';
  contact = await stack.startFunction();
  await stack.query(tryInsert);
});
afterAll(() => stack?.stop());

/** Inserts a row with these texts and rolls back. Returns true when the database accepted the row. */
async function isInsertable(texts: readonly unknown[]): Promise<boolean> {
  // Postgres cannot store NUL in a text.
  if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) return false;
  const [row] = await stack.query<{ ok: boolean }>('select try_insert($1, $2, $3, $4) as ok', texts);
  return row?.ok === true;
}

it(`${count} messages as typed: browser and function agree`, async () => {
  const random = createRandom(seed);
  const messages = Array.from({ length: count }, () => createTypedMessage(random));
  const verdicts = await mapParallel(messages, async (typed) => {
    const cleaned = Object.fromEntries(fieldNames.map((field) => [field, cleanTyped(field, typed[field])]));
    const answer = await readFormAnswer(await contact.postForm(createForm(typed)));
    const verdicts: Record<string, number> = { 'fr sent': 200, 'fr invalid': 422, 'fr long': 422 };
    return { browser: contactMessage.safeParse(cleaned).success ? 200 : 422, function: verdicts[answer] ?? Number.NaN };
  });
  expectAgreement(messages, verdicts);
});

it(`${count} messages as sent: browser, function and database agree, except that the function also refuses messages that no form can send; the stored text equals the browser’s`, async () => {
  const random = createRandom(seed + 1);
  const messages = Array.from({ length: count }, () => createMessage(createSentMessage(random)));
  const verdicts = await mapParallel(messages, async (message) => {
    const { success, data } = contactPayload.safeParse(message);
    const answer = await contact.post(message);
    await answer.text();
    // The database receives international domains in ASCII.
    const { name, email, message: text, locale } = { ...message, ...(success && { email: data.email }) };
    const isGood = await isInsertable([locale, ...[name, email, text].map((value) => (typeof value === 'string' ? value.trim() : null))]);
    const [stored] = await stack.query('select name, email, message, locale from contact.messages where id = $1', [message.id]);
    if (success && stored) expect(data, `seed ${seed + 1}`).toMatchObject(stored);
    const isOfNoForm = success && fieldsOfNoForm(data).length > 0;
    if (isOfNoForm) expect(answer.status, `seed ${seed + 1}`).toBe(422);
    return { browser: success ? 200 : 422, function: isOfNoForm ? 200 : answer.status, database: isGood ? 200 : 422 };
  });
  expectAgreement(messages, verdicts);
});

it('schema and database agree on which characters are white space and which are control characters', async () => {
  // Up to U+300C, past the last white space character, and the byte order mark.
  const found = async (condition: string) =>
    (
      await stack.query<{ n: number }>(
        `select n from (select generate_series(1, 12300) union select 65279) as r(n) where ${condition} order by n`,
      )
    ).map(({ n }) => n);
  const expected = (isFound: (character: string) => boolean) =>
    [...Array.from({ length: 12_300 }, (_, index) => index + 1), 65_279].filter((n) => isFound(String.fromCharCode(n)));
  const { name, message } = contactPayload.shape;
  const isSpace = (character: string) => character.trim() === '';
  expect(await found(`not contact.is_trimmed(chr(n) || 'x')`)).toEqual(expected(isSpace));
  expect(await found(`not contact.is_trimmed('x' || chr(n))`)).toEqual(expected(isSpace));
  expect(await found('not contact.is_clean(chr(n), false)')).toEqual(expected((one) => !name.safeParse(`Ada ${one} Ada`).success));
  expect(await found('not contact.is_clean(chr(n), true)')).toEqual(expected((one) => !message.safeParse(`Bonjour ${one} Ada`).success));
});

it('database and schema have one expression for addresses, which decides alike in both', async () => {
  const [found] = await stack.query<{ text: string }>(`select pg_get_functiondef('contact.is_address'::regproc) as text`);
  expect(found?.text).toContain(`'${addressPattern.source.replaceAll("'", "''").replaceAll('\\/', '/')}'`);
  const accepted = [...validAddresses, ...worldAddresses.map(([, read]) => read)];
  const refused = [
    ...invalidAddresses.filter((address) => !address.includes('\0')),
    ...worldMistakes,
    ...worldAddresses.flatMap(([typed, read]) => (typed === read ? [] : typed)),
  ];
  const rows = await stack.query<{ address: string; ok: boolean }>(
    `select address, try_insert('fr', 'Ada Lovelace', address, 'Bonjour à vous.') as ok from unnest($1::text[]) as list(address)`,
    [[...accepted, ...refused]],
  );
  expect(rows.filter(({ ok }) => ok).map(({ address }) => address)).toEqual(accepted);
});

it('database and schema have one expression for locales', async () => {
  const [found] = await stack.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'messages_locale_check'`,
  );
  expect(found?.rule).toContain(`'${localeForm.source}'`);
});

it('the bounds of the database are those of the schema', async () => {
  const rules = await stack.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'contact.messages'::regclass and contype = 'c'`,
  );
  const bounds = Object.fromEntries(
    rules.flatMap(({ rule }) => {
      const [field] = /(?<=char_length\()\w+/.exec(rule) ?? [];
      const number = (sign: string) => Number(new RegExp(`char_length\\(\\w+\\) ${sign} (\\d+)`).exec(rule)?.[1]);
      return field ? [[field, { ...(rule.includes('>=') && { min: number('>=') }), max: number('<=') }]] : [];
    }),
  );
  expect(bounds).toEqual(payloadBounds);
});

it('2,000 messages as typed: the function accepts every message that the form accepts', async () => {
  const random = createRandom(seed + 2);
  let accepted = 0;
  for (let count = 0; count < 2000; count++) {
    const typed = contactMessage.safeParse(createTypedMessage(random));
    if (!typed.success) continue;
    accepted++;
    const locale = random.pick(['fr', 'en'] as const);
    const { id, recipient, subject } = createMessage();
    const sent = toPayload(typed.data, { id, locale, recipient, subject, labels: answers[locale].labels });
    expect(await findRefused(sent), `seed ${seed + 2}: ${JSON.stringify(sent).slice(0, 700)}`).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(300);
});

const long = (max: number) => 'x'.repeat(max + 1);
const { firstName: name, message, phone } = contactFields;
const withPhone = (text: string, number = 'N/A', label: string = answers.fr.labels.phone) => ({
  message: `${text}\n\n${label}: ${number}`,
});

it.each([
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
])('the name "%s": %j', async (given, fields) => expect(await findRefused({ name: given })).toEqual(fields));

it.each([
  ['too short for the form', withPhone('x'), ['message']],
  ['too short for the form, in English', withPhone('too short', '+33 1', answers.en.labels.phone), ['message']],
  ['too long for the form', withPhone(long(message.max)), ['message']],
  ['too long for the form, without a phone', { message: long(message.max) }, ['message']],
  ['with a phone too long for the form', withPhone('long enough', long(phone.max)), ['message']],
  ['just long enough', withPhone('1234567890'), []],
  ['with a subject', { message: `long enough\n\n${answers.en.labels.subjectId}: france\n${answers.en.labels.phone}: N/A` }, []],
  [
    'with an unknown subject',
    { message: `long enough\n\n${answers.fr.labels.subjectId}: x\n${answers.fr.labels.phone}: N/A` },
    ['message'],
  ],
  ['without a phone', { message: '1234567890' }, []],
  ['that ends in another line', { message: 'x\n\nTelefon: N/A' }, []],
])('a message %s', async (_, given, fields) => expect(await findRefused(given)).toEqual(fields));

/** Lists the refused fields of a message. */
async function findRefused(changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const request = new Request('https://site.example', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(createMessage(changes)),
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

/** SQL function: returns true if the table accepts a row. The exception rolls the insertion back. */
const tryInsert = `
  create function try_insert(locale text, name text, email text, message text) returns boolean language plpgsql as $$
  begin
    insert into contact.messages (id, locale, name, email, message, content)
      values (gen_random_uuid(), locale, name, email, message, '');
    raise exception using errcode = 'ZZ000';
  exception
    when sqlstate 'ZZ000' then return true;
    when check_violation or not_null_violation then return false;
  end $$`;

/** Maps items asynchronously, eight at a time. */
async function mapParallel<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

function expectAgreement(messages: readonly unknown[], verdicts: readonly Readonly<Record<string, number>>[]): void {
  const disagreements = verdicts.flatMap((verdict, index) =>
    new Set(Object.values(verdict)).size > 1 ? [`${JSON.stringify(verdict)} on ${JSON.stringify(messages[index]).slice(0, 700)}`] : [],
  );
  expect(disagreements, `seeds ${seed}, ${seed + 1}`).toEqual([]);
  // The random messages must include enough valid and invalid ones.
  const accepted = verdicts.filter((verdict) => verdict['browser'] === 200).length;
  expect(Math.min(accepted, verdicts.length - accepted), `${accepted} accepted`).toBeGreaterThan(count / 5);
}
