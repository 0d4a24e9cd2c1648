/**
 * `node scripts/setup.mjs [--browsers] <script> [args]`: installs what a bare clone lacks (the packages of the lock file
 * and, with `--browsers`, what the tests run in), then runs the script. Plain JavaScript without packages, because it is there to
 * install them; and one process from npm to the script, so that a signal reaches it.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium, findFirefox, findWebKit } from './lib/browsers.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} found; 20.19 or later expected. Install a current Node and run this again.`);
}

const isForBrowsers = process.argv[2] === '--browsers';
// Both at once: what one unpacks while the other fetches is a quarter of a minute less to wait.
const browsers = isForBrowsers ? installFromDebian() : undefined;
const refusal = await installPackages().catch((error) => error);
await browsers;
if (refusal) fail(refusal.message);
if (isForBrowsers && !findChromium()) {
  await run('npx', ['playwright', 'install', '--with-deps', '--no-shell', 'chromium'], 'Installing Chromium').catch((error) =>
    fail(error.message),
  );
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

/** Installs the packages of the lock file, unless they are what was installed last. */
async function installPackages() {
  const marker = 'node_modules/.installed';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  await run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages');
  writeFileSync(marker, wanted);
}

/**
 * Tries to install, where Debian's packages can be, the browsers that are not there; a network that does not answer costs a
 * minute at most, one that crawls a few. Without them the tests say what is missing.
 */
async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')}`);
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const apt = async (timeout, ...words) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return (await ended('apt-get', [...words, ...quick], { stdio: 'ignore', env, timeout })) === 0;
  };
  const install = (timeout, ...wanted) => apt(timeout, 'install', '-y', '--no-install-recommends', ...wanted);
  // The lists that are there may do; if not, fresh ones.
  if (await install(240_000, ...names)) return;
  await apt(60_000, 'update');
  if (await install(240_000, ...names)) return;
  // A release that lacks one of them may have the others.
  for (const name of names) await install(120_000, name);
}

/** Runs a program that is to end well. Throws with its status, and the way out, if it does not. */
async function run(program, args, title) {
  console.log(`${title}: ${program} ${args.join(' ')}`);
  // On Windows npm and npx are files for the shell.
  const status = await ended(program, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error(`"${program} ${args.join(' ')}" ended with ${status ?? 'a signal'}. Run it by hand to see why, then try again.`);
}

/** The status that a program ends with; null where a signal ended it, or where it could not be started. */
function ended(program, args, options) {
  return new Promise((resolve) => {
    spawn(program, args, options)
      .on('error', () => resolve(null))
      .on('close', (status) => resolve(status));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
