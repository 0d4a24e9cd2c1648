/** Branches of content, built again with other children. */
import { z } from 'zod';
import { metaOf, withMeta } from './define.ts';
import { children } from './nodes.ts';

/** Returns a branch with these children and the metadata of `node`; `node` itself if it has the same children. */
export function withChildren(node: z.ZodType, parts: readonly (readonly [string, z.ZodType])[]): z.ZodType {
  const before = children(node);
  if (parts.length === before.length && parts.every(([, part], index) => part === before[index]?.[1])) return node;
  const branch = z.object(Object.fromEntries(parts));
  const meta = metaOf(node);
  return meta ? withMeta(branch, meta) : branch;
}
