/** Random histories: acknowledged means mailed or visibly waiting, once, and once more for each crash or lost answer. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '../../supabase/functions/send-contact-email/store.ts';
import { repetitions } from '../support/soak.ts';
import { startInside } from './support/inside.ts';
import { live, modelled } from './support/model.ts';
import { type Stack, startStack } from './support/stack.ts';

/** So many in npm test, and the same ones each time; more of them in npm run test:soak. CONTACT_SEED=<seed> begins with another. */
const histories = repetitions(10, 2000);
const first = Number(process.env['CONTACT_SEED'] ?? 1);

let stack: Stack;
let store: Store;
beforeAll(async () => {
  stack = await startStack();
  // Nobody pulls its plug here.
  await stack.ask('alter database postgres set synchronous_commit = off');
  ({ store } = startInside(stack, modelled));
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterAll(() => stack?.stop());

test.each([
  ['an imagined', histories],
  ['a real', Math.ceil(histories / 10)],
] as const)('%s mail server: %i histories of 20 steps', { timeout: 3_600_000 }, async (server, count) => {
  for (let seed = first; seed < first + count; seed++) await live(stack, store, { seed, steps: 20, isReal: server === 'a real' });
  expect(await stack.ask("select id from contact.messages where state = 'queued'")).toEqual([]);
});
