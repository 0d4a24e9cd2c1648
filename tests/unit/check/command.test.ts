/** `npm run check` with a schema that fails to load, and with a stale site. */
import { afterAll, expect, test } from 'vitest';
import { hashSources, writeSourceHashes } from '../../../scripts/lib/source-hashes.ts';
import type { CommandResult } from '../../support/command-runner.ts';
import { startCommands } from '../../support/commands.ts';
import { makeCopy } from '../../support/copy.ts';

const copy = makeCopy('check-command');
afterAll(() => copy.remove());

/** Runs commands in one process, which saves start-up time; the process keeps the schema of the first command. */
async function withCommand(use: (check: (args: string) => Promise<CommandResult>) => Promise<void>): Promise<void> {
  const commands = startCommands(copy);
  await use((args) => commands.run('check', args.split(' ').filter(Boolean))).finally(commands.stop);
}

test('a site built before a change is reported as stale', async () => {
  copy.write('dist/client/index.html', '<!DOCTYPE html><title>The site</title>');
  const hashes = hashSources(copy.root);
  writeSourceHashes(copy.root, 'dist/client', hashes);
  await withCommand(async (check) => {
    expect((await check('--only leftovers')).output).toMatch(/^0 errors/);
    writeSourceHashes(copy.root, 'dist/client', { ...hashes, 'renderer/ui/hero.tsx': 'another' });
    expect(await check('--only leftovers')).toMatchObject({
      output: expect.stringMatching(
        /^dist\/client\n {2}found: .*renderer\/ui\/hero\.tsx.*\n.*\n {2}way out: .*Run npm run build.*\n\n0 errors/,
      ),
      exitCode: 0,
    });
  });
});

test('a schema that fails to load is a finding', async () => {
  copy.write('schema/pages.ts', `${copy.read('schema/pages.ts')}}\n`);
  await withCommand(async (check) => {
    expect(await check('')).toMatchObject({
      output: expect.stringMatching(/^\[codegen\] schema\/pages\.ts\n {2}found: .*\n1 error, 0 suppressions\n$/s),
      exitCode: 1,
    });
    const { output, exitCode } = await check('--format json');
    expect([JSON.parse(output).counts.errors, exitCode]).toEqual([1, 1]);
  });
});
