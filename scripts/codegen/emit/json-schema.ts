/** `generated/messages/_schema/<bundle>.json`: what an editor completes and checks a message file with, and shows of a key. */
import type { z } from 'zod';
import { messageChildren, ownPlaceholders, type TextMeta, textMeta } from '../../../schema/language/nodes.ts';
import { adviceOn, pagesShowing } from '../../model/messages/context.ts';
import type { BundleModel, SiteModel } from '../../model/site-model.ts';
import { byKey } from '../../model/typescript.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function emitJsonSchema(bundle: BundleModel, site: SiteModel): string {
  const pagesOf = pagesShowing(site, bundle.id);
  const place = (path: readonly string[]) => {
    const addresses = pagesOf(path).flatMap(({ paths }) => site.languages.map(({ locale }) => paths[locale] ?? ''));
    return `Shown on ${addresses.length === 0 ? 'every page' : addresses.join(', ')}.`;
  };
  const texts = new Map<string, JsonSchema>();
  const content = schemaOf(bundle.content, [], place, texts);
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
      marks: { description: 'Words of another language stand in brackets, with its code: [en: Retail Booster]' },
      ...Object.fromEntries(byKey([...texts])),
    },
    ...content,
    properties: { $schema: { type: 'string' }, ...(content['properties'] as object) },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** `place` says where the text at a path is shown; `texts` takes what texts of one limit have in common. */
function schemaOf(
  node: z.ZodType,
  path: readonly string[],
  place: (path: readonly string[]) => string,
  texts: Map<string, JsonSchema>,
): JsonSchema {
  const text = textMeta(node);
  if (text) {
    const own = ownPlaceholders(text);
    return {
      $ref: `#/$defs/${shared(text, texts)}`,
      description: [...adviceOn(text), place(path)].join(' '),
      ...(own.length === 0 ? {} : { allOf: own.map((name) => holding(name)) }),
    };
  }
  const properties = byKey(messageChildren(node));
  return {
    type: 'object',
    additionalProperties: false,
    required: properties.map(([name]) => name),
    properties: Object.fromEntries(properties.map(([name, child]) => [name, schemaOf(child, [...path, name], place, texts)])),
  };
}

/** The name of what a text shares with all of its limit. `errorMessage` and `patternErrorMessage` are what VS Code says instead of its own words. */
function shared({ max }: TextMeta, texts: Map<string, JsonSchema>): string {
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

/**
 * As many characters (code points) at most as `max`: language marks and asterisks are none, and a placeholder is one, for
 * what stands there is known to codegen alone, which says when it is too long. Right with the flag `u` and without it.
 */
function atMost(max: number): string {
  const unread = '(\\[[a-z]{2,3}: |[\\]*])*';
  // Each character in one way only: a text that is too long would be tried in all of them.
  const read = '(\\{\\w+\\}|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\[\\]*{\\uD800-\\uDBFF])';
  return `^(${unread}${read}){1,${max}}${unread}$`;
}
