/**
 * A message that was acknowledged arrives, whatever is killed meanwhile: the function, the database, each at the worst moment, too.
 * A failing test prints the seed of its random moments; CONTACT_SEED=<seed> repeats them.
 */
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { mostLanes } from '../../supabase/functions/send-contact-email/delivery.ts';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { empty } from './support/inside.ts';
import { emptyOutbox, idOf, kept, mailsOf } from './support/kept.ts';
import { aMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const [messagesWhileKilled, killsOfFunction] = [repetitions(120, 1500), repetitions(3, 10)];
const [messagesSent, killsOfDatabase] = [repetitions(80, 250), repetitions(2, 5)];

let stack: Stack;
let functions: Killable;

beforeAll(async () => {
  stack = await startStack({ CONTACT_RETRY_FIRST_SECONDS: '0' });
});
beforeEach(async () => {
  await empty(stack);
  stack.mail.mails.length = 0;
  functions = killable(stack);
});
afterAll(() => stack?.stop());

test(`${messagesWhileKilled} messages sent while the mail server refuses and the function is killed ${killsOfFunction} times all arrive, each once`, async () => {
  const kills = randomMoments(killsOfFunction, messagesWhileKilled - 10);
  const messages = messagesOf(messagesWhileKilled);
  stack.mail.behaviour = 'refusing';
  functions.running = functions.start();
  await visit(messages, {
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
  await emptyOutbox(stack, await functions.startPatient());

  const rows = await kept(stack);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(idsOf(rows)).toEqual(idsOf(messages));
  expect(stack.mail.mails.map(idOf).sort()).toEqual(idsOf(messages));
});

test(`a database that is killed ${killsOfDatabase} times under load keeps every message that was acknowledged`, async () => {
  const kills = randomMoments(killsOfDatabase, messagesSent - 10);
  const messages = messagesOf(messagesSent);
  stack.mail.behaviour = 'well';
  const contact = await functions.startPatient();
  functions.running = Promise.resolve(contact);
  await visit(messages, {
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
  expect(await kept(stack, idsOf(messages))).toHaveLength(messagesSent);
  await contact.stop('SIGKILL');
  // With the database, what the dead function had asked of it and not heard: a lease taken after the next line would last.
  await stack.database.kill();
  await stack.database.restart();
  await stack.ask('update contact.messages set leased_until = now() where leased_until is not null');
  await emptyOutbox(stack, await functions.startPatient());
  const mails = messages.map(({ id }) => mailsOf(stack, id).length);
  expect(mails.filter((count) => count === 0)).toEqual([]);
  // Whoever dies, the database or the function in the end, may have it that what was in hand goes out once more.
  const inHand = mostLanes * (killsOfDatabase + 1);
  expect(mails.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(messagesSent + inHand);
});

test('a function killed before it hears that the mail was taken: the message arrives, twice at most, as the same mail', async () => {
  stack.mail.behaviour = 'well';
  // One after the other: whoever dies of one message has no other in its hands.
  for (const message of messagesOf(repetitions(1, 3))) {
    stack.mail.onMail = () => {
      stack.mail.onMail = undefined;
      functions.killAndRestart(functions.startPatient);
    };
    functions.running = functions.start();
    await visit([message], { atOnce: 1, to: () => functions.running });
    await expect.poll(() => mailsOf(stack, message.id).length).toBeGreaterThan(0);
    const survivor = await functions.running;
    await emptyOutbox(stack, survivor);
    await survivor.stop('SIGKILL');

    const [first, second, ...more] = mailsOf(stack, message.id);
    expect(first?.source).toContain(message.id);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  }
});

test('a function killed between hearing it and writing it down: the message arrives twice, as the same mail', async () => {
  stack.mail.behaviour = 'well';
  await refuseMarks(stack);
  const [message = aMessage()] = messagesOf(1);
  const contact = await functions.start();
  await visit([message], { atOnce: 1, to: async () => contact });
  await expect.poll(() => refusedMarks(stack)).toBeGreaterThan(0);
  await contact.stop('SIGKILL');
  await allowMarks(stack);
  await emptyOutbox(stack, await functions.startPatient());

  const [first, second, ...more] = mailsOf(stack, message.id);
  expect(first?.source).toContain(message.id);
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test('a database that refuses for a moment to have it written down: the message arrives once', async () => {
  stack.mail.behaviour = 'well';
  await refuseMarks(stack);
  const contact = await functions.startPatient();
  const message = aMessage();
  await visit([message], { atOnce: 1, to: async () => contact });
  await expect.poll(() => refusedMarks(stack)).toBeGreaterThan(0);
  await allowMarks(stack);
  await expect.poll(async () => (await kept(stack, [message.id]))[0]?.state).toBe('sent');
  expect(mailsOf(stack, message.id)).toHaveLength(1);
});

/** Has the database refuse that a message be marked as sent; a sequence, which no rollback takes back, counts how often it was asked to. */
async function refuseMarks({ ask }: Stack): Promise<void> {
  await ask('create sequence public.refused_marks');
  await ask(`create function public.refuse_mark() returns trigger language plpgsql as
    $$ begin perform nextval('public.refused_marks'); raise exception 'no'; end $$`);
  await ask(`create trigger refuse_mark before update on contact.messages for each row
    when (new.state = 'sent' and old.state <> 'sent') execute function public.refuse_mark()`);
}

async function refusedMarks({ ask }: Stack): Promise<number> {
  const [row] = await ask<{ number: number }>(
    'select case when is_called then last_value::integer else 0 end as number from public.refused_marks',
  );
  return row?.number ?? 0;
}

async function allowMarks({ ask }: Stack): Promise<void> {
  await ask('drop function public.refuse_mark() cascade');
  await ask('drop sequence public.refused_marks');
}

interface Killable {
  /** The function of the moment; awaiting it waits for one that is being started again. */
  running: Promise<FunctionProcess>;
  /** What a process started by this held when it was killed is free after four seconds. */
  readonly start: () => Promise<FunctionProcess>;
  /** One that keeps what it holds for as long as it takes: to empty the outbox. */
  readonly startPatient: () => Promise<FunctionProcess>;
  /** Kills the function of the moment, and has another take its place: one that may be killed in its turn, unless told otherwise. */
  readonly killAndRestart: (next?: () => Promise<FunctionProcess>) => void;
}

/** The functions of a stack; none of them runs yet. */
function killable(stack: Stack): Killable {
  const start = () => stack.startFunction({ CONTACT_SMTP_TIMEOUT_SECONDS: '2', CONTACT_ANSWER_SECONDS: '3', CONTACT_LEASE_SECONDS: '4' });
  const self: Killable = {
    running: Promise.reject(new Error('No function has been started.')),
    start,
    startPatient: () => stack.startFunction(),
    killAndRestart(next = start) {
      self.running = self.running.then(async ({ stop }) => {
        await stop('SIGKILL');
        return next();
      });
    },
  };
  // Nobody has asked for it yet: no failure of its own.
  self.running.catch(() => {});
  return self;
}

const messagesOf = (count: number) => Array.from({ length: count }, () => aMessage());

const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).sort();

type Message = ReturnType<typeof aMessage>;

interface Visits {
  readonly atOnce: number;
  /** Where to send to now; asked before each try, so that a visitor waits for what is being started again. */
  readonly to: () => Promise<FunctionProcess>;
  /** Called as each message is acknowledged, with how many are by now. */
  readonly onAcknowledged?: (count: number) => void;
}

/** Has all messages sent, `atOnce` at a time. Rejects when one is refused for good. */
async function visit(messages: readonly Message[], { atOnce, to, onAcknowledged }: Visits): Promise<void> {
  const waiting = [...messages];
  let acknowledged = 0;
  const visitor = async () => {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      while (!(await isTaken(message, await to())));
      onAcknowledged?.(++acknowledged);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

async function isTaken(message: Message, { post }: FunctionProcess): Promise<boolean> {
  const response = await post(message).catch(() => undefined);
  // What died in the middle of its answer has not answered.
  const text = await response?.text().catch(() => undefined);
  if (response === undefined || text === undefined || response.status === 503) return false;
  if (response.status !== 200) throw new Error(`${response.status} for ${message.id}: ${text}; 200 or 503 expected.`);
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
