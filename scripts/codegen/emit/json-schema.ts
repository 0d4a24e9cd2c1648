/** `generated/messages/_schema/<bundle>.json`: what an editor completes and checks a message file with. */
import type { z } from 'zod';
import { messageChildren, ownPlaceholders, textMeta } from '../../../schema/nodes.ts';
import { adviceOn } from '../messages/advice.ts';
import type { BundleModel, SiteModel } from '../model.ts';
import { byKey } from './text.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function emitJsonSchema(bundle: BundleModel, site: SiteModel): string {
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
    },
    ...schemaOf(bundle.content, { $schema: { type: 'string' } }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function schemaOf(node: z.ZodType, extra: JsonSchema = {}): JsonSchema {
  const text = textMeta(node);
  if (text) {
    const own = ownPlaceholders(text);
    const notes = adviceOn(text);
    return {
      type: 'string',
      minLength: 1,
      ...(text.max === undefined ? {} : { pattern: atMost(text.max) }),
      ...(notes.length === 0 ? {} : { description: notes.join(' ') }),
      ...(own.length === 0 ? {} : { allOf: own.map((name) => ({ pattern: `\\{${name}\\}` })) }),
    };
  }
  const properties = byKey(messageChildren(node));
  return {
    type: 'object',
    additionalProperties: false,
    required: properties.map(([name]) => name),
    properties: { ...extra, ...Object.fromEntries(properties.map(([name, child]) => [name, schemaOf(child)])) },
  };
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
