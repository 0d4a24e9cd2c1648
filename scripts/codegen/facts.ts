/** The types of facts. */
import { z } from 'zod';
import { meaningOf } from '../../schema/define.ts';
import { byKey, indent, propertyName, quote } from './emit/text.ts';

/** The type of a fact as components receive it; undefined for one that this cannot say, a union or a transformation. */
export function factType(node: z.ZodType): string | undefined {
  if (meaningOf(node)?.kind === 'link') return 'Link';
  if (node instanceof z.ZodDefault) return factType(node.unwrap() as z.ZodType);
  if (node instanceof z.ZodOptional) {
    const type = factType(node.unwrap() as z.ZodType);
    return type && `${type} | undefined`;
  }
  if (node instanceof z.ZodEnum)
    return node.options
      .map((option) => quote(String(option)))
      .sort()
      .join(' | ');
  if (node instanceof z.ZodLiteral)
    return [...node.values].map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ');
  if (node instanceof z.ZodArray) {
    const item = factType(node.element as z.ZodType);
    return item && `readonly ${grouped(item)}[]`;
  }
  if (node instanceof z.ZodObject) {
    const properties = byKey(Object.entries(node.shape as Record<string, z.ZodType>)).map(
      ([name, child]) => [name, factType(child)] as const,
    );
    if (properties.some(([, type]) => type === undefined)) return undefined;
    return properties.length === 0
      ? 'object'
      : `{\n  ${properties.map(([name, type]) => `readonly ${propertyName(name)}: ${indent(type ?? '')};`).join('\n  ')}\n}`;
  }
  const { type } = node.def;
  return ['boolean', 'number', 'string'].includes(type) ? type : undefined;
}

/** A type in brackets, where a union must stand for one. */
export function grouped(type: string): string {
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;
}
