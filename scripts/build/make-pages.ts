/**
 * The pages of a site, from its bundles: rendered from that of the server while that of the browser is being made, and
 * completed with what that has for them once it is there.
 */
import type { Bundles } from './bundles.ts';
import { type RenderedPage, renderPages } from './render.ts';

/** Writes them to `folder`, as `named` makes them of what was rendered, and awaits the bundles. Answers the pages, which `completePages` completes. */
export async function makePages(
  folder: string,
  { server, browser }: Bundles,
  named: (html: string) => string,
): Promise<readonly RenderedPage[]> {
  await server;
  const pages = await renderPages(folder, named);
  await browser;
  return pages;
}
