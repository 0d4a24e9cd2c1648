/**
 * The site in pseudo-texts, for tests of layout. In a folder of its own, which neither `npm start` nor a host looks at, and
 * kept from search engines in three ways, should it be published all the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../lib/steps.ts';
import { bundle } from './bundles.ts';
import { writeDrawings } from './drawings/write.ts';
import { pruneUnreached } from './prune.ts';
import { renderPages } from './render.ts';

/** Where it is, from the project folder. */
export const pseudoFolder = 'dist/pseudo/client';

/** Bundles it, renders it by the same hooks as the site, and says that it is not the site. */
export async function buildPseudo(): Promise<void> {
  const named = await step('bundles, drawings', () => writeDrawings(pseudoFolder, bundle(pseudoFolder, 'pseudo')));
  await step('pages', () => renderPages(pseudoFolder, named));
  writeFileSync(join(pseudoFolder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  writeFileSync(join(pseudoFolder, '_headers'), '/*\n  X-Robots-Tag: noindex, nofollow\n');
  await step('prune', () => pruneUnreached(pseudoFolder));
}
