/** A message that was acknowledged arrives, whatever is killed meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from './support/databases.ts';
import { emptyOutbox, idOf, kept } from './support/kept.ts';
import { seededRandom } from './support/random.ts';
import { aMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';
import { visit } from './support/visitors.ts';

const messagesOf = (count: number) => Array.from({ length: count }, () => aMessage());
const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).sort();

describe.each(databaseKinds)('%s', (kind) => {
  let stack: Stack;
  /** The function of the moment; awaiting it waits for one that is being started again. */
  let current: Promise<FunctionProcess>;

  /** What a killed process held is free after a second; the one that empties the outbox keeps what it holds for as long as it takes. */
  const start = () => stack.startFunction({ CONTACT_LEASE_SECONDS: '1' });
  const startPatient = () => stack.startFunction({ CONTACT_LEASE_SECONDS: '600' });

  function killAndRestart(): void {
    current = current.then(async ({ stop }) => {
      await stop('SIGKILL');
      return start();
    });
  }

  beforeAll(async () => {
    stack = await startStack(kind, { CONTACT_RETRY_FIRST_SECONDS: '0' });
  });
  afterAll(() => stack?.stop());

  test('1,500 messages sent while the mail server refuses and the function is killed ten times all arrive, each once', {
    timeout: 240_000,
  }, async () => {
    const kills = seededRandom().moments(10, 1490);
    const messages = messagesOf(1500);
    stack.mail.manners = 'refusing';
    current = start();
    await visit(messages, {
      atOnce: 50,
      to: () => current,
      onAcknowledged(count) {
        if (count !== kills[0]) return;
        kills.shift();
        killAndRestart();
      },
    });
    expect(kills).toEqual([]);
    await (await current).stop('SIGKILL');
    expect(stack.mail.mails).toEqual([]);

    stack.mail.manners = 'well';
    await emptyOutbox(stack, await startPatient());

    const rows = await kept(stack);
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(idsOf(rows)).toEqual(idsOf(messages));
    expect(stack.mail.mails.map(idOf).sort()).toEqual(idsOf(messages));
  });
});
