/** `scripts/setup.cjs`, the start of every command, in a project without packages and with a stand-in for npm. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'setup-test-'));
afterAll(() => rmSync(parent, { recursive: true }));

const lock = (version: string) => ({
  packages: { '': {}, 'node_modules/a': { version, dev: true }, 'node_modules/b': { version: '1.0.0', optional: true } },
});

let count = 0;
let folder = '';
beforeEach(() => makeProject(`project-${count++}`));

/** Makes a project whose npm records its arguments and installs the packages of the lock file. */
function makeProject(name: string): void {
  folder = join(parent, name);
  for (const path of ['scripts', 'bin']) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync('scripts/setup.cjs', join(folder, 'scripts/setup.cjs'));
  write('scripts/command.mjs', "console.log('ran', ...process.argv.slice(2));");
  write('package-lock.json', JSON.stringify(lock('2.0.0')));
  write('bin/npm', `#!/bin/sh\necho "npm $*"\nmkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

function run() {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.cjs', 'scripts/command.mjs', '--check'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('every command of package.json begins with it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  for (const [name, command] of Object.entries(scripts)) expect(command, name).toMatch(/^(?:exec )?node scripts\/setup\.cjs \S/);
});

describe('packages', () => {
  const installs = 'Installing packages: npm ci --no-audit --no-fund\nnpm ci --no-audit --no-fund\n';

  test('missing ones are installed once; the standard output is that of the command', () => {
    expect(run()).toEqual({ status: 0, stdout: 'ran --check\n', stderr: installs });
    expect(run()).toEqual({ status: 0, stdout: 'ran --check\n', stderr: '' });
  });

  test.each([
    ['without development packages, as with NODE_ENV=production', { packages: {} }],
    ['with another version', lock('1.9.0')],
  ])('an installation %s is completed', (_, installed) => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', JSON.stringify(installed));
    expect(run()).toEqual({ status: 0, stdout: 'ran --check\n', stderr: installs });
  });

  test('a link to the packages of another project is refused before npm deletes them', () => {
    mkdirSync(join(folder, 'other/a'), { recursive: true });
    symlinkSync('other', join(folder, 'node_modules'));
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^node_modules is a symbolic link to other, .+; a folder of this project expected\. Remove the link, .+\n$/);
    expect(readdirSync(join(folder, 'other'))).toEqual(['a']);

    write('node_modules/.package-lock.json', JSON.stringify(lock('2.0.0')));
    expect(run()).toEqual({ status: 0, stdout: 'ran --check\n', stderr: '' });
  });

  test('a lock file with a merge conflict is named', () => {
    write('package-lock.json', '<<<<<<< HEAD\n{}\n');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^package-lock\.json is not valid JSON; a lock file of npm expected\. Restore .+\n$/);
  });

  test('a failed installation is named, and the command does not run', () => {
    write('bin/npm', '#!/bin/sh\nexit 7\n');
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('"npm ci --no-audit --no-fund" ended with 7. Run npm ci');
  });
});

test.each(['#', '?', '%', '\\'])('a folder with %s in its name is refused in one line', (sign) => {
  makeProject(`a${sign}b`);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The folder \S+ has "." in its path; a path without #, \?, % and \\ expected\. Rename or move the folder, .+\n$/);
  expect(stderr).toContain(`has "${sign}"`);
});
