/**
 * `node scripts/setup.cjs <script> [args]`, the start of every command: checks Node and the folders, installs missing packages, then
 * runs the script in this process. Plain JavaScript, because a bare clone has no packages. CommonJS, because Node loads no ES module
 * below a folder with a backslash in its name.
 */
const { spawnSync } = require('node:child_process');
const { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmdirSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

endWithParent();

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// The range of Vite.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  fail(
    `Node ${process.versions.node} found; 20.19 or later of Node 20, or 22.12 or later, expected. Install a current Node, then run this again.`,
  );
}

// Module URLs give these characters another meaning. On Windows, a backslash separates folders.
const odd = (process.platform === 'win32' ? /[#?%]/ : /[#?%\\]/).exec(process.cwd())?.[0];
if (odd) {
  fail(
    `The folder ${process.cwd()} has "${odd}" in its path; a path without #, ?, % and \\ expected. Rename or move the folder, then run this again.`,
  );
}

requireTemporaryFolder();
installPackages();

// The script finds its path and its arguments where they are without this file.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
void runScript(process.argv[1]);

async function runScript(path) {
  if (path.endsWith('.ts')) await import('tsx');
  await import(pathToFileURL(path).href);
}

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

/** Installs the packages of the lock file, unless npm has recorded the same versions in `node_modules`. */
function installPackages() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  // Optional packages depend on the system. The entry without a path is the project.
  const required = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].optional);
  if (required.every((path) => installed[path]?.version === wanted[path].version)) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = readlinkSync('node_modules');
    fail(
      `node_modules is a symbolic link to ${target}, and npm ci would delete the packages there; a folder of this project expected. Remove the link, then run this again.`,
    );
  }
  const args = ['ci', '--no-audit', '--no-fund'];
  const command = `npm ${args.join(' ')}`;
  console.error(`Installing packages: ${command}`);
  // The standard output belongs to the script. On Windows npm is a file for the shell.
  const { status, signal, error } = spawnSync('npm', args, { stdio: ['inherit', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) fail(`"${command}" ended with ${status ?? signal ?? error?.message}. Run ${command} to see why, then run this again.`);
}

/** Returns the packages in a lock file of npm, by path. */
function packagesIn(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return fail(
      `${file} is not valid JSON; a lock file of npm expected. Restore ${file} from git, or run npm install, then run this again.`,
    );
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
