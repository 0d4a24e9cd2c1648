import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findWebKit, findWebServer, webServers } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';

/**
 * Installs missing browsers and web servers for the tests: as root on Debian, packages of all; otherwise, or if that fails, Playwright's
 * Chromium. Throws a {@link UsageError} if there is still no Chromium; the tests report other missing programs.
 */
export async function installBrowsers(): Promise<void> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  if (findChromium()) return;
  console.log('Installing Chromium with Playwright');
  // Without root, Playwright would ask for a password to install system libraries.
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  try {
    await run('playwright', args);
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message}\nNo Chromium found, and its installation failed; Chromium expected for the tests. Install it, or run CHROMIUM_PATH=/path/to/chromium npm test.`,
    );
  }
}

function installFromDebian(): void {
  const names = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...Object.entries(webServers).flatMap(([name, debian]) => (findWebServer(name as keyof typeof webServers) ? [] : [debian])),
  ];
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')} from Debian`);
  apt('update');
  if (apt('install', ...names)) return;
  // apt-get installs nothing if a release lacks one of the packages.
  for (const name of names) apt('install', name);
}

/** Runs apt-get and returns whether it succeeded. */
function apt(...words: readonly string[]): boolean {
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  // SYSTEMD_OFFLINE: the packages of web servers must not start them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  return spawnSync('apt-get', [...words, ...options], { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
