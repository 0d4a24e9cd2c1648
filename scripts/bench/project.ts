/** A synthetic project of any size: a home page, eleven sections below it, every other page in one of them. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { localeCodes } from '../../schema/site.ts';
import { wayTo } from '../lib/paths.ts';

/** Message keys of each page: four of `meta`, `label`, and the five of {@link content}. */
export const keysPerPage = 10;
const content =
  'z.object({ hero: section("top", z.object({ title: rich(), lead: text({ params: ["year"] }) })), points: list(3, text()) })';
const sections = 11;

/** Schema modules that every project shares with this one; pages and bundles are the project's own. */
const sharedModules = ['constants.ts', 'content/shared.ts', 'link.ts', 'site.ts'];

/** Ids of the pages: `home`, `page1`, `page2`… */
export function pageIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'home' : `page${index}`));
}

/** Writes the schema of `count` pages to `root`. `remark` makes its text a new one: nothing compiled before is of use. */
export function writeSchema(root: string, count: number, remark: string): void {
  write(root, 'package.json', '{ "type": "module" }\n');
  rmSync(join(root, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const module of sharedModules) {
    const original = wayTo(join('schema', module), join(root, 'schema', dirname(module)));
    write(root, `schema/${module}`, `export * from '${original}';\n`);
  }
  write(root, 'schema/bundles.ts', 'export const bundles = {};\n');
  write(root, 'schema/retired.ts', 'export const retired = {};\n');
  write(root, 'schema/renamed.ts', 'export const renamed = {};\n');
  write(
    root,
    'schema/pages.ts',
    `/** ${remark} */
import { z } from 'zod';
import { definePages, list, page, rich, section, text } from '${wayTo('schema/define.ts', join(root, 'schema'))}';

export const pages = definePages({
${pageIds(count).map(entry).join('\n')}
});
`,
  );
}

/** Writes the message files of `count` pages to `root`, every text translated. */
export function writeMessages(root: string, count: number): void {
  for (const locale of localeCodes) {
    for (const id of pageIds(count)) write(root, `generated/messages/${locale}/${id}.json`, messages(id, locale));
  }
}

function entry(id: string, index: number): string {
  const slugs = localeCodes.map((locale) => `${locale}: '${index === 0 ? '' : `${locale}-${index}`}'`).join(', ');
  const parent = index > sections ? `parent: 'page${1 + (index % sections)}', ` : '';
  const former = index % 5 === 4 ? `formerSlugs: { ${localeCodes[0]}: ['old-${index}'] }, ` : '';
  return `  ${id}: page({ ${index === 0 ? "role: 'home', " : ''}${parent}slug: { ${slugs} }, ${former}content: ${content} }),`;
}

function messages(id: string, locale: string): string {
  const sentence = `A sentence of an ordinary length about ${id}, in ${locale}, as a translator would write it.`;
  const texts = {
    $schema: `../_schema/${id}.json`,
    meta: { title: `${id} in ${locale}`, description: sentence, socialTitle: `${id}, shared`, socialDescription: sentence },
    label: id,
    hero: { title: `All about *${id}*`, lead: `${sentence} So it was in {year}.` },
    points: { 1: sentence, 2: sentence, 3: `${sentence} {firmName} says so after {experienceYears} years.` },
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
