/** The outcome of a delivery is recorded when the database is away and comes back before the lease ends: the mail is sent once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMailer } from '../../supabase/functions/send-contact-email/mail.ts';
import { createStore, type Store } from '../../supabase/functions/send-contact-email/store.ts';
import { configOf, createInProcess, passTime } from './support/in-process.ts';
import { mailsOf, readOutbox } from './support/outbox.ts';
import { createMessage, type Stack, startStack } from './support/stack.ts';

const leaseSeconds = 720;

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

describe('with a clock of the test', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Delivers one mail while the database does not answer for some seconds. Returns the seconds of all calls of `settle`. */
  async function deliverWhileAway(awaySeconds: number): Promise<{ readonly calls: number[]; readonly isSettled: boolean }> {
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const message = { ...createMessage(), created_at: new Date() };
    const mails = [{ mail: message.id, attempt: 1, startsIn: 0, messages: [message] }];
    const calls: number[] = [];
    let isSettled = false;
    const store = {
      claim: async () => mails.shift(),
      beginText: async () => true,
      async settle() {
        calls.push(seconds());
        if (seconds() < awaySeconds) throw new Error('The database is away.');
        isSettled = true;
        return { state: 'sent', paused_until: null };
      },
    } as Partial<Store> as Store;
    const send = async (_: unknown, mayBegin: () => Promise<boolean>) => {
      await mayBegin();
      return { outcome: 'sent', error: null } as const;
    };
    const drained = createInProcess(store, { send }, { leaseSeconds }).drain();
    await vi.advanceTimersByTimeAsync(2 * leaseSeconds * 1000);
    await drained;
    return { calls, isSettled };
  }

  test.each([7, 60, leaseSeconds - 10])('the database is away for %i seconds: the outcome is recorded', async (seconds) => {
    expect((await deliverWhileAway(seconds)).isSettled).toBe(true);
  });

  test('after the end of the lease, the delivery goes on without the outcome', async () => {
    const { calls, isSettled } = await deliverWhileAway(Infinity);
    expect(isSettled).toBe(false);
    expect(calls.at(-1)).toBeLessThan(leaseSeconds + 10);
    // Neither a busy loop nor long gaps, in which the database could come back unnoticed.
    expect(calls.length).toBeGreaterThan(leaseSeconds / 10);
    expect(calls.length).toBeLessThan(leaseSeconds);
  });
});

describe('with a real database', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack?.stop());

  test('a database killed when the mail server has the text, and restarted much later: the mail is sent once', async () => {
    const config = configOf(stack);
    let waits = 0;
    const wait = async () => {
      if (++waits === 20) await stack.database.restart();
    };
    const contact = createInProcess(createStore(config), createMailer(config), config, wait);
    const message = createMessage();
    await contact.submit(message);
    stack.mail.onMail = () => stack.database.kill();
    await contact.drain();
    expect(await readOutbox(stack)).toMatchObject([{ id: message.id, state: 'sent' }]);
    await passTime(stack, leaseSeconds);
    await contact.drain();
    expect(mailsOf(stack, message.id)).toHaveLength(1);
  });
});
