/** Emits `generated/messages.ts`: the type of each message file, and a type that fails to compile if the file does not match. */
import { messageChildren } from '../../../schema/language/nodes.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { block } from '../../model/typescript.ts';
import { declarations, fileTypes, interfacesOf, type Named } from './interfaces.ts';

export function emitMessages(site: SiteModel): string {
  const locales = site.languages.map(({ locale }) => locale).sort();
  const named: Named = new Map();
  const interfaces = interfacesOf(site, 'Messages', (node) => fileTypes(messageChildren(node), named));
  const types = [...declarations(named), ...interfaces].join('\n');
  const typeIn = (locale: string, typeName: string) => `${locale.replaceAll('-', '_')}${typeName}`;
  const imports = site.bundles.flatMap(({ id, typeName }) =>
    locales.map((locale) => `import type ${typeIn(locale, typeName)} from './messages/${locale}/${id}.json';`),
  );
  const proofs = site.bundles.flatMap(({ typeName }) =>
    locales.map(
      (locale) => `export type ${typeIn(locale, typeName)}IsComplete = Complete<${typeName}Messages, typeof ${typeIn(locale, typeName)}>;`,
    ),
  );
  return `${imports.join('\n')}

/** Fails to compile, naming the key, if a message file lacks a text of its content type. */
type Complete<Expected, Actual extends Expected> = Actual;

${listTypes(types)}${types}
${proofs.join('\n')}
`;
}

/** Emits an interface for each list length in the types: the compiler then names a missing key. */
function listTypes(types: string): string {
  const counts = [...new Set([...types.matchAll(/\bExactly<\s*(\d+),/g)].map(([, count]) => Number(count)))].sort((a, b) => a - b);
  if (counts.length === 0) return '';
  const lists = counts.map((count): [string, string] => {
    const items = [...Array.from({ length: count }, (_, index) => `readonly ${index + 1}: Item`), `readonly ${count + 1}?: never`];
    return [String(count), count <= 5 ? `{ ${items.join('; ')} }` : `{\n  ${items.join(';\n  ')};\n}`];
  });
  return `/** A list of exactly \`Count\` items, keyed from 1. Without \`never\`, the compiler would accept one item more. */
type Exactly<Count extends keyof Lists<unknown>, Item> = Lists<Item>[Count];

interface Lists<Item> ${block(lists)}

`;
}
