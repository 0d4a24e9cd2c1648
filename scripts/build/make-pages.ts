/**
 * The pages of a site, from its bundles: rendered from that of the server while that of the browser is being made, whose tags
 * they get once it is there.
 */
import type { Bundles } from './bundles.ts';
import { renderPages } from './render.ts';
import { addTags } from './tags.ts';

/** Writes them to `folder`, as `named` makes them of what was rendered. */
export async function makePages(folder: string, { server, browser }: Bundles, named: (html: string) => string): Promise<void> {
  await server;
  const pages = await renderPages(folder, named);
  await browser;
  addTags(folder, pages);
}
