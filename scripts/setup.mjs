/**
 * `node scripts/setup.mjs [--beside <module>] <script> [args]`: installs the packages of the lock file, which a bare clone lacks,
 * then runs the script in this process. Plain JavaScript without packages, because it is there to install them; so is the
 * module that is imported when it begins, to install something else meanwhile.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
// npm may die without a word. (It runs this with `exec`: a shell in between would be survived, and not notice.)
import './lib/end-with-parent.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// Vite takes no other, nor those in between.
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
const [beside] = process.argv[2] === '--beside' ? process.argv.splice(2, 2).slice(1) : [];
if (beside) await import(pathToFileURL(resolve(beside)).href);
await installPackages();

// The script finds its name and its arguments where it would without this one.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
if (process.argv[1].endsWith('.ts')) await import('tsx');
await import(pathToFileURL(process.argv[1]).href);

/** What reads TypeScript keeps what it has read there, and without it waits for ever, or ends with a stack. */
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

/** Installs the packages of the lock file, unless they are what was installed last. */
async function installPackages() {
  const marker = 'node_modules/.installed';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  // All of them, where NODE_ENV=production or a setting of npm would leave some out.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--include=peer'];
  const command = `npm ${args.join(' ')}`;
  console.log(`Installing packages: ${command}`);
  const end = await ended('npm', args);
  if (end !== 0) fail(`"${command}" ended with ${end}. Run it by hand to see why, then try again.`);
  writeFileSync(marker, wanted);
}

/** Runs a program of Node for as long as this process lives; answers its exit code, or what ended it. */
function ended(program, args) {
  const leash = new URL('./lib/leash.mjs', import.meta.url).href;
  const child = spawn(program, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${leash}` },
    // On Windows npm is a file for the shell.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
