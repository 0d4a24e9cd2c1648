/** Random histories: an acknowledged message is mailed or visibly queued, and mailed again only after a crash or a lost answer. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '../../supabase/functions/send-contact-email/store.ts';
import { repetitions } from '../support/soak.ts';
import { startInProcess } from './support/in-process.ts';
import { modelSettings, runHistory } from './support/model.ts';
import { type Stack, startStack } from './support/stack.ts';

/** Number of histories, which are always the same. CONTACT_SEED=<seed> starts with another seed. */
const histories = repetitions(10, 2000);
const firstSeed = Number(process.env['CONTACT_SEED'] ?? 1);

let stack: Stack;
let store: Store;
beforeAll(async () => {
  stack = await startStack();
  // Faster; this test does not kill the database.
  await stack.query('alter database postgres set synchronous_commit = off');
  ({ store } = startInProcess(stack, modelSettings));
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterAll(() => stack?.stop());

test.each([
  ['a simulated', histories],
  ['a real', Math.ceil(histories / 10)],
] as const)('%s mail server: %i histories of 20 steps', { timeout: 3_600_000 }, async (server, count) => {
  for (let seed = firstSeed; seed < firstSeed + count; seed++)
    await runHistory(stack, store, { seed, steps: 20, isReal: server === 'a real' });
  expect(await stack.query("select id from contact.messages where state = 'queued'")).toEqual([]);
});
