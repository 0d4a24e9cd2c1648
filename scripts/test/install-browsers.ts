/** The browsers that the tests run in: those of the machine, else installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findWebKit } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';

/**
 * Installs what is not there: as root on Debian all three engines, from its packages; elsewhere, or where that fails, Chromium
 * by Playwright. Throws when there is no Chromium in the end; of other engines the tests say that they are missing.
 */
export async function installBrowsers(): Promise<void> {
  await installFromDebian();
  if (findChromium()) return;
  announce(['Chromium']);
  // What it needs of the system only root can install; of anybody else, Playwright would want the password of root meanwhile.
  const args = ['install', ...(isRoot() ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  try {
    await run('playwright', args);
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message}\nNo Chromium found, and none could be installed; one to run the tests in expected. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test.`,
    );
  }
}

const isRoot = () => process.getuid?.() === 0;

function announce(names: readonly string[]): void {
  console.log(`Installing ${names.join(', ')}, while what needs no browser runs`);
}

/** A network that does not answer costs a minute at most, one that crawls a few. */
async function installFromDebian(): Promise<void> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  const names = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (names.length === 0) return;
  announce(names);
  const install = (timeout: number, ...wanted: string[]) => apt(timeout, 'install', '-y', '--no-install-recommends', ...wanted);
  // The lists that are there may do; if not, fresh ones.
  if (await install(240_000, ...names)) return;
  await apt(60_000, 'update');
  if (await install(240_000, ...names)) return;
  // A release that lacks one of them may have the others.
  for (const name of names) await install(120_000, name);
}

/** Whether apt-get has done as it was told, within so many milliseconds. */
function apt(timeout: number, ...words: readonly string[]): Promise<boolean> {
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  return new Promise((resolve) => {
    spawn('apt-get', [...words, ...quick], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout })
      .on('error', () => resolve(false))
      .on('close', (status) => resolve(status === 0));
  });
}
