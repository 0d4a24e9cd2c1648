/** The scripts of the site, and networks that are slow or broken. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { chunkOf, importsOf } from '../../../scripts/build/chunks.ts';
import { clientFolder } from '../../../scripts/lib/site-paths.ts';
import { settle } from './clock.ts';
import { expect } from './test.ts';

export type IslandName = 'carousel' | 'contact-form' | 'contact-modal';

/** A string of each library that survives minification. */
const marks = {
  React: 'react.transitional.element',
  Radix: 'DialogDescription',
  Embla: 'slidesInView',
  zod: 'invalid_type',
  'supabase-js': 'supabase-js',
} as const;

/** Lists the libraries in the scripts of a page, its frames left out, that are loaded from now on. */
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

/** The path of an island's own chunk. */
export function islandChunk(island: IslandName): string {
  return chunkOf(clientFolder, `/${island}.island.tsx`) ?? '';
}

/** The path of the largest file that an island imports: the one with React. */
export function sharedChunk(island: IslandName): string {
  const files = importsOf(clientFolder, islandChunk(island)).map((path) => ({ path, bytes: statSync(join(clientFolder, path)).size }));
  return files.sort((a, b) => b.bytes - a.bytes)[0]?.path ?? '';
}

/** The path of the chunk with the client that sends messages. */
export function sendingChunk(): string {
  const folder = join(clientFolder, 'assets/chunks');
  const file = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes(marks['supabase-js']));
  return `/assets/chunks/${file}`;
}

/** The browser's messages about a file that does not arrive. */
export const brokenNetworkNoise = [
  /^request failed: .*\.js net::ERR_FAILED$/,
  /^status 503: .*\.js$/,
  /^console\.error: Failed to load resource: /,
  /^console\.error: Error: \/assets\/.*\.js: (?:Failed to fetch|503)/,
] as const;

interface Hold {
  /** Waits until a request is held. */
  readonly held: () => Promise<void>;
  readonly release: () => void;
}

/** Holds the page's requests for matching scripts until they are released. */
export async function holdScripts(page: Page, pattern: RegExp = /\/assets\/.*\.js$/): Promise<Hold> {
  let held = 0;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    held++;
    await isReleased;
    await route.continue();
  });
  return { held: () => expect.poll(() => held, 'held scripts').toBeGreaterThan(0), release: () => release() };
}

export interface Breakdown {
  /** How often the file was fetched. The import afterwards takes it from the cache. */
  readonly fetches: () => number;
  /** Lets the file arrive from now on. */
  readonly mend: () => void;
  /** Waits for the failure of this number, counted from 1, and until the page has handled it. */
  readonly failure: (count: number) => Promise<void>;
}

/** Makes every request for a script fail from now on: without an answer, or with a status. */
export async function breakScript(page: Page, path: string, how: 'no answer' | 503 = 'no answer'): Promise<Breakdown> {
  let [fetches, failed, isMended] = [0, 0, false];
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() === 'fetch') fetches++;
    if (isMended) return route.continue();
    await (how === 'no answer' ? route.abort() : route.fulfill({ status: how }));
    failed++;
  });
  return {
    fetches: () => fetches,
    mend: () => (isMended = true),
    async failure(count) {
      await expect.poll(() => failed, `failures of ${path}`).toBe(count);
      await settle(page);
    },
  };
}
