/** Installs the browsers of the tests where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findWebKit } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';

/**
 * Installs missing browsers: as root on Debian all three engines from its packages; elsewhere, or where that fails, Chromium by
 * Playwright. Throws a {@link UsageError} without any Chromium; the tests name other missing engines.
 */
export async function installBrowsers(): Promise<void> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  if (findChromium()) return;
  console.log('Installing Chromium by Playwright');
  // Only root can install system libraries; Playwright would ask anybody else for a password.
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  try {
    await run('playwright', args);
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message}\nNo Chromium found, and none could be installed; one to run the tests in expected. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test.`,
    );
  }
}

function installFromDebian(): void {
  const names = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')} from Debian`);
  apt('update');
  if (apt('install', ...names)) return;
  // A release that lacks one of the packages may have the others.
  for (const name of names) apt('install', name);
}

/** Runs apt-get and returns whether it succeeded. */
function apt(...words: readonly string[]): boolean {
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', [...words, ...options], { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
