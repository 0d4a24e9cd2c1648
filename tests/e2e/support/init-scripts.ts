/** What pages run before any script of their own, until their tab is made as new. */
import type { Page } from 'playwright/test';

type Added = Awaited<ReturnType<Page['addInitScript']>>;

const added = new WeakMap<Page, Added[]>();

/** Has every page that is opened in the tab run a function first, with what it is given, or a text. */
export async function runFirst<Given>(page: Page, script: Parameters<typeof page.addInitScript<Given>>[0], given?: Given): Promise<void> {
  added.set(page, [...(added.get(page) ?? []), await page.addInitScript(script, given as Given)]);
}

/** Takes it all away again. */
export async function runNothingFirst(page: Page): Promise<void> {
  for (const script of added.get(page) ?? []) await script.dispose();
  added.delete(page);
}
