/** Content types as TypeScript: once as files hold them, once as components receive them. */
import type { z } from 'zod';
import { meaningOf } from '../../../schema/define.ts';
import { children, messageChildren, textMeaning } from '../../../schema/nodes.ts';
import { factType, grouped } from '../facts.ts';
import { byKey, indent, propertyName, quote } from './text.ts';

/** The type of a node in a message file: every leaf a string, lists as objects keyed from 1. */
export function fileType(node: z.ZodType): string {
  if (textMeaning(node)) return 'string';
  const meaning = meaningOf(node);
  const properties = byKey(messageChildren(node)).map(([name, child]) => property(name, fileType(child)));
  // One item too many is as wrong as one too few, and excess properties of imported JSON are not checked otherwise.
  if (meaning?.kind === 'list') properties.push(`readonly ${meaning.count + 1}?: never;`);
  return block(properties);
}

/** The type of a node as components receive it. Named content types are collected in `named`, by name. */
export function contentTypeOf(node: z.ZodType, named: Map<string, string>): string {
  const text = textMeaning(node);
  if (text) return text.params.length === 0 ? 'string' : `Template<${[...text.params].sort().map(quote).join(' | ')}>`;
  const meaning = meaningOf(node);
  if (meaning?.kind === 'list') {
    const item = children(node)[0]?.[1];
    return item ? `readonly ${grouped(contentTypeOf(item, named))}[]` : 'readonly never[]';
  }
  if (meaning?.kind === 'entries') return entitiesOf(meaning.facts, children(node)[0]?.[1], named);
  if (meaning?.kind === 'view') return entitiesOf(meaning.facts, meaning.type, named);
  if (meaning?.kind === 'fact') return factType(meaning.type) ?? 'never';
  if (meaning?.kind === 'type') {
    if (!named.has(meaning.name)) {
      named.set(meaning.name, '');
      const facts = byKey(Object.entries(meaning.facts as Readonly<Record<string, z.ZodType>>));
      const texts = byKey(children(node));
      named.set(
        meaning.name,
        block([
          ...facts.map(([name, child]) => property(name, factType(child) ?? 'never')),
          ...texts.map(([name, child]) => property(name, contentTypeOf(child, named))),
        ]),
      );
    }
    return meaning.name;
  }
  const texts = byKey(children(node)).map(([name, child]) => property(name, contentTypeOf(child, named)));
  return block(meaning?.kind === 'section' ? [property('id', quote(meaning.anchor)), ...texts] : texts);
}

function entitiesOf(facts: object, type: z.ZodType | undefined, named: Map<string, string>): string {
  const ids = Object.keys(facts).map(quote).sort().join(' | ');
  return ids && type ? `readonly (${contentTypeOf(type, named)} & { readonly id: ${ids} })[]` : 'readonly never[]';
}

function property(name: string, type: string): string {
  return `readonly ${propertyName(name)}: ${type};`;
}

function block(properties: readonly string[]): string {
  return properties.length === 0 ? 'object' : `{\n  ${properties.map(indent).join('\n  ')}\n}`;
}
