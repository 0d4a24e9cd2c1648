/** Facts of the schema: untranslated values of its content, such as dates and links. */
import { z } from 'zod';
import { metaOf } from '../../../schema/language/define.ts';
import type { SiteModel } from '../../model/site-model.ts';

/** One value of the facts of an entry or a page. */
interface Fact {
  readonly bundle: string;
  /** Id of the entry; the id of the bundle for a fact of a page. */
  readonly entry: string;
  /** Name of the innermost property: `date`. */
  readonly name: string;
  readonly value: unknown;
}

/** Returns all facts; facts of a collection once for each page that shows it. */
export function factsIn(model: SiteModel): Fact[] {
  return model.bundles.flatMap(({ id, content }) => below(content, id, id));
}

function below(node: z.ZodType, bundle: string, key: string): Fact[] {
  const meta = metaOf(node);
  if (meta?.kind === 'fact') return values(meta.value, key).map((fact) => ({ bundle, entry: bundle, ...fact }));
  if (meta?.kind === 'view') return ofEntries(meta.facts, bundle);
  const own = meta?.kind === 'entries' ? ofEntries(meta.facts, bundle) : [];
  const shape = node instanceof z.ZodObject ? Object.entries(node.shape as Record<string, z.ZodType>) : [];
  return [...own, ...shape.flatMap(([name, child]) => below(child, bundle, name))];
}

function ofEntries(facts: Readonly<Record<string, object>>, bundle: string): Fact[] {
  return Object.entries(facts).flatMap(([entry, held]) => values(held, '').map((fact) => ({ bundle, entry, ...fact })));
}

function values(value: unknown, name: string): Pick<Fact, 'name' | 'value'>[] {
  if (Array.isArray(value)) return value.flatMap((item) => values(item, name));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, held]) => values(held, key));
  return [{ name, value }];
}
