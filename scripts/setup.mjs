/**
 * `node scripts/setup.mjs <script> [args]`: installs the packages of the lock file, which a bare clone lacks, then runs the
 * script in this process. Plain JavaScript without packages, because it is there to install them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} found; 20.19 or later expected. Install a current Node and run this again.`);
}

const odd = /[#?%]/.exec(process.cwd())?.[0];
if (odd) {
  fail(
    `${process.cwd()} has a "${odd}" in it; a folder without #, ? and % expected, which mean something else in the addresses of modules. Give it another name, then run this again.`,
  );
}

installPackages();

// The script finds its name and its arguments where it would without this one.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
endWithParent();
if (process.argv[1].endsWith('.ts')) await import('tsx');
await import(pathToFileURL(process.argv[1]).href);

/** npm may die without a word. (It runs this with `exec`: a shell in between would be survived, and not notice.) */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Installs the packages of the lock file, unless they are what was installed last. */
function installPackages() {
  const marker = 'node_modules/.installed';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const args = ['ci', '--no-audit', '--no-fund'];
  const command = `npm ${args.join(' ')}`;
  console.log(`Installing packages: ${command}`);
  // On Windows npm is a file for the shell.
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) fail(`"${command}" ended with ${status ?? 'a signal'}. Run it by hand to see why, then try again.`);
  writeFileSync(marker, wanted);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
