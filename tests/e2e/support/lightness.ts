/** What runs before the visitor touches anything, as the browser fetches it: next to nothing, and no framework. */
import { expect, type Page, type Response } from 'playwright/test';
import { roles } from '#generated/pages.ts';
import { clientFolder, fileOf } from '../../../scripts/lib/client-folder.ts';
import { memoizePerText } from '../../../scripts/lib/memoize.ts';
import { builtText, bytesOf, comeToRest, librariesIn, scriptsOf } from './scripts.ts';
import { baseURL, type SitePage } from './site.ts';
import { budgets, weighPages } from './weight.ts';

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

/** What the benchmark computes of each page of a site, by its title. */
const computedOf = memoizePerText((folder: string) => new Map(weighPages(folder).map((weight) => [weight.title, weight])));

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
  // The tool comes to life as it is seen: `../scoring/weighing.ts` measures its scripts.
  if (isTool) return;
  const weight = computedOf(clientFolder).get(`/${fileOf(path)}`);
  const bytes = bytesOf([...texts, ...(await inlineScriptsOf(tab, (await response?.text()) ?? ''))]);
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
