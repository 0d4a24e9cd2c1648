/**
 * Acknowledged messages arrive even when the function or the database is killed at the worst moment. A failing test prints the seed
 * of its random moments; CONTACT_SEED=<seed> repeats them.
 */
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { mostLanes } from '../../supabase/functions/send-contact-email/delivery.ts';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { resetOutbox } from './support/in-process.ts';
import { deliverAll, idOf, mailsOf, readOutbox } from './support/outbox.ts';
import { createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const [messagesWhileKilled, killsOfFunction] = [repetitions(120, 1500), repetitions(3, 10)];
const [messagesSent, killsOfDatabase] = [repetitions(80, 250), repetitions(2, 5)];

let stack: Stack;
let functions: Killable;

beforeAll(async () => {
  stack = await startStack({ CONTACT_RETRY_FIRST_SECONDS: '0' });
});
beforeEach(async () => {
  await resetOutbox(stack);
  stack.mail.mails.length = 0;
  functions = createKillable(stack);
});
afterAll(() => stack?.stop());

test(`${messagesWhileKilled} messages sent while the mail server refuses and the function is killed ${killsOfFunction} times all arrive, each once`, async () => {
  const kills = randomMoments(killsOfFunction, messagesWhileKilled - 10);
  const messages = messagesOf(messagesWhileKilled);
  stack.mail.behaviour = 'refusing';
  functions.running = functions.start();
  await sendAll(messages, {
    atOnce: 50,
    to: () => functions.running,
    onAcknowledged(count) {
      if (count !== kills[0]) return;
      kills.shift();
      functions.killAndRestart();
    },
  });
  expect(kills).toEqual([]);
  await (await functions.running).stop('SIGKILL');
  expect(stack.mail.mails).toEqual([]);

  stack.mail.behaviour = 'well';
  await deliverAll(stack, await functions.startPatient());

  const rows = await readOutbox(stack);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(idsOf(rows)).toEqual(idsOf(messages));
  expect(stack.mail.mails.map(idOf).sort()).toEqual(idsOf(messages));
});

test(`a database killed ${killsOfDatabase} times under load keeps every acknowledged message`, async () => {
  const kills = randomMoments(killsOfDatabase, messagesSent - 10);
  const messages = messagesOf(messagesSent);
  stack.mail.behaviour = 'well';
  const contact = await functions.startPatient();
  functions.running = Promise.resolve(contact);
  await sendAll(messages, {
    atOnce: 50,
    to: () => functions.running,
    onAcknowledged(count) {
      if (count !== kills[0]) return;
      kills.shift();
      functions.running = functions.running.then(async () => {
        await stack.database.kill();
        await stack.database.restart();
        return contact;
      });
    },
  });
  expect(kills).toEqual([]);
  await functions.running;
  expect(await readOutbox(stack, idsOf(messages))).toHaveLength(messagesSent);
  await contact.stop('SIGKILL');
  // The restart ends pending queries of the killed function: a lease taken after the next statement would last.
  await stack.database.kill();
  await stack.database.restart();
  await stack.query('update contact.messages set leased_until = now() where leased_until is not null');
  await deliverAll(stack, await functions.startPatient());
  const mails = messages.map(({ id }) => mailsOf(stack, id).length);
  expect(mails.filter((count) => count === 0)).toEqual([]);
  // Each kill may cause a second copy of the mails that were being sent.
  const inDelivery = mostLanes * (killsOfDatabase + 1);
  expect(mails.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(messagesSent + inDelivery);
});

test('a function killed before the mail server has answered: the same mail arrives once or twice', async () => {
  stack.mail.behaviour = 'well';
  // One message at a time, so that a killed function holds no other message.
  for (const message of messagesOf(repetitions(1, 3))) {
    stack.mail.onMail = () => {
      stack.mail.onMail = undefined;
      functions.killAndRestart(functions.startPatient);
    };
    functions.running = functions.start();
    await sendAll([message], { atOnce: 1, to: () => functions.running });
    await expect.poll(() => mailsOf(stack, message.id).length).toBeGreaterThan(0);
    const survivor = await functions.running;
    await deliverAll(stack, survivor);
    await survivor.stop('SIGKILL');

    const [first, second, ...more] = mailsOf(stack, message.id);
    expect(first?.source).toContain(message.id);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  }
});

test('a function killed between the answer and marking the message as sent: the same mail arrives twice', async () => {
  stack.mail.behaviour = 'well';
  await refuseMarks(stack);
  const [message = createMessage()] = messagesOf(1);
  const contact = await functions.start();
  await sendAll([message], { atOnce: 1, to: async () => contact });
  await expect.poll(() => countRefusedMarks(stack)).toBeGreaterThan(0);
  await contact.stop('SIGKILL');
  await allowMarks(stack);
  await deliverAll(stack, await functions.startPatient());

  const [first, second, ...more] = mailsOf(stack, message.id);
  expect(first?.source).toContain(message.id);
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test('a database that temporarily refuses to mark the message as sent: the message arrives once', async () => {
  stack.mail.behaviour = 'well';
  await refuseMarks(stack);
  const contact = await functions.startPatient();
  const message = createMessage();
  await sendAll([message], { atOnce: 1, to: async () => contact });
  await expect.poll(() => countRefusedMarks(stack)).toBeGreaterThan(0);
  await allowMarks(stack);
  await expect.poll(async () => (await readOutbox(stack, [message.id]))[0]?.state).toBe('sent');
  expect(mailsOf(stack, message.id)).toHaveLength(1);
});

/** Makes the database refuse to mark messages as sent. A sequence, which is not rolled back, counts the attempts. */
async function refuseMarks({ query }: Stack): Promise<void> {
  await query('create sequence public.refused_marks');
  await query(`create function public.refuse_mark() returns trigger language plpgsql as
    $$ begin perform nextval('public.refused_marks'); raise exception 'no'; end $$`);
  await query(`create trigger refuse_mark before update on contact.messages for each row
    when (new.state = 'sent' and old.state <> 'sent') execute function public.refuse_mark()`);
}

async function countRefusedMarks({ query }: Stack): Promise<number> {
  const [row] = await query<{ number: number }>(
    'select case when is_called then last_value::integer else 0 end as number from public.refused_marks',
  );
  return row?.number ?? 0;
}

async function allowMarks({ query }: Stack): Promise<void> {
  await query('drop function public.refuse_mark() cascade');
  await query('drop sequence public.refused_marks');
}

interface Killable {
  /** The current process; pending while a process starts. */
  running: Promise<FunctionProcess>;
  /** Starts a process whose leases end after four seconds, for a test that kills it. */
  readonly start: () => Promise<FunctionProcess>;
  /** Starts a process with the usual time limits, which delivers the outbox. */
  readonly startPatient: () => Promise<FunctionProcess>;
  /** Kills the current process and starts another, by default with `start`. */
  readonly killAndRestart: (next?: () => Promise<FunctionProcess>) => void;
}

/** Creates the functions of a stack, without starting a process. */
function createKillable(stack: Stack): Killable {
  const start = () => stack.startFunction({ CONTACT_SMTP_TIMEOUT_SECONDS: '2', CONTACT_ANSWER_SECONDS: '3', CONTACT_LEASE_SECONDS: '4' });
  const self: Killable = {
    running: Promise.reject(new Error('no function was started')),
    start,
    startPatient: () => stack.startFunction(),
    killAndRestart(next = start) {
      self.running = self.running.then(async ({ stop }) => {
        await stop('SIGKILL');
        return next();
      });
    },
  };
  // Prevents an unhandled rejection before the first start.
  self.running.catch(() => {});
  return self;
}

const messagesOf = (count: number) => Array.from({ length: count }, () => createMessage());

const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).sort();

type Message = ReturnType<typeof createMessage>;

interface SendOptions {
  readonly atOnce: number;
  /** Returns the current process; called before each attempt, so that visitors wait during a restart. */
  readonly to: () => Promise<FunctionProcess>;
  /** Called when a message is acknowledged, with the number of acknowledged messages. */
  readonly onAcknowledged?: (count: number) => void;
}

/** Sends all messages, `atOnce` at a time, with retries. Rejects at the first unexpected answer. */
async function sendAll(messages: readonly Message[], { atOnce, to, onAcknowledged }: SendOptions): Promise<void> {
  const unsent = [...messages];
  let acknowledged = 0;
  const visitor = async () => {
    for (let message = unsent.shift(); message; message = unsent.shift()) {
      while (!(await isAcknowledged(message, await to())));
      onAcknowledged?.(++acknowledged);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

async function isAcknowledged(message: Message, { post }: FunctionProcess): Promise<boolean> {
  const response = await post(message).catch(() => undefined);
  // A process killed during its answer counts as unavailable.
  const text = await response?.text().catch(() => undefined);
  if (response === undefined || text === undefined || response.status === 503) return false;
  if (response.status !== 200) throw new Error(`found: ${response.status} for ${message.id}: ${text}; expected: 200 or 503`);
  return true;
}

/** Chooses `count` different whole numbers from 1 to `last`, in ascending order. */
function randomMoments(count: number, last: number): number[] {
  const seed = Number(process.env['CONTACT_SEED'] ?? Date.now() % 2 ** 32);
  onTestFailed(() => console.error(`CONTACT_SEED=${seed} repeats the random choices of this run.`));
  const { below } = createRandom(seed);
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(1 + below(last));
  return [...chosen].sort((a, b) => a - b);
}
