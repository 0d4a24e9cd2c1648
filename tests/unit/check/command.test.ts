/** `npm run check` of what it cannot look at, or not as it is today: a schema that does not load, a built site of before. */
import { afterAll, expect, test } from 'vitest';
import { keepPrints, printsOf } from '../../../scripts/lib/made-from.ts';
import type { Ran } from '../../support/command-runner.ts';
import { startCommands } from '../../support/commands.ts';
import { makeCopy } from '../../support/copy.ts';

const copy = makeCopy('check-command');
afterAll(() => copy.remove());

/** Runs it with each of the arguments in one process, for it takes longer to start than to work: the schema is as it is at the first. */
async function withCommand(ask: (check: (args: string) => Promise<Ran>) => Promise<void>): Promise<void> {
  const commands = startCommands(copy);
  await ask((args) => commands.run('check', args.split(' ').filter(Boolean))).finally(commands.stop);
}

test('a site that was built before a file changed is said to be of before', async () => {
  copy.write('dist/client/index.html', '<!DOCTYPE html><title>The site</title>');
  const made = printsOf(copy.root);
  keepPrints(copy.root, 'dist/client', made);
  await withCommand(async (check) => {
    expect((await check('--only leftovers')).output).toMatch(/^0 errors/);
    keepPrints(copy.root, 'dist/client', { ...made, 'renderer/ui/hero.tsx': 'another' });
    expect(await check('--only leftovers')).toMatchObject({
      output: expect.stringMatching(
        /^dist\/client\n {2}found: .*renderer\/ui\/hero\.tsx.*\n.*\n {2}way out: .*npm run build.*\n\n0 errors/,
      ),
      exitCode: 0,
    });
  });
});

test('a schema that does not load is a finding, and no crash', async () => {
  copy.write('schema/pages.ts', `${copy.read('schema/pages.ts')}}\n`);
  await withCommand(async (check) => {
    expect(await check('')).toMatchObject({
      output: expect.stringMatching(/^\[codegen\] schema\/pages\.ts\n {2}found: .*\n1 error, 0 excuses\n$/s),
      exitCode: 1,
    });
    const { output, exitCode } = await check('--format json');
    expect([JSON.parse(output).counts.errors, exitCode]).toEqual([1, 1]);
  });
});
