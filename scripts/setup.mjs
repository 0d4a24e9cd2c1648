/**
 * `node scripts/setup.mjs [--browsers] <script> [args]`: installs what a bare clone lacks (the packages of the lock file
 * and, with `--browsers`, what the tests run in), then runs the script. Plain JavaScript without packages, because it is there to
 * install them; and one process from npm to the script, so that a signal reaches it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium, findFirefox, findWebKit } from './lib/browsers.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} found; 20.19 or later expected. Install a current Node and run this again.`);
}

const marker = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages');
  writeFileSync(marker, wanted);
}

const isForBrowsers = process.argv[2] === '--browsers';
if (isForBrowsers) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const wanted = [
      ...(findChromium() ? [] : ['chromium']),
      ...(findFirefox() ? [] : ['firefox-esr']),
      ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ];
    if (wanted.length > 0) install(wanted);
  }
  if (!findChromium()) run('npx', ['playwright', 'install', '--with-deps', '--no-shell', 'chromium'], 'Installing Chromium');
}

const command = process.argv.slice(isForBrowsers ? 3 : 2);
const reader = command[0]?.endsWith('.ts') ? ['--import', 'tsx'] : [];
const script = spawn(process.execPath, [...reader, ...command], {
  // The channel tells the script when this process dies without a word.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => script.kill(signal));
// npm may die without a word. (It runs this with `exec`: a shell in between would be survived by the script, and not notice.)
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  script.kill('SIGTERM');
}, 500).unref();
script.on('close', (code) => process.exit(code ?? 1));

/** Tries to install Debian packages; a network that does not answer costs a minute at most, one that crawls a few. */
function install(names) {
  console.log(`Installing ${names.join(', ')}`);
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const args = ['install', '-y', '--no-install-recommends', ...quick];
  // The lists that are there may do; if not, fresh ones.
  if (spawnSync('apt-get', [...args, ...names], { ...options, timeout: 240_000 }).status === 0) return;
  spawnSync('apt-get', ['update', ...quick], { ...options, timeout: 60_000 });
  if (spawnSync('apt-get', [...args, ...names], { ...options, timeout: 240_000 }).status === 0) return;
  // A release that lacks one of them may have the others.
  for (const name of names) spawnSync('apt-get', [...args, name], { ...options, timeout: 120_000 });
}

function run(command, args, title) {
  console.log(`${title}: ${command} ${args.join(' ')}`);
  // On Windows npm and npx are files for the shell.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) fail(`"${command} ${args.join(' ')}" ended with ${status ?? 'a signal'}. Run it by hand to see why, then try again.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
