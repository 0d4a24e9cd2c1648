/** Chunks of the built site, and simulations of slow and broken networks. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { chunkOf, importsOf } from '../../../scripts/build/chunks.ts';
import { clientFolder } from '../../../scripts/lib/site-paths.ts';
import { settle } from './clock.ts';
import { expect } from './test.ts';

export type IslandName = 'carousel' | 'contact-form' | 'contact-modal';

/** For each library, a string that survives minification. */
const marks = {
  React: 'react.transitional.element',
  Radix: 'DialogDescription',
  Embla: 'slidesInView',
  zod: 'invalid_type',
  'supabase-js': 'supabase-js',
} as const;

/** Collects the libraries in scripts that a page loads from now on, without its frames. */
export function collectLibraries(page: Page): () => readonly string[] {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js') && request.resourceType() !== 'fetch' && request.frame() === page.mainFrame()) paths.add(path);
  });
  return () => {
    const scripts = [...paths].map((path) => readFileSync(join(clientFolder, path), 'utf8'));
    return Object.entries(marks).flatMap(([library, mark]) => (scripts.some((script) => script.includes(mark)) ? [library] : []));
  };
}

/** Returns the path of an island's own chunk. */
export function islandChunk(island: IslandName): string {
  return chunkOf(clientFolder, `/${island}.island.tsx`) ?? '';
}

/** Returns the path of the largest chunk that an island imports: the chunk with React. */
export function sharedChunk(island: IslandName): string {
  const files = importsOf(clientFolder, islandChunk(island)).map((path) => ({ path, bytes: statSync(join(clientFolder, path)).size }));
  return files.sort((a, b) => b.bytes - a.bytes)[0]?.path ?? '';
}

/** Returns the path of the chunk with the client that sends messages. */
export function sendingChunk(): string {
  const folder = join(clientFolder, 'assets/chunks');
  const file = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes(marks['supabase-js']));
  return `/assets/chunks/${file}`;
}

/** The browser's messages about a script that cannot be loaded. */
export const brokenNetworkNoise = [
  /^request failed: .*\.js net::ERR_FAILED$/,
  /^status 503: .*\.js$/,
  /^console\.error: Failed to load resource: /,
  /^console\.error: Error: \/assets\/.*\.js: (?:Failed to fetch|503)/,
] as const;

interface HeldScripts {
  /** Waits until a request is held. */
  readonly waitForRequest: () => Promise<void>;
  readonly release: () => void;
}

/** Delays the page's requests for matching scripts until `release` is called. */
export async function holdScripts(page: Page, pattern: RegExp = /\/assets\/.*\.js$/): Promise<HeldScripts> {
  let held = 0;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    held++;
    await isReleased;
    await route.continue();
  });
  return { waitForRequest: () => expect.poll(() => held, 'held scripts').toBeGreaterThan(0), release: () => release() };
}

export interface BrokenScript {
  /** Number of fetches of the script. The later import takes the script from the cache. */
  readonly fetches: () => number;
  /** Lets requests succeed from now on. */
  readonly repair: () => void;
  /** Waits until this many requests have failed and the page has handled the failure. */
  readonly waitForFailure: (count: number) => Promise<void>;
}

/** Makes every request for a script fail from now on: by a network error or with a status. */
export async function breakScript(page: Page, path: string, how: 'no answer' | 503 = 'no answer'): Promise<BrokenScript> {
  let [fetches, failed, isRepaired] = [0, 0, false];
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() === 'fetch') fetches++;
    if (isRepaired) return route.continue();
    await (how === 'no answer' ? route.abort() : route.fulfill({ status: how }));
    failed++;
  });
  return {
    fetches: () => fetches,
    repair: () => (isRepaired = true),
    async waitForFailure(count) {
      await expect.poll(() => failed, `failures of ${path}`).toBe(count);
      await settle(page);
    },
  };
}
