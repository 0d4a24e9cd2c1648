/** A crash at the worst moment: between the mail server's word and our own note of it, and in the database itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostLanes } from '../../supabase/functions/send-contact-email/delivery.ts';
import { repetitions } from '../support/soak.ts';
import { emptyOutbox, kept, mailsOf } from './support/kept.ts';
import { idsOf, type Killable, killable, messagesOf } from './support/killable.ts';
import { seededRandom } from './support/random.ts';
import { aMessage, type Stack, startStack } from './support/stack.ts';
import { visit } from './support/visitors.ts';

const [messagesSent, killsOfDatabase] = [repetitions(80, 250), repetitions(2, 5)];

let stack: Stack;
let functions: Killable;

beforeAll(async () => {
  stack = await startStack({ CONTACT_RETRY_FIRST_SECONDS: '0' });
  functions = killable(stack);
});
afterAll(() => stack?.stop());

test(`a database that is killed ${killsOfDatabase} times under load keeps every message that was acknowledged`, async () => {
  const kills = seededRandom().moments(killsOfDatabase, messagesSent - 10);
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
