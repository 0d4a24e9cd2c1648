/** A message that was acknowledged arrives, whatever is killed meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repetitions } from '../support/soak.ts';
import { emptyOutbox, idOf, kept } from './support/kept.ts';
import { idsOf, type Killable, killable, messagesOf } from './support/killable.ts';
import { seededRandom } from './support/random.ts';
import { type Stack, startStack } from './support/stack.ts';
import { visit } from './support/visitors.ts';

const [messagesSent, killsOfFunction] = [repetitions(120, 1500), repetitions(3, 10)];

let stack: Stack;
let functions: Killable;

beforeAll(async () => {
  stack = await startStack({ CONTACT_RETRY_FIRST_SECONDS: '0' });
  functions = killable(stack);
});
afterAll(() => stack?.stop());

test(`${messagesSent} messages sent while the mail server refuses and the function is killed ${killsOfFunction} times all arrive, each once`, async () => {
  const kills = seededRandom().moments(killsOfFunction, messagesSent - 10);
  const messages = messagesOf(messagesSent);
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
