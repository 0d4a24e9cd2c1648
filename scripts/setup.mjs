/**
 * `node scripts/setup.mjs <script> [args]`: installs the packages of the lock file where they are missing, then runs the script in
 * this process. Plain JavaScript, because a bare clone has no packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

endWithParent();

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// The range of Vite.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  fail(
    `Node ${process.versions.node} found; 20.19 or later of Node 20, or 22.12 or later, expected. Install a current Node, then run this again.`,
  );
}

const odd = /[#?%]/.exec(process.cwd())?.[0];
if (odd) {
  fail(
    `${process.cwd()} has a "${odd}" in it; a folder without #, ? and % expected, which mean something else in the addresses of modules. Give it another name, then run this again.`,
  );
}

requireTemporaryFolder();
installPackages();

// The script finds its path and its arguments where they are without this file.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
if (process.argv[1].endsWith('.ts')) await import('tsx');
await import(pathToFileURL(process.argv[1]).href);

/** Ends this process when npm ends, even by `kill -9`; package.json uses `exec`, so that npm is the parent. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Without a temporary folder, tsx hangs. */
function requireTemporaryFolder() {
  const folder = tmpdir();
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, 'setup-')));
  } catch ({ code }) {
    fail(
      `Nothing can be made in ${folder} (${code}); a folder for temporary files that can be written expected. Set TMPDIR to one, then run this again.`,
    );
  }
}

/** Installs the packages of the lock file, unless the marker holds its hash. */
function installPackages() {
  const marker = 'node_modules/.installed';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  // All of them, even with NODE_ENV=production or `omit` in a configuration of npm.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--include=peer'];
  const command = `npm ${args.join(' ')}`;
  console.log(`Installing packages: ${command}`);
  // On Windows npm is a file for the shell.
  const { status, signal, error } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(`"${command}" ended with ${status ?? signal ?? error?.message}. Run it by hand to see why, then try again.`);
  writeFileSync(marker, wanted);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
