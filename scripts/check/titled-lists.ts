/** Lists that have a title: in one branch of the content, one list or set of entries beside the text `title`. */
import { z } from 'zod';
import { metaOf } from '../../schema/define.ts';
import { textMeta } from '../../schema/nodes.ts';
import type { SiteModel } from '../codegen/model.ts';

interface TitledList {
  readonly bundle: string;
  /** The key of the title, without its bundle. */
  readonly title: readonly string[];
  /** How many items the list has. */
  readonly count: number;
}

export function titledLists(model: SiteModel): TitledList[] {
  return model.bundles.flatMap(({ id, content }) => below(content, []).map((list) => ({ bundle: id, ...list })));
}

function below(node: z.ZodType, path: readonly string[]): Omit<TitledList, 'bundle'>[] {
  if (!(node instanceof z.ZodObject)) return [];
  const children = Object.entries(node.shape as Record<string, z.ZodType>);
  const title = children.find(([name, child]) => name === 'title' && textMeta(child));
  const sizes = children.flatMap(([, child]) => sizeOf(child) ?? []);
  const [count] = sizes;
  const own = title && count !== undefined && sizes.length === 1 ? [{ title: [...path, 'title'], count }] : [];
  return [...own, ...children.flatMap(([name, child]) => below(child, [...path, name]))];
}

function sizeOf(node: z.ZodType): number | undefined {
  const meta = metaOf(node);
  if (meta?.kind === 'list') return meta.count;
  if (meta?.kind === 'entries' || meta?.kind === 'view') return Object.keys(meta.facts).length;
  return undefined;
}
