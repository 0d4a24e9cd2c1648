/** Emits `generated/content.ts`: the content types as components receive them, with the first words of each text as doc comment. */
import { metaOf } from '../../../schema/language/define.ts';
import { children } from '../../../schema/language/nodes.ts';
import { otherForm } from '../../../schema/language/plural.ts';
import { memoizePerText } from '../../lib/maps.ts';
import type { Files } from '../../model/generated-files.ts';
import { type JsonObject, messageFile, valueAt, writtenTexts } from '../../model/messages/texts.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { propertyName } from '../../model/typescript.ts';
import { type ContentEmitter, contentTypes, declarations, interfacesOf, type MessagePlace } from './interfaces.ts';

/** `messages`: the text of every message file. */
export function emitContent(site: SiteModel, messages: Files): string {
  const emitter: ContentEmitter = {
    named: new Map(),
    docOf: docsIn(site, messages),
    bundleOf: (collection) => site.bundles.find(({ content }) => content === collection)?.id ?? '',
  };
  // Components receive a collection through the views on their pages.
  const received = site.bundles.filter(({ content }) => metaOf(content)?.kind !== 'collection');
  const contents = interfacesOf({ ...site, bundles: received }, 'Content', (node, place) => contentTypes(children(node), emitter, place));
  const types = [...declarations(emitter.named), ...contents].join('\n');
  const index = received.map(({ id, typeName }) => `  readonly ${propertyName(id)}: ${typeName}Content;`);
  return `${importsOf(types.replace(/\/\*\*.*?\*\//g, ''))}/** A text with placeholders that its component fills: see \`fill\` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

${types}
/** The content of every bundle, by id. */
export interface Contents {
${index.join('\n')}
}

export type BundleId = keyof Contents;
`;
}

/** Number of characters of a text that a doc comment shows. */
const shownLength = 48;

/**
 * Returns a function that formats the doc comment of a text: its first words in each language, its file and its key. The line is left
 * out: a paragraph more in a message file would change the comments of all texts below, and branches would conflict.
 */
function docsIn({ languages }: SiteModel, messages: Files): ContentEmitter['docOf'] {
  const read = memoizePerText((file: string) => JSON.parse(messages[file] ?? '{}') as JsonObject);
  return ({ bundle, path, isExample }: MessagePlace) => {
    const words = languages.flatMap(({ locale }) => {
      const value = valueAt(read(messageFile(locale, bundle)), path) ?? null;
      const [text] = Object.values(writtenTexts({ value }));
      return text === undefined ? [] : [`${locale} “${firstWords(otherForm(text))}”`];
    });
    return `${isExample ? 'Such as ' : ''}${[...words, `${bundle}.json ${path.join('.')}`].join(', ')}`;
  };
}

/** Returns the beginning of a text, without asterisks, which could end the comment. */
function firstWords(text: string): string {
  const plain = text.replaceAll('*', '').replace(/\s+/g, ' ').trim();
  const letters = [...plain];
  if (letters.length <= shownLength) return plain;
  return `${letters
    .slice(0, shownLength)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** Modules of the schema language, with the types that components receive. */
const modules = { inline: ['Inlines', 'Prose'], link: ['Link'], picture: ['Picture'], plural: ['PluralText'] } as const;

/** Returns the imports of the types that the code uses. */
function importsOf(code: string): string {
  const imports = Object.entries(modules).flatMap(([module, types]) => {
    const used = types.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '../schema/language/${module}.ts';\n`];
  });
  return imports.length === 0 ? '' : `${imports.join('')}\n`;
}
