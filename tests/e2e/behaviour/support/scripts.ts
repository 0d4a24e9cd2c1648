/** The scripts that a page fetches, and which libraries they hold. */
import type { Page } from 'playwright/test';

export interface FetchedScript {
  readonly path: string;
  readonly text: () => Promise<string>;
}

/** The scripts that the page itself, without its frames, loads from now on, each once, fetched before or not; the list grows. */
export function scriptsOf(page: Page): FetchedScript[] {
  const scripts: FetchedScript[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const isFetched = response.request().resourceType() === 'fetch';
    if (path.endsWith('.js') && !isFetched && response.frame() === page.mainFrame()) scripts.push({ path, text: () => response.text() });
  });
  return scripts;
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
