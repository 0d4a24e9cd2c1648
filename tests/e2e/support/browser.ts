/** The browser of a worker, in a profile that asks its user nothing. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base } from 'playwright/test';

/**
 * What Chromium would offer over a page in French and over each form, in bubbles of its own: a twentieth of what a test took. And
 * its look at lists of dangerous sites, before each page. No flag turns these off.
 */
const preferences = {
  safebrowsing: { enabled: false },
  translate: { enabled: false },
  autofill: { profile_enabled: false, credit_card_enabled: false },
  credentials_enable_service: false,
};

export const test = base.extend({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'profile-'));
      await mkdir(join(profile, 'Default'));
      await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
      // The context it starts with is nobody's: tests make their own, which have its preferences too.
      const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
      await use(context.browser() as Browser);
      await context.close();
      // A process of the browser may end a moment after it.
      await rm(profile, { recursive: true, maxRetries: 10 });
    },
    { scope: 'worker' },
  ],
});
