/** Emits `generated/messages/_schema/<bundle>.json`, with which an editor completes, checks and documents a message file. */
import type { z } from 'zod';
import { metaOf, type OpenList, type ProseMeta } from '../../../schema/language/define.ts';
import { hasPlurals, messageChildren, ownPlaceholders, type TextMeta, textMeta } from '../../../schema/language/nodes.ts';
import { existenceIn } from '../../model/bundles.ts';
import { adviceOn, pagesShowing } from '../../model/messages/context.ts';
import type { BundleModel, SiteModel } from '../../model/site-model.ts';
import { byKey } from '../../model/typescript.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function emitJsonSchema(bundle: BundleModel, site: SiteModel): string {
  const pagesOf = pagesShowing(site, bundle.id);
  const exists = existenceIn(bundle);
  const place = (path: readonly string[]) => {
    const locales = bundle.locales.filter((locale) => exists(path, locale));
    const addresses = pagesOf(path).flatMap(({ paths }) => locales.flatMap((locale) => paths[locale] ?? []));
    return `Shown on ${addresses.length === 0 ? 'every page' : addresses.join(', ')}.`;
  };
  const texts = new Map<string, JsonSchema>();
  // One schema serves the files of all locales: what some of them lack is optional.
  const isRequired = (branch: readonly string[], name: string) =>
    bundle.locales.filter((locale) => exists(branch, locale)).every((locale) => exists([...branch, name], locale));
  const content = schemaOf(bundle.content, [], { place, isRequired, texts });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages of ${bundle.id}`,
    $defs: {
      placeholders: {
        description: `Any text may use: ${[...new Set(site.languages.flatMap(({ values }) => Object.keys(values)))]
          .sort()
          .map((name) => `{${name}}`)
          .join(' ')}`,
      },
      marks: { description: 'Put words of another language in brackets, with its code: [en: Retail Booster]' },
      ...Object.fromEntries(byKey([...texts])),
    },
    ...content,
    properties: { $schema: { type: 'string' }, ...(content['properties'] as object) },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

interface Context {
  /** Returns the pages that show a text. */
  readonly place: (path: readonly string[]) => string;
  /** Returns true if a property exists in every locale in which its branch exists. */
  readonly isRequired: (branch: readonly string[], name: string) => boolean;
  /** Collects the shared definitions of texts. */
  readonly texts: Map<string, JsonSchema>;
}

function schemaOf(node: z.ZodType, path: readonly string[], context: Context): JsonSchema {
  const text = textMeta(node);
  if (text) {
    const own = [...ownPlaceholders(text).map(text.prose ? holdingInBlock : holding), ...Object.keys(text.plurals).map(holdingForms)];
    return {
      ...(text.prose ? blocksSchema(text.prose) : { $ref: `#/$defs/${shared(text, context.texts)}` }),
      description: [...adviceOn(text), context.place(path)].join(' '),
      ...(own.length === 0 ? {} : { allOf: own }),
    };
  }
  const meta = metaOf(node);
  const open = meta?.kind === 'list' ? meta.open : undefined;
  const properties = open ? openProperties(open) : byKey(messageChildren(node));
  return {
    type: 'object',
    additionalProperties: false,
    required: properties
      .slice(0, open?.min)
      .map(([name]) => name)
      .filter((name) => context.isRequired(path, name)),
    properties: Object.fromEntries(properties.map(([name, child]) => [name, schemaOf(child, [...path, name], context)])),
  };
}

/** Returns every item that an open list may have. */
function openProperties({ max, item }: OpenList): (readonly [string, z.ZodType])[] {
  return Array.from({ length: max }, (_, index) => [String(index + 1), item]);
}

function blocksSchema({ min, max, places }: ProseMeta): JsonSchema {
  const errorMessage = 'An array of blocks, each a text in quotes: ["…", "…"].';
  const items = { type: 'string', minLength: 1, errorMessage: 'A block is a text in quotes.' };
  return { type: 'array', minItems: min + places.length, maxItems: max + places.length, items, errorMessage };
}

/** Adds the shared definition of all texts with one limit and returns its name. `errorMessage` and `patternErrorMessage` are extensions of VS Code. */
function shared(meta: TextMeta, texts: Map<string, JsonSchema>): string {
  // The pattern would count the addresses of links, and all plural forms together.
  const max = meta.marks.includes('link') || hasPlurals(meta) ? undefined : meta.max;
  const name = max === undefined ? 'text' : `text${max}`;
  const limit = max !== undefined && {
    pattern: atMost(max),
    patternErrorMessage: `Too long: ${max} characters at most, as visitors read it.`,
  };
  texts.set(name, { type: 'string', minLength: 1, errorMessage: 'No text yet: write one in quotes.', ...limit });
  return name;
}

function holding(placeholder: string): JsonSchema {
  return { pattern: `\\{${placeholder}\\}`, patternErrorMessage: `The placeholder {${placeholder}} is missing.` };
}

/** Matches an array with a placeholder in one of its blocks. `errorMessage` is an extension of VS Code. */
function holdingInBlock(placeholder: string): JsonSchema {
  const { pattern, patternErrorMessage } = holding(placeholder);
  return { contains: { pattern }, errorMessage: patternErrorMessage };
}

function holdingForms(name: string): JsonSchema {
  return { pattern: `\\{\\s*${name}\\s*,\\s*plural\\s*,`, patternErrorMessage: `The forms {${name}, plural, …} are missing.` };
}

/**
 * Matches at most `max` characters (code points), with and without the flag `u`. Language marks and asterisks do not count, and a
 * placeholder counts as one: only codegen knows the values, and it checks the real length.
 */
function atMost(max: number): string {
  const ignored = '(\\[[a-z]{2,3}: |[\\]*])*';
  // Alternatives do not overlap: otherwise a text that is too long would cause exponential backtracking.
  const counted = '(\\{\\w+\\}|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\[\\]*{\\uD800-\\uDBFF])';
  return `^(${ignored}${counted}){1,${max}}${ignored}$`;
}
