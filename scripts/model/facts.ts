import { z } from 'zod';
import { metaOf } from '../../schema/language/define.ts';
import { block, byKey, quote, union } from './typescript.ts';

/** Returns the TypeScript type of a fact; undefined for an unsupported type, such as a union or a transformation. */
export function factType(node: z.ZodType): string | undefined {
  const meta = metaOf(node);
  if (meta?.kind === 'link') return 'Link';
  if (meta?.kind === 'choice') return meta.name;
  if (node instanceof z.ZodDefault) return factType(node.unwrap() as z.ZodType);
  if (node instanceof z.ZodOptional) {
    const type = factType(node.unwrap() as z.ZodType);
    return type && `${type} | undefined`;
  }
  if (node instanceof z.ZodEnum) return wordsOf(node);
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
    return block(properties.map(([name, type]) => [name, type ?? 'never']));
  }
  const { type } = node.def;
  return ['boolean', 'number', 'string'].includes(type) ? type : undefined;
}

/** Returns the TypeScript type of a picture among the facts of a content type; undefined for another fact. */
export function pictureType(node: z.ZodType): string | undefined {
  if (node instanceof z.ZodOptional) {
    const type = pictureType(node.unwrap() as z.ZodType);
    return type && `${type} | undefined`;
  }
  return metaOf(node)?.kind === 'pictureFact' ? 'Picture' : undefined;
}

export interface Choice {
  readonly name: string;
  readonly node: z.ZodEnum;
}

export function choicesIn(node: z.ZodType): Choice[] {
  const meta = metaOf(node);
  if (node instanceof z.ZodEnum) return meta?.kind === 'choice' ? [{ name: meta.name, node }] : [];
  if (node instanceof z.ZodOptional || node instanceof z.ZodDefault) return choicesIn(node.unwrap() as z.ZodType);
  if (node instanceof z.ZodArray) return choicesIn(node.element as z.ZodType);
  if (node instanceof z.ZodObject) return Object.values(node.shape as Record<string, z.ZodType>).flatMap(choicesIn);
  return [];
}

/** Returns the options of an enum as a union. */
export function wordsOf(node: z.ZodEnum): string {
  return union(node.options.map((option) => quote(String(option))));
}

/** Puts a union in parentheses. */
function grouped(type: string): string {
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;
}
