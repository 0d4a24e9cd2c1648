/** Networks that are slow or broken, at a test's word. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { importsOf } from '../../../../scripts/build/chunks.ts';
import { clientFolder } from '../../../../scripts/lib/client-folder.ts';
import { expect } from '../../support/live-site.ts';
import { islandChunk } from '../../support/weight.ts';
import { settle } from './clock.ts';

export type IslandName = 'carousel' | 'contact-form' | 'contact-modal';

/** What the browser says of a file that does not arrive; the island says the rest. */
export const brokenNetworkNoise = [
  /^request failed: .*\.js net::ERR_FAILED$/,
  /^status 503: .*\.js$/,
  /^console\.error: Failed to load resource: /,
  /^console\.error: Error: \/assets\/.*\.js: (?:Failed to fetch|503)/,
] as const;

/** Path of the file that holds an island's own code. */
export function chunkOf(island: IslandName): string {
  return islandChunk(clientFolder, island);
}

/** Path of the largest file that an island's code needs: the one with React. */
export function heaviestPartOf(island: IslandName): string {
  const files = importsOf(clientFolder, chunkOf(island)).map((path) => ({ path, bytes: statSync(join(clientFolder, path)).size }));
  return files.sort((a, b) => b.bytes - a.bytes)[0]?.path ?? '';
}

/** Path of the file with the client that sends messages. */
export function sendingChunk(): string {
  const folder = join(clientFolder, 'assets/chunks');
  const file = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes('supabase-js'));
  return `/assets/chunks/${file}`;
}

export interface Hold {
  /** Waits until a script waits. */
  readonly held: () => Promise<void>;
  readonly release: () => void;
}

/** Keeps the page's requests for matching scripts waiting, from now on, until they are released. */
export async function holdScripts(page: Page, pattern: RegExp = /\/assets\/.*\.js$/): Promise<Hold> {
  let held = 0;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    held++;
    await isReleased;
    await route.continue();
  });
  return { held: () => expect.poll(() => held, 'scripts that wait').toBeGreaterThan(0), release: () => release() };
}

export interface Breakdown {
  /** How often the file has been fetched; an import afterwards finds it in the cache, which a test that breaks things goes without. */
  readonly asked: () => number;
  /** From now on the file arrives. */
  readonly mend: () => void;
  /** Waits for the given failure, counted from 1, and until the page has heard of it. */
  readonly failure: (count: number) => Promise<void>;
}

/** Makes every request for a script fail, from now on: without an answer, or with a status. */
export async function breakScript(page: Page, path: string, how: 'no answer' | 503 = 'no answer'): Promise<Breakdown> {
  let [asked, failed, isMended] = [0, 0, false];
  await page.route(`**${path}`, (route) => {
    if (route.request().resourceType() === 'fetch') asked++;
    if (isMended) return route.continue();
    return how === 'no answer' ? route.abort() : route.fulfill({ status: how });
  });
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(path)) failed++;
  });
  return {
    asked: () => asked,
    mend: () => (isMended = true),
    async failure(count) {
      await expect.poll(() => failed, `failures of ${path}`).toBe(count);
      await settle(page);
    },
  };
}
