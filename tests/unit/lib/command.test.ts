/** Help and error messages of commands: npm passes on only the options after `--`. */
import { afterEach, expect, test, vi } from 'vitest';
import { type Command, runCommand, UsageError } from '../../../scripts/lib/command.ts';

const command: Command = { name: 'npm start', summary: 'Serves.', options: { quick: { type: 'boolean', help: 'now' } }, run: () => {} };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Returns the output of a command with these arguments. */
async function outputOf(called: Command, ...args: readonly string[]): Promise<string> {
  const argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'main.ts', ...args]);
  let text = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((part) => {
      text += String(part);
      return true;
    });
  await runCommand(called);
  argv.mockRestore();
  return text;
}

test('the help of a command with options and of one without', async () => {
  expect(await outputOf(command, '--help')).toContain('\n  npm start -- [options]\n');
  expect(await outputOf({ ...command, name: 'npm run build' }, '--help')).toContain('\n  npm run build -- [options]\n');
  expect(await outputOf({ ...command, options: {} }, '--help')).toContain('\n  npm start\n');
});

test('an unknown option', async () => {
  expect(await outputOf(command, '--slow')).toContain('See npm start -- --help for its arguments.');
});

test('control characters of arguments are escaped, line breaks of the message are not', async () => {
  const run = ({ args }: { readonly args: readonly string[] }) => {
    throw new UsageError(`"${args[0]}" found;\n  a word expected.`);
  };
  expect(await outputOf({ ...command, args: { '<word>': 'a word' }, run }, 'a\u001B[2J\u202Eb')).toBe(
    '"a\\u{1b}[2J\\u{202e}b" found;\n  a word expected.\n',
  );
  expect(await outputOf(command, '--a\u001B[2J')).toContain("'--a\\u{1b}[2J'");
});

test.each([
  ['EACCES', 'a writable file expected. Change its owner or permissions, or remove it, then run this again.'],
  ['ENOSPC', 'free disk space expected. Free some, then run this again.'],
])('the message of a system error %s has a way out', async (code, wayOut) => {
  const run = () => {
    throw Object.assign(new Error(`${code}: refused, rmdir 'dist/client'`), { code, syscall: 'rmdir' });
  };
  expect(await outputOf({ ...command, run })).toBe(`${code}: refused, rmdir 'dist/client'; ${wayOut}\n`);
});
