/** What the README leaves to whoever adds a language: the slugs and the messages that it does not spell out. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Copy } from '../support/copy.ts';

/** Expects the compiler to name the slug of each page, and nothing else. */
export async function expectOnlySlugsMissing(copy: Copy): Promise<void> {
  const { output } = await copy.run('npm run typecheck');
  const errors = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file = '', line]) => ({ file, line: Number(line) }));
  const schema = copy.read('schema/pages.ts').split('\n');
  const slugs = schema.flatMap((text, index) => (/^ +slug: \{/.test(text) ? [{ file: 'schema/pages.ts', line: index + 1 }] : []));
  expect(slugs.length).toBeGreaterThan(20);
  expect(errors).toEqual(slugs);
}

/** Gives every page the English slug where it has no German one. */
export function copyEnglishSlugs(copy: Copy): void {
  const source = copy.read('schema/pages.ts');
  copy.write('schema/pages.ts', source.replace(/(slug: \{ .*en: ('[^']*')) \}/g, '$1, de: $2 }'));
}

/** Gives every message its English text where it has no German one. */
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
