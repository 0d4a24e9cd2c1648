/** Slugs and messages that the example “Add a language” leaves to the reader. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Copy } from '../support/copy.ts';

/** Expects a type error at the slug of each page, and no other error. */
export async function expectOnlySlugsMissing(copy: Copy): Promise<void> {
  const { output } = await copy.run('npm run typecheck');
  const errors = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file = '', line]) => ({ file, line: Number(line) }));
  const schema = copy.read('schema/pages.ts').split('\n');
  const slugs = schema.flatMap((text, index) => (/^ +slug: \{/.test(text) ? [{ file: 'schema/pages.ts', line: index + 1 }] : []));
  expect(slugs.length).toBeGreaterThan(20);
  expect(errors).toEqual(slugs);
}

/** Copies the English slug of every page that has no German one. */
export function copyEnglishSlugs(copy: Copy): void {
  const source = copy.read('schema/pages.ts');
  copy.write('schema/pages.ts', source.replace(/(slug: \{ .*en: ('[^']*')) \}/g, '$1, de: $2 }'));
}

/** Copies the English text of every message that has no German one. */
export function copyEnglishMessages(copy: Copy): void {
  for (const name of readdirSync(join(copy.root, 'generated/messages/de'))) {
    const german = `generated/messages/de/${name}`;
    const texts = filled(JSON.parse(copy.read(german)), JSON.parse(copy.read(`generated/messages/en/${name}`)));
    copy.write(german, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

type Texts = string | null | { readonly [key: string]: Texts };

function filled(texts: Texts, english: Texts): Texts {
  if (texts === null || typeof texts === 'string' || english === null || typeof english === 'string') return texts ?? english;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text, english[key] ?? null)]));
}
