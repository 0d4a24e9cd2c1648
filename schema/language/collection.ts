/** Collections: entities declared once and shown on several pages, with their texts in one message file. */
import { z } from 'zod';
import { type ContentType, metaOf, parseEntity, withMeta } from './define.ts';
import { SchemaError } from './error.ts';
import { type InSomeLocales, withoutLocales } from './locales.ts';

type Views = Readonly<Record<string, ContentType>>;

export interface Collection<Types extends Views, Id extends string> {
  /** Content of the collection's message file: the texts of every entity, by view. */
  readonly content: z.ZodObject<Record<Id, z.ZodObject>>;
  /** Nodes for the content of pages: a view becomes an array of every entity that has it. */
  readonly views: { readonly [View in keyof Types]: z.ZodObject };
  /** Facts of the entities that have a view, by view and id. */
  readonly facts: { readonly [View in keyof Types]: Readonly<Partial<Record<Id, z.output<Types[View]['facts']>>>> };
}

/**
 * Declares a collection: the content type of each view, then the entities by id, each with its views and their facts.
 * Pages keep this order; the ids become message keys and anchors. An entity with `locales` exists in these locales only.
 * Throws a {@link SchemaError} for an invalid id, a missing or unknown view, and invalid facts.
 */
export function collection<Types extends Views, Id extends string>(
  views: Types,
  entities: Readonly<Record<Id, { readonly [View in keyof Types]?: z.input<Types[View]['facts']> } & InSomeLocales>>,
): Collection<Types, Id> {
  const { rest, localesOf } = withoutLocales(entities);
  const given = Object.entries<Readonly<Record<string, unknown>>>(rest);
  for (const [id, facts] of given) checkEntity(id, Object.keys(facts), Object.keys(views));
  const parsed = given.map(([id, facts]) => {
    const shown = Object.entries(views).filter(([name]) => name in facts);
    return [id, new Map(shown.map(([name, type]) => [name, parseEntity(type, id, facts[name])]))] as const;
  });
  const texts = parsed.map(
    ([id, shown]) => [id, z.object(Object.fromEntries([...shown].map(([name, { text }]) => [name, text])))] as const,
  );
  const content = withMeta(z.object(Object.fromEntries(texts)), { kind: 'collection', views: Object.keys(views), localesOf });
  const facts = Object.keys(views).map((name) => {
    const held = parsed.flatMap(([id, shown]) => (shown.has(name) ? [[id, shown.get(name)?.facts]] : []));
    return [name, Object.fromEntries(held) as Record<string, object>] as const;
  });
  const nodes = facts.map(([name, facts]) => {
    const type = (views[name] as ContentType).text;
    return [name, withMeta(z.object({}), { kind: 'view', name, collection: content, type, facts, localesOf })];
  });
  return { content, views: Object.fromEntries(nodes), facts: Object.fromEntries(facts) } as unknown as Collection<Types, Id>;
}

/** Declares one entity of a view, for the page about it. Throws a {@link SchemaError} for an entity without that view. */
export function entity(view: z.ZodObject, id: string): z.ZodObject {
  const meta = metaOf(view);
  if (meta?.kind !== 'view') throw new TypeError('entity() expects a view of a collection');
  const facts = meta.facts[id];
  if (facts) return withMeta(z.object({}), { ...meta, facts: { [id]: facts }, isOne: true });
  throw new SchemaError({
    where: { file: 'schema/content', entry: id },
    found: `a page about "${id}", which has no view "${meta.name}"`,
    expected: `an entity with the view "${meta.name}": ${Object.keys(meta.facts).join(', ')}`,
    wayOut: `add the view "${meta.name}" to "${id}", or correct the id`,
  });
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
