/** The scripts that a page fetches, and which libraries they hold. */
import type { Page } from 'playwright/test';
import { readBuilt } from '../../../scripts/build/chunks.ts';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { brotliBytes } from './weight.ts';

/** Where the scripts are that the page itself, without its frames, loads from now on, each once, fetched before or not; the list grows. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js') && request.resourceType() !== 'fetch' && request.frame() === page.mainFrame()) scripts.push(path);
  });
  return scripts;
}

/** What a file of the site says, by its address. */
export function builtText(path: string): string {
  return readBuilt(clientFolder, path);
}

/** What scripts cost to send, each by itself. */
export function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliBytes(text), 0);
}

/** Waits until the page has loaded and has had the few frames in which an observer of visibility reports. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Words of each library that no minifier touches. */
const marks = {
  React: 'react.transitional.element',
  Radix: 'DialogDescription',
  Embla: 'slidesInView',
  zod: 'invalid_type',
  'supabase-js': 'supabase-js',
} as const;

export type Library = keyof typeof marks;
export const libraries = Object.keys(marks) as Library[];

export function librariesIn(script: string): Library[] {
  return libraries.filter((library) => script.includes(marks[library]));
}
