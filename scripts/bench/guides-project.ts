/** This project with many more guides: what building it costs is all that it is for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../../schema/site.ts';
import type { JsonObject } from '../codegen/messages/json.ts';
import { copyProject } from './copy.ts';

/** The guide that the texts of the others come from. */
const model = 'strategy';

/** Milliseconds of a day: each guide was published the day before the one with the number before. */
const day = 86_400_000;
const firstPublished = Date.UTC(2026, 0, 12);

/** Writes to `root` the project with so many pages more, in all languages together: 500 guides in two languages are 1,000. */
export function writeGuidesProject(root: string, pages: number): void {
  mkdirSync(root, { recursive: true });
  copyProject(root);
  const numbers = Array.from({ length: Math.round(pages / localeCodes.length) }, (_, index) => index + 1);
  change(root, 'schema/pages.ts', /^ {2}legalNotice: page\(\{/m, (line) => `${numbers.map(entry).join('')}${line}`);
  // The sitemap grows with the pages, and nobody downloads it to read one.
  change(root, 'schema/constants.ts', /texts: \{ each: [\d_]+ \}/, () => 'texts: { each: 100_000_000 }');
  for (const locale of localeCodes) {
    const file = join(root, 'generated/messages', locale, `${model}.json`);
    const { figure: _drawing, example: _sheet, actions: _points, ...texts } = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    for (const number of numbers) {
      const own = { ...texts, $schema: `../_schema/guide${number}.json`, meta: numbered(texts['meta'] as JsonObject, number) };
      writeFileSync(join(root, 'generated/messages', locale, `guide${number}.json`), `${JSON.stringify(own, null, 2)}\n`);
    }
  }
}

/** Every head has words of its own, and no more of them than search engines show. */
function numbered(meta: JsonObject, number: number): JsonObject {
  const room = (key: string) => (/title/i.test(key) ? 45 : 120);
  return Object.fromEntries(Object.entries(meta).map(([key, text]) => [key, `${number}. ${String(text).slice(0, room(key))}`]));
}

function entry(number: number): string {
  const slugs = localeCodes.map((locale) => `${locale}: 'guide-${number}'`).join(', ');
  const published = new Date(firstPublished - number * day).toISOString().slice(0, 10);
  return `  guide${number}: guide({
    parent: 'retail',
    slug: { ${slugs} },
    published: '${published}',
    sections: ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
    keyFigures: ['roadmapYears', 'outletsOpened', 'profitableStores'],
    card: { icon: 'compass', gradient: 'sky' },
  }),
`;
}

function change(root: string, path: string, found: RegExp, by: (found: string) => string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  if (text.search(found) < 0) throw new Error(`${path}: nothing like ${found}, which the bench changes.`);
  writeFileSync(file, text.replace(found, by));
}
