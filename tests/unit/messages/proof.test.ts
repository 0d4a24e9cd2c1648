/** Each missing text of each message file is a compiler error that names the key. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { BundleId } from '../../../generated/content.ts';
import { loadContent } from '../../../renderer/content/load.ts';
import { bundles } from '../../../schema/content/bundles.ts';
import { metaOf } from '../../../schema/language/define.ts';
import { localeCodes } from '../../../schema/site/locales.ts';
import type { JsonObject } from '../../../scripts/model/messages/texts.ts';
import { pascal } from '../../../scripts/model/typescript.ts';
import { isSoaking } from '../../support/soak.ts';
import { bundleIds, compile, copyForCompiler, namedKey } from './compiler.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

test('each mutant is an error that names its key, and composed content has its generated type', async () => {
  root = copyForCompiler(['generated/*.ts']);
  const proofs = writeProofs();
  writeComposedContent();

  const errors = new Map((await compile(root)).map((error) => [`${error.file}:${error.line}`, error] as const));

  const wrong = proofs.flatMap(({ line, file, key, how }) => {
    const error = errors.get(`generated/proofs.ts:${line}`);
    const named = error && namedKey(error);
    return named === key ? [] : [`${file}: ${key} ${how}: ${error?.text ?? 'no error'}`];
  });
  expect(wrong).toEqual([]);
  const originals = proofs.filter(({ how }) => how === 'original');
  expect(originals).toHaveLength(localeCodes.length * bundleIds().length);
  const mutated = new Set(proofs.filter((proof) => !originals.includes(proof)).map(({ line }) => line));
  expect(errors.size, 'no other errors').toBe(mutated.size);
});

test('in the project, a missing text is an error at the proof of its file, and a missing slug is one at its line that names the locale', async () => {
  root = copyForCompiler();
  const file = join(root, 'schema/pages.ts');
  const source = readFileSync(file, 'utf8');
  const slugs = "slug: { fr: 'a-propos', en: 'about' }";
  writeFileSync(file, source.replace(slugs, "slug: { fr: 'a-propos' }"));
  const line = source.split('\n').findIndex((text) => text.includes(slugs)) + 1;
  editMessages('fr', 'home', (hero) => delete hero['subtitle']);
  editMessages('en', 'home', (hero) => {
    hero['title'] = null;
  });
  const errors = await compile(root);
  const ofTexts = errors.filter((error) => error.file.startsWith('generated/'));
  const ofSlug = errors.filter((error) => !ofTexts.includes(error));
  const proofs = readFileSync('generated/messages.ts', 'utf8').split('\n');
  expect(ofTexts.map((error) => [error.file, proofs[error.line - 1], namedKey(error)])).toEqual([
    ['generated/messages.ts', 'export type enHomeIsComplete = Complete<HomeMessages, typeof enHome>;', 'hero.title'],
    ['generated/messages.ts', 'export type frHomeIsComplete = Complete<HomeMessages, typeof frHome>;', 'hero.subtitle'],
  ]);
  expect(ofSlug.map((error) => [error.file, error.line])).toEqual([['schema/pages.ts', line]]);
  expect(ofSlug[0]?.text).toContain("Property 'en' is missing");
});

/** A mutant of a message file, and the line of the type that checks it. */
interface Proof extends Mutant {
  readonly file: string;
  readonly line: number;
}

/** npm test checks every third mutant of a file, of hundreds. */
const sampleStep = 3;

/** Writes the mutants, and a module with a checking type for each. Languages with equal mutants share one type. */
function writeProofs(): Proof[] {
  // The type by which `generated/messages.ts` checks the message files.
  const lines = [/^type Complete<.*$/m.exec(readFileSync('generated/messages.ts', 'utf8'))?.[0] ?? ''];
  mkdirSync(join(root, 'generated/mutants'));
  const proofs = bundleIds().flatMap((id, bundleIndex) => {
    const linesByText = new Map<string, readonly number[]>();
    return localeCodes.flatMap((locale) => {
      const all = mutantsOf(readMessages(locale, id));
      const mutants = [
        ...all.slice(0, 1),
        ...all.slice(1).filter((_, index) => isSoaking || index % sampleStep === bundleIndex % sampleStep),
      ];
      const text = JSON.stringify(Object.fromEntries(mutants.map(({ messages }, index) => [index, messages])));
      const proofLines = linesByText.get(text) ?? prove(lines, id, `${locale}${pascal(id)}`, mutants, text);
      linesByText.set(text, proofLines);
      return mutants.map((mutant, index) => ({ ...mutant, file: `${locale}/${id}.json`, line: proofLines[index] ?? 0 }));
    });
  });
  writeFileSync(join(root, 'generated/proofs.ts'), lines.join('\n'));
  return proofs;
}

/** Adds the proofs of one file to `lines` and returns their line numbers. */
function prove(lines: string[], id: string, name: string, mutants: readonly Mutant[], text: string): number[] {
  writeFileSync(join(root, `generated/mutants/${name}.json`), text);
  lines.push(`import type { ${pascal(id)}Messages as ${name}Messages } from './messages.ts';`);
  lines.push(`import type ${name} from './mutants/${name}.json';`);
  return mutants.map(({ key }, index) => {
    const expected = key === undefined ? `${name}Messages` : `Pick<${name}Messages, '${key.split('.')[0]}'>`;
    return lines.push(`export type ${name}${index} = Complete<${expected}, (typeof ${name})[${index}]>;`);
  });
}

/** Writes a module in which the composed content of each bundle has its generated type; links are calls of link(). */
function writeComposedContent(): void {
  // Collections have no content type: pages show views of them.
  const collections: Readonly<Record<string, z.ZodType>> = bundles;
  const ids = bundleIds().filter((id) => !(id in collections && metaOf(collections[id] as z.ZodType)?.kind === 'collection'));
  const constants = localeCodes.flatMap((locale) =>
    ids.map((id) => {
      const json = JSON.stringify(loadContent(id as BundleId, locale));
      const content = json.replace(/\{"page":("[^"]+")(?:,"anchor":("[^"]+"))?(?:,"query":(\{[^}]+\}))?\}/g, (_, ...values) => {
        const [page, anchor = 'undefined', query = 'undefined'] = values as string[];
        return `link(${page}, ${anchor}, ${query})`;
      });
      return `export const ${locale}${pascal(id)}: Contents['${id}'] = ${content};`;
    }),
  );
  writeFileSync(
    join(root, 'generated/composed.ts'),
    ["import type { Contents } from './content.ts';", "import { link } from './links.ts';", ...constants].join('\n'),
  );
}

function editMessages(locale: string, bundle: string, edit: (hero: Record<string, unknown>) => void): void {
  const messages = structuredClone(readMessages(locale, bundle)) as JsonObject & { readonly hero: Record<string, unknown> };
  edit(messages.hero);
  writeFileSync(join(root, `generated/messages/${locale}/${bundle}.json`), JSON.stringify(messages));
}

function readMessages(locale: string, bundle: string): JsonObject {
  return JSON.parse(readFileSync(`generated/messages/${locale}/${bundle}.json`, 'utf8')) as JsonObject;
}
