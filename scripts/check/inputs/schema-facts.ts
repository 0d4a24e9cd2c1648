/** The facts of a schema: what its content says that nobody translates. */
import { z } from 'zod';
import { metaOf } from '../../../schema/language/define.ts';
import type { SiteModel } from '../../model/site-model.ts';

/** One value within the facts of an entry, or of a page. */
interface Fact {
  /** The page or bundle whose content holds it. */
  readonly bundle: string;
  /** Id of the entry; that of the bundle where it is a fact of the page. */
  readonly entry: string;
  /** The last name on the way to it: `date`. */
  readonly name: string;
  readonly value: unknown;
}

/** All of them, those of a collection once for each page that shows it. */
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
