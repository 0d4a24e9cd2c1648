/** The browsers that the tests run in: those of the machine, else installed. */
import { findChromium } from '../lib/browsers.ts';
import { UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { installFromDebian } from './debian.mjs';

/**
 * Installs what is not there: as root on Debian all three engines, from its packages; elsewhere, or where that fails, Chromium
 * by Playwright. Throws when there is no Chromium in the end; of other engines the tests say that they are missing.
 */
export async function installBrowsers(): Promise<void> {
  await installFromDebian();
  if (findChromium()) return;
  console.log('Installing Chromium, while what needs no browser runs');
  // What it needs of the system only root can install; of anybody else, Playwright would want the password of root meanwhile.
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  try {
    await run('playwright', args);
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message}\nNo Chromium found, and none could be installed; one to run the tests in expected. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test.`,
    );
  }
}
