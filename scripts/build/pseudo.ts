/**
 * The site in pseudo-texts, for tests of layout. In a folder of its own, which neither `npm start` nor a host looks at, and
 * kept from search engines in three ways, should it be published all the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoFolder } from '../lib/site-paths.ts';
import { step } from '../lib/terminal.ts';
import type { Bundler } from './bundles.ts';
import { completePages } from './complete-pages.ts';
import { writeDrawings } from './drawings.ts';
import { makePages } from './make-pages.ts';
import { pruneUnreached } from './prune.ts';

/** Bundles it, renders it by the same hooks as the site, and says that it is not the site. */
export async function buildPseudo(bundler: Bundler): Promise<void> {
  const bundles = bundler.begin(pseudoFolder, 'pseudo');
  const named = await step('drawings', () => writeDrawings(pseudoFolder));
  const pages = await step('bundles, pages', () => makePages(pseudoFolder, bundles, named));
  await step('styles', () => completePages(pseudoFolder, pages));
  writeFileSync(join(pseudoFolder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  writeFileSync(join(pseudoFolder, '_headers'), '/*\n  X-Robots-Tag: noindex, nofollow\n');
  await step('prune', () => pruneUnreached(pseudoFolder));
}
