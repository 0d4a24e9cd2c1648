/** What runs before the visitor touches anything, as the browser fetches it: next to nothing, and no framework. */
import { expect, type Page, type Response } from 'playwright/test';
import { roles } from '#generated/pages.ts';
import { budgets, type Weight, weighPages } from '../../../scripts/bench/weight.ts';
import { brotliBytes, builtText, client, comeToRest, librariesIn, scriptsOf } from './scripts.ts';
import { baseURL, type SitePage } from './site.ts';

/** What a page asks for: of the site, and of others. */
export interface Asked {
  /** The addresses of its scripts. */
  readonly scripts: readonly string[];
  /** What it asks of anybody else. */
  readonly foreign: readonly string[];
}

/** Writes down what a page asks for from now on. */
export function listenToRequests(tab: Page): Asked {
  const foreign: string[] = [];
  tab.on('request', (request) => request.url().startsWith(`${baseURL}/`) || foreign.push(request.url()));
  return { scripts: scriptsOf(tab), foreign };
}

let computed: ReadonlyMap<string, Weight> | undefined;

/** Expects a page that has just been opened, and not touched, to have asked for what its kind may, and for what the benchmark says. */
export async function expectLight(
  tab: Page,
  { id, path }: SitePage,
  { scripts, foreign }: Asked,
  response: Response | null,
): Promise<void> {
  const isTool = id === roles.scoringTool;
  await comeToRest(tab);
  if (isTool) await expect(tab.locator('[data-island=scoring]')).toHaveAttribute('data-hydrated');
  const texts = scripts.map(builtText);
  expect.soft(texts.flatMap(librariesIn), `${path}: libraries`).toEqual([]);
  expect.soft(foreign, `${path}: requests to other sites`).toEqual([]);
  // The tool comes to life as it is seen: what it weighs then is the business of scripts/bench/scoring-weight.ts.
  if (isTool) return;
  computed ??= new Map(weighPages(client).map((weight) => [weight.title, weight]));
  const weight = computed.get(`${path === '/' ? '/index' : path}.html`);
  const bytes = brotliBytes([...texts, ...(await inlineScriptsOf(tab, (await response?.text()) ?? ''))]);
  expect.soft(bytes, `${path}: bytes with Brotli`).toBeLessThan(budgets.start);
  expect
    .soft({ bytes, files: scripts.toSorted() }, `${path}: as the benchmark computes it`)
    .toEqual({ bytes: weight?.bytes, files: weight?.files.toSorted() });
}

/** The scripts that stand in a page as it came: one removes itself when it has run. */
function inlineScriptsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const scripts = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script:not([src], [type="application/ld+json"])');
    return [...scripts].map((script) => script.textContent ?? '');
  }, html);
}
