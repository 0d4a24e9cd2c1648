/** Emits content types as TypeScript, for message files and for components. */
import { z } from 'zod';
import { sectionLocales } from '../../../schema/language/content-in.ts';
import { metaOf } from '../../../schema/language/define.ts';
import { children, hasOpenList, messageChildren, type TextMeta, textMeta } from '../../../schema/language/nodes.ts';
import { choicesIn, factType, pictureType, wordsOf } from '../../model/facts.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { block, byKey, indent, isShort, type Property, quote, union } from '../../model/typescript.ts';

/** Declarations of shared types, by name. */
export type Named = Map<string, string>;

type Parts = ReturnType<typeof children>;
type Properties = readonly Property[];

/** A place in the message files: a bundle, and the keys within it. */
export interface MessagePlace {
  readonly bundle: string;
  readonly path: readonly string[];
  /** True if the type is declared once for several places, of which this is the first. */
  readonly isExample: boolean;
}

/** Emits content types with a doc comment on each text. */
export interface ContentEmitter {
  readonly named: Named;
  /** Returns the doc comment of a text, or of a list of texts, at a place. */
  readonly docOf: (place: MessagePlace) => string | undefined;
  /** Returns the bundle of a collection. */
  readonly bundleOf: (collection: z.ZodObject) => string;
}

/** Returns the type of a node in a message file: texts are strings, prose is an array of them, lists are objects keyed from 1. */
function fileType(node: z.ZodType, named: Named): string {
  const text = textMeta(node);
  if (text) return text.prose ? 'readonly string[]' : 'string';
  const meta = metaOf(node);
  const parts = messageChildren(node);
  const first = parts[0]?.[1];
  // The length of an open list differs between the entries of one type: a shared type cannot contain one.
  const isShared = !parts.some(([, part]) => hasOpenList(part));
  if (meta?.kind === 'list' && first && isShared) return generic('Exactly', String(parts.length), fileType(first, named));
  const ids = idsOf(Object.fromEntries(parts));
  const isAlike = isShared && parts.every(([, child]) => child === first);
  if (meta?.kind === 'entries' && first && isAlike && isShort(ids)) return `Readonly<${generic('Record', ids, fileType(first, named))}>`;
  if (meta?.kind === 'type' && meta.base && isShared) {
    const { base } = meta;
    const pictures = parts.filter(([name]) => !(name in base.shape));
    return `${fileType(base, named)} & ${block(fileTypes(pictures, named))}`;
  }
  const texts = () => block(fileTypes(parts, named));
  return meta?.kind === 'type' && isShared ? declared(meta.name, named, () => `interface ${meta.name} ${texts()}\n`) : texts();
}

/** Returns the types of the texts of a message file, by key. */
export function fileTypes(parts: Parts, named: Named): Properties {
  return byKey(parts).map(([name, child]) => [name, fileType(child, named)]);
}

/** Returns the type of a node as components receive it. */
function contentTypeOf(node: z.ZodType, emitter: ContentEmitter, place: MessagePlace): string {
  const { named } = emitter;
  const text = textMeta(node);
  if (text) return textType(text);
  const meta = metaOf(node);
  const parts = children(node);
  const [key, first] = parts[0] ?? [];
  if (meta?.kind === 'list')
    return first && key ? `readonly ${contentTypeOf(first, emitter, exampleIn(place, key))}[]` : 'readonly never[]';
  if (meta?.kind === 'entries') return entitiesOf(meta.facts, first, emitter, exampleIn(place, key ?? ''));
  if (meta?.kind === 'view') {
    const [entity = ''] = Object.keys(meta.facts);
    const held = { bundle: emitter.bundleOf(meta.collection), path: [entity, meta.name], isExample: true };
    return entitiesOf(meta.facts, meta.type, emitter, held, meta.isOne);
  }
  if (meta?.kind === 'fact') return factTypeOf(meta.type, named);
  if (meta?.kind === 'picture') return 'Picture';
  if (meta?.kind === 'section') return block([['id', quote(meta.anchor)], ...contentTypes(parts, emitter, place)]);
  if (meta?.kind !== 'type') return block(contentTypes(parts, emitter, place));
  if (meta.base) return contentTypeOf(meta.base, emitter, place);
  return declared(meta.name, named, () => {
    const facts = byKey(Object.entries(meta.facts as Readonly<Record<string, z.ZodType>>));
    const types = facts.map(([name, fact]) => [name, factTypeOf(fact, named)] as const);
    return `export interface ${meta.name} ${block([...types, ...contentTypes(parts, emitter, { ...place, isExample: true })])}\n`;
  });
}

