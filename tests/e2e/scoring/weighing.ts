/** What the scoring tool weighs, computed from the built site: with Brotli, each file by itself, as it travels. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { pages } from '#generated/pages.ts';
import type { Locale } from '#schema/site.ts';
import { importsOf } from '#scripts/build/chunks.ts';
import { filesBelow } from '#scripts/lib/paths.ts';
import { islandChunk } from '../support/weight.ts';

/** In bytes with Brotli: the tool’s own code, the page with all that it asks for, and that page without its fonts. */
export const scoringBudgets = { own: 25 * 1024, page: 75 * 1024, pageWithoutFonts: 43 * 1024 } as const;

export interface ScoringWeight {
  /** The island’s chunk and what it alone imports, its worker included: all the code there is but what every page runs. */
  readonly own: number;
  /** Document, style, scripts, worker and fonts. */
  readonly page: number;
  readonly pageWithoutFonts: number;
}

/** Weighs the tool’s page in a language. Throws a {@link UsageError} when the built site has no such island. */
export function weighScoring(folder: string, locale: Locale): ScoringWeight {
  const document = `${pages.scoringTool.paths[locale]}.html`;
  const html = parse(readFileSync(join(folder, document), 'utf8'));
  const named = html
    .querySelectorAll('link[href^="/assets/"], script[src]')
    .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '');
  const atStart = named.flatMap((file) => (file.endsWith('.js') ? importsOf(folder, file) : file));
  const island = importsOf(folder, islandChunk(folder, 'scoring')).filter((file) => !atStart.includes(file));
  const code = island.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const workers = filesBelow(folder).filter((file) => /worker.*\.js$/.test(file) && code.includes(file.replace(/^.*\//, '')));
  const styles = [
    html.querySelectorAll('style').map((tag) => tag.rawText),
    ...atStart.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(folder, file), 'utf8')),
  ].join('');
  const fonts = filesBelow(folder).filter(
    (file) => file.endsWith('.woff2') && (named.includes(`/${file}`) || styles.includes(file.replace(/^.*\//, ''))),
  );
  const own = weigh(folder, [...island, ...workers]);
  const pageWithoutFonts = own + weigh(folder, [document, ...new Set(atStart.filter((file) => !file.endsWith('.woff2')))]);
  return { own, pageWithoutFonts, page: pageWithoutFonts + weigh(folder, fonts) };
}

function weigh(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
