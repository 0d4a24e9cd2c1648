/** Emits `generated/messages.ts`: the type of each message file, and a type that fails to compile if the file does not match. */
import { messageChildren } from '../../../schema/language/nodes.ts';
import { bundlesIn } from '../../model/bundles.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { block, byKey, pascal } from '../../model/typescript.ts';
import { declarations, fileTypes, interfacesOf, type Named } from './interfaces.ts';

export function emitMessages(site: SiteModel): string {
  const files = filesOf(site);
  const named: Named = new Map();
  const contents = [...new Map(files.map((file) => [file.typeName, file])).values()];
  const interfaces = interfacesOf({ ...site, bundles: contents }, 'Messages', (node) => fileTypes(messageChildren(node), named));
  const types = [...declarations(named), ...interfaces].join('\n');
  const imports = files.map(({ id, locale, name }) => `import type ${name} from './messages/${locale}/${id}.json';`);
  const proofs = files.map(({ typeName, name }) => `export type ${name}IsComplete = Complete<${typeName}Messages, typeof ${name}>;`);
  return `${imports.join('\n')}

/** Fails to compile, naming the key, if a message file lacks a text of its content type. */
type Complete<Expected, Actual extends Expected> = Actual;

${listTypes(types)}${types}
${proofs.join('\n')}
`;
}

/** Returns a bundle for each message file. The name of its type has the locale if the content differs by locale: `AboutEn`. */
function filesOf(site: SiteModel) {
  const bundles = new Map(site.bundles.map((bundle) => [bundle.id, bundle]));
  const files = site.languages.flatMap(({ locale }) =>
    bundlesIn(site, locale).map((bundle) => ({ ...bundle, locale, name: `${locale.replaceAll('-', '_')}${bundle.typeName}` })),
  );
  const differs = new Set(files.filter(({ id, content }) => content !== bundles.get(id)?.content).map(({ id }) => id));
  const named = files.map((file) => (differs.has(file.id) ? { ...file, typeName: file.typeName + pascal(file.locale) } : file));
  return byKey(named.map((file) => [`${file.id} ${file.locale}`, file])).map(([, file]) => file);
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
