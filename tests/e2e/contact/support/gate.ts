/** A slow connection, for as long as a test wants: scripts that are asked for wait at a gate. */
import type { Page } from 'playwright/test';

export interface Gate {
  /** How many scripts wait, or have waited. */
  readonly held: () => number;
  readonly open: () => void;
}

/** Holds every script that the page asks for from now on. */
export async function holdScripts(page: Page): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let held = 0;
  await page.route('**/assets/**/*.js', async (route) => {
    held++;
    await opened;
    await route.continue();
  });
  return { held: () => held, open };
}
