/** `generated/messages/_schema/<bundle>.json`: what an editor completes and checks a message file with. */
import type { z } from 'zod';
import { messageChildren, textMeaning } from '../../../schema/nodes.ts';
import type { BundleModel, SiteModel } from '../model.ts';
import { byKey } from './text.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function emitJsonSchema(bundle: BundleModel, site: SiteModel): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages of ${bundle.id}`,
    $defs: {
      placeholders: {
        description: `Any text may use: ${[...site.placeholders]
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
  const text = textMeaning(node);
  if (text) {
    const notes = [
      text.note,
      text.rich ? 'One *phrase* may be in italics.' : undefined,
      text.max === undefined ? undefined : `${text.max} characters at most.`,
      text.params.length > 0 ? `Must contain ${text.params.map((name) => `{${name}}`).join(', ')}.` : undefined,
    ].filter((note) => note !== undefined);
    return {
      type: 'string',
      minLength: 1,
      ...(text.max === undefined ? {} : { pattern: atMost(text.max) }),
      ...(notes.length === 0 ? {} : { description: notes.join(' ') }),
      ...(text.params.length === 0 ? {} : { allOf: text.params.map((name) => ({ pattern: `\\{${name}\\}` })) }),
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

/** As many characters at most as `max`, those of language marks not counted. */
function atMost(max: number): string {
  const marks = '(\\[[a-z]{2,3}: |\\])*';
  return `^(${marks}[^\\[\\]]){1,${max}}${marks}$`;
}
