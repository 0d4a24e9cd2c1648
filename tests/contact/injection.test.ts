/** Text of a message never becomes a header, a recipient or a part of its mail, even without validation. */
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { readFormAnswer } from './support/form-answer.ts';
import { createInjections, intruder } from './support/injections.ts';
import type { Mail } from './support/mail-server.ts';
import { idOf } from './support/outbox.ts';
import { createForm, createMessage, type FunctionProcess, inbox, type Stack, startStack } from './support/stack.ts';

const seed = 61_403;
const payloads = createInjections(createRandom(seed), repetitions(60, 200));

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  contact = await stack.startFunction();
  await stack.query(dropChecks);
});
afterAll(() => stack?.stop());

/** Inserts rows without validation and delivers them. Returns the mails by id. */
async function deliver(rows: readonly Row[]): Promise<Map<string, Mail>> {
  stack.mail.mails.length = 0;
  await stack.query(
    insertUnchecked,
    ['id', 'name', 'email', 'message'].map((column) => rows.map((row) => row[column as keyof Row])),
  );
  await contact.wake();
  await expect.poll(() => stack.query("select id from contact.messages where state = 'queued'")).toEqual([]);
  return new Map(stack.mail.mails.map((mail) => [idOf(mail), mail]));
}

it(`${payloads.length} payloads in each of name, e-mail and message add no header, no recipient and no part`, async () => {
  const harmless = createRow();
  const rows = (['name', 'email', 'message'] as const).flatMap((field) => payloads.map((payload) => createRow({ [field]: payload })));
  const mails = await deliver([harmless, ...rows]);
  expect([stack.mail.mails.length, mails.size]).toEqual([rows.length + 1, rows.length + 1]);

  const expected = headersOf(await parse(mails.get(harmless.id)));
  for (const row of rows) {
    const mail = mails.get(row.id);
    const email = await parse(mail);
    const where = `seed ${seed}, ${JSON.stringify(row).slice(0, 500)}\n${mail?.source.slice(0, 1500)}`;
    expect({ from: mail?.from, to: mail?.to }, where).toEqual({ from: inbox, to: [inbox] });
    expect(email.to, where).toEqual([{ address: inbox, name: '' }]);
    expect([email.cc, email.bcc, email.sender, email.html, email.attachments], where).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(email.from, where).toEqual({ address: inbox, name: 'Site' });
    expect(headersOf(email), where).toEqual(expected);
    expect(email.subject, where).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(email.subject, where).toMatch(/^Message de \S/);
    expect(email.replyTo ?? [], where).toEqual(row.email === harmless.email ? [expect.objectContaining({ address: row.email })] : []);
    // The mail contains the whole text, up to the last line.
    expect(normalizeLines(email.text ?? ''), where).toContain(normalizeLines(row.message));
    expect(email.text?.trimEnd(), where).toMatch(new RegExp(`, fr, ${row.id}$`));
  }
});

it('a recipient other than the inbox is refused, and nothing is stored', async () => {
  const others = [
    intruder,
    `${inbox},${intruder}`,
    `${inbox}\r\nBcc: ${intruder}`,
    `<${inbox}>, ${intruder}`,
    `${inbox}.evil.example`,
    'inbox',
    '',
  ];
  const before = await countMessages();
  for (const recipient of others) {
    expect((await contact.post(createMessage({ recipient }))).status, recipient).toBe(422);
    expect(await readFormAnswer(await contact.postForm(createForm({ recipient }))), recipient).toBe('fr unavailable');
  }
  expect(await countMessages()).toBe(before);
});

it('the inbox in other case or with spaces is the inbox of the configuration', async () => {
  stack.mail.mails.length = 0;
  const recipient = ` ${inbox.toUpperCase()} `;
  expect((await contact.post(createMessage({ recipient }))).status).toBe(200);
  expect(await readFormAnswer(await contact.postForm(createForm({ recipient })))).toBe('fr sent');
  await expect.poll(() => stack.mail.mails.map(({ to }) => to)).toEqual([[inbox], [inbox]]);
  for (const mail of stack.mail.mails) expect((await parse(mail)).to).toEqual([{ address: inbox, name: '' }]);
});

const countMessages = async () => (await stack.query('select id from contact.messages')).length;

const dropChecks = `
  do $$
  declare
    rule text;
  begin
    for rule in select conname from pg_constraint where conrelid = 'contact.messages'::regclass and contype = 'c' loop
      execute format('alter table contact.messages drop constraint %I', rule);
    end loop;
  end
  $$`;

const insertUnchecked = `
  insert into contact.messages (id, locale, name, email, message, content)
    select id, 'fr', name, email, message, '' from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as r(id, name, email, message)`;

function createRow(changes: Partial<Row> = {}): Row {
  return { id: crypto.randomUUID(), name: 'Ada Lovelace', email: 'ada@example.org', message: 'Bonjour à vous.', ...changes };
}

function parse(mail: Mail | undefined): Promise<Email> {
  return PostalMime.parse(Buffer.from(mail?.source ?? '', 'latin1'));
}

/** Lists the header names without Reply-To, which depends on whether the address is valid. */
function headersOf(email: Email): string[] {
  return email.headers
    .map(({ key }) => key)
    .filter((key) => key !== 'reply-to')
    .sort();
}

/** Removes differences in line ends, and white space at the end. */
function normalizeLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trimEnd();
}