function textType({ prose, marks, params, plurals }: TextMeta): string {
  if (prose) return prose.places.length === 0 ? 'Prose' : generic('Prose', union(prose.places.map(quote)));
  if (marks.length > 0) return 'Inlines';
  const counts = Object.keys(plurals);
  if (counts.length > 0)
    return generic('PluralText', ...[counts, params].filter((names) => names.length > 0).map((names) => union(names.map(quote))));
  return params.length === 0 ? 'string' : `Template<${union(params.map(quote))}>`;
}

function exampleIn({ bundle, path }: MessagePlace, key: string): MessagePlace {
  return { bundle, path: [...path, key], isExample: true };
}

/** Returns the types of content as components receive it, by key, with doc comments. A section of some locales may be absent. */
export function contentTypes(parts: Parts, emitter: ContentEmitter, place: MessagePlace): Properties {
  return byKey(parts).map(([name, child]) => {
    const own = { ...place, path: [...place.path, name] };
    const isList = metaOf(child)?.kind === 'list';
    const isText = textMeta(isList ? (children(child)[0]?.[1] ?? child) : child) !== undefined;
    const type = contentTypeOf(child, emitter, own) + (sectionLocales(child) ? ' | undefined' : '');
    return [name, type, isText ? emitter.docOf(own) : undefined];
  });
}

/** Returns the type of a fact, and declares the choices in it. */
function factTypeOf(fact: z.ZodType, named: Named): string {
  for (const { name, node } of choicesIn(fact)) {
    const words = wordsOf(node);
    declared(name, named, () => `export type ${name} =${isShort(words) ? ' ' : ''}${words};\n`);
  }
  return pictureType(fact) ?? factType(fact) ?? 'never';
}

export function declarations(named: Named): string[] {
  return byKey([...named]).map(([, text]) => text);
}

function entitiesOf(facts: object, type: z.ZodType | undefined, emitter: ContentEmitter, place: MessagePlace, isOne = false): string {
  const ids = idsOf(facts);
  if (ids === '' || !type) return 'readonly never[]';
  const entry = generic('Entry', contentTypeOf(type, emitter, place), ids);
  return isOne ? entry : `readonly ${entry}[]`;
}

function idsOf(entities: object): string {
  return union(Object.keys(entities).map(quote));
}

/** Formats a type with arguments: on one line, or one argument to a line if one of them has several lines. */
function generic(name: string, ...args: readonly string[]): string {
  if (!args.some((arg) => arg.includes('\n'))) return `${name}<${args.join(', ')}>`;
  return `${name}<${args.map((arg) => (isShort(arg) ? `\n  ${indent(arg)}` : arg)).join(',')}\n>`;
}

/** Declares a type once and returns its name. */
function declared(name: string, named: Named, declare: () => string): string {
  if (!named.has(name)) {
    named.set(name, '');
    named.set(name, declare());
  }
  return name;
}

/**
 * Emits an interface for the shape of every page, and one for each bundle: `AboutContent` with the ending `Content`. `typesOf` receives
 * the content, and its bundle; for the shape of every page, the first page.
 */
export function interfacesOf(
  { bundles, pages, pageShape }: SiteModel,
  ending: string,
  typesOf: (content: z.ZodObject, place: MessagePlace) => Properties,
): string[] {
  const ids = new Set(pages.map(({ id }) => id));
  const first = { bundle: pages[0]?.id ?? '', path: [], isExample: true };
  return [
    `/** The shape that the content of every page begins with. */\ninterface EveryPage ${block(typesOf(z.object(pageShape), first))}\n`,
    ...bundles.map(({ id, typeName, content }) => {
      const isPage = ids.has(id);
      const types = typesOf(content, { bundle: id, path: [], isExample: false });
      const own = types.filter(([name]) => !isPage || content.shape[name] !== pageShape[name]);
      return `export interface ${typeName}${ending}${isPage ? ' extends EveryPage' : ''} ${own.length === 0 ? '{}' : block(own)}\n`;
    }),
  ];
}
