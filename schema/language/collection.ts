/** Collections: entities declared once and shown on several pages, with their texts in one message file. */
import { z } from 'zod';
import { type ContentType, parseFacts, withMeta } from './define.ts';
import { SchemaError } from './error.ts';
import { type InSomeLocales, withoutLocales } from './locales.ts';

export interface Collection<View extends string = string> {
  /** Content of the collection's message file: the texts of every entity, by view. */
  readonly content: z.ZodObject;
  /** Nodes for the content of pages: a view becomes an array of every entity that has it. */
  readonly views: Readonly<Record<View, z.ZodObject>>;
}

/**
 * Declares a collection: the content type of each view, then the entities by id, each with its views and their facts.
 * Pages keep this order; the ids become message keys and anchors. An entity with `locales` exists in these locales only.
 * Throws a {@link SchemaError} for an invalid id, a missing or unknown view, and invalid facts.
 */
export function collection<Views extends Readonly<Record<string, ContentType>>, Id extends string>(
  views: Views,
  entities: Readonly<Record<Id, { readonly [View in keyof Views]?: z.input<Views[View]['facts']> } & InSomeLocales>>,
): Collection<Extract<keyof Views, string>> {
  const { rest, localesOf } = withoutLocales(entities);
  const given = Object.entries<Readonly<Record<string, unknown>>>(rest);
  for (const [id, facts] of given) checkEntity(id, Object.keys(facts), Object.keys(views));
  const texts = given.map(([id, facts]) => {
    const shown = Object.entries(views).filter(([name]) => name in facts);
    return [id, z.object(Object.fromEntries(shown.map(([name, type]) => [name, type.text])))] as const;
  });
  const content = withMeta(z.object(Object.fromEntries(texts)), { kind: 'collection', views: Object.keys(views), localesOf });
  const nodes = Object.entries(views).map(([name, type]) => {
    const held = given.filter(([, facts]) => name in facts).map(([id, facts]) => [id, parseFacts(type, id, facts[name])]);
    const facts = Object.fromEntries(held);
    return [name, withMeta(z.object({}), { kind: 'view', name, collection: content, type: type.text, facts, localesOf })];
  });
  return { content, views: Object.fromEntries(nodes) };
}

function checkEntity(id: string, views: readonly string[], known: readonly string[]): void {
  const where = { file: 'schema/content', entry: id };
  const expected = `at least one view of: ${known.join(', ')}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    const wayOut = `write “${id.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()}”`;
    throw new SchemaError({
      where,
      found: `the id "${id}"`,
      expected: 'an id of lower-case letters and digits, with hyphens between words',
      wayOut,
    });
  }
  if (views.length === 0)
    throw new SchemaError({
      where,
      found: `the entity "${id}" without a view`,
      expected,
      wayOut: `add a view to "${id}", or delete the entity`,
    });
  const unknown = views.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new SchemaError({ where, found: `the unknown view "${unknown}" of "${id}"`, expected, wayOut: `correct the view "${unknown}"` });
}
