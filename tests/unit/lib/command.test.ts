/** What a command says of itself: how it has to be called, by npm, which keeps options before two hyphens for itself. */
import { afterEach, expect, test, vi } from 'vitest';
import { type Command, runCommand } from '../../../scripts/lib/command.ts';

const command: Command = { name: 'npm start', summary: 'Serves.', options: { quick: { type: 'boolean', help: 'now' } }, run: () => {} };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** All that it says when it is given some words. */
async function said(given: Command, ...words: readonly string[]): Promise<string> {
  const argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'main.ts', ...words]);
  let text = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((part) => {
      text += String(part);
      return true;
    });
  await runCommand(given);
  argv.mockRestore();
  return text;
}

test('help, of one that takes options and of one that takes none', async () => {
  expect(await said(command, '--help')).toContain('\n  npm start -- [options]\n');
  expect(await said({ ...command, name: 'npm run build' }, '--help')).toContain('\n  npm run build -- [options]\n');
  expect(await said({ ...command, options: {} }, '--help')).toContain('\n  npm start\n');
});

test('an option that it does not take', async () => {
  expect(await said(command, '--slow')).toContain('See npm start -- --help for what it takes.');
});

test.each([
  ['EACCES', 'what whoever runs this may write expected. Correct its owner or its permissions, or remove it, then run this again.'],
  ['ENOSPC', 'room on the disk expected. Make some, then run this again.'],
])('what the system refuses with %s has a way out', async (code, wayOut) => {
  const run = () => {
    throw Object.assign(new Error(`${code}: refused, rmdir 'dist/client'`), { code, syscall: 'rmdir' });
  };
  expect(await said({ ...command, run })).toBe(`${code}: refused, rmdir 'dist/client'; ${wayOut}\n`);
});
