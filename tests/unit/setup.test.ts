/** What `npm start`, `npm run dev` and `npm test` look at before anything else. */
import { type SpawnOptionsWithoutStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A bare clone in which npm is a program of ours. */
function clone(npm = '', name = 'clone'): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  folders.push(folder);
  // Its own, or one that somebody has left in a folder above would say what kind of script that npm is.
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(folder, file), '{}');
  writeFileSync(join(folder, 'script.mjs'), "console.log('begun');");
  writeFileSync(join(folder, 'npm'), `#!${process.execPath}\n${npm}`);
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

const setup = resolve('scripts/setup.mjs');

function optionsFor(folder: string, env: NodeJS.ProcessEnv = {}): SpawnOptionsWithoutStdio {
  return { cwd: folder, env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}`, ...env } };
}

function begin(folder: string, env: NodeJS.ProcessEnv = {}, ...options: readonly string[]) {
  return spawnSync(process.execPath, [...options, setup, 'script.mjs'], { ...optionsFor(folder, env), encoding: 'utf8', timeout: 20_000 });
}

test.each(['#', '?', '%'])('a folder with %j in its path, from which modules cannot be loaded, is refused in words', (letter) => {
  const { status, stderr } = begin(clone('', `a ${letter} b`));
  expect(stderr).toContain(`has a "${letter}" in it; a folder without #, ? and % expected`);
  expect(status).toBe(1);
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused in words', (version) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const { status, stderr } = begin(clone(), {}, '--import', `data:text/javascript,${encodeURIComponent(pretend)}`);
  expect(stderr).toContain(`Node ${version} found; 20.19 or later of Node 20, or 22.12 or later, expected.`);
  expect(status).toBe(1);
});

test('a temporary folder that takes nothing is refused in words', () => {
  const folder = clone();
  const { status, stderr } = begin(folder, { TMPDIR: join(folder, 'script.mjs/none') });
  expect(stderr).toContain('script.mjs/none (ENOTDIR); a folder for temporary files that can be written expected. Set TMPDIR to one');
  expect(status).toBe(1);
});

test('every package is installed, once, whatever is set to leave some out', () => {
  const folder = clone("const fs = require('node:fs'); fs.mkdirSync('node_modules'); fs.writeFileSync('asked', process.argv.join(' '));");
  const env = { NODE_ENV: 'production', npm_config_omit: 'optional' };
  expect(begin(folder, env)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Installing packages: .*\nbegun\n$/) });
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/ ci .*--include=dev --include=optional/);
  expect(begin(folder, env)).toMatchObject({ status: 0, stdout: 'begun\n' });
});

test('what is named to go on beside begins first, and once; the script has its own arguments', () => {
  const folder = clone("require('node:fs').mkdirSync('node_modules'); console.log('npm');");
  writeFileSync(join(folder, 'beside.mjs'), "console.log('beside');");
  writeFileSync(join(folder, 'script.mjs'), "import './beside.mjs'; console.log(process.argv.slice(2).join());");
  const args = [setup, '--beside', 'beside.mjs', 'script.mjs', '--beside', 'a'];
  const { stdout } = spawnSync(process.execPath, args, { ...optionsFor(folder), encoding: 'utf8', timeout: 20_000 });
  expect(stdout).toMatch(/^beside\nInstalling packages: .*\nnpm\n--beside,a\n$/);
});

test('an npm that fails, or is not there, is named, and tried again the next time', () => {
  const folder = clone('process.exitCode = 3;');
  const { status, stderr } = begin(folder);
  expect(stderr).toMatch(/"npm ci .*" ended with 3\. Run it by hand to see why/);
  expect(status).toBe(1);
  rmSync(join(folder, 'npm'));
  expect(begin(folder, { PATH: folder }).stderr).toMatch(/"npm ci .*" ended with spawn npm ENOENT\./);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('an installation ends with who has begun it, by %s', async (signal) => {
  const folder = clone("setInterval(() => require('node:fs').writeFileSync('alive', ''), 20);");
  const child = spawn(process.execPath, [setup, 'script.mjs'], optionsFor(folder));
  const alive = join(folder, 'alive');
  await expect.poll(() => existsSync(alive)).toBe(true);
  child.kill(signal);
  await once(child, 'exit');
  await expect
    .poll(async () => {
      rmSync(alive, { force: true });
      await new Promise((done) => setTimeout(done, 200));
      return existsSync(alive);
    })
    .toBe(false);
});
