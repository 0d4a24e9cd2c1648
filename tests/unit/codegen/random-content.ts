/** Random content types and message files, from few names so that keys disappear, return and collide. */
import { z } from 'zod';
import { contentType, entries, list, text } from '../../../schema/language/define.ts';
import type { Json } from '../../../scripts/model/messages/texts.ts';
import type { Random } from '../random.ts';

/** Includes `constructor`, an inherited property of every object. */
const names = ['title', 'text', 'items', 'hero', 'card', 'constructor'];

/** Returns a content type of up to three levels. */
export function randomContent(random: Random): z.ZodObject {
  return branch(random, 3);
}

function branch(random: Random, depth: number): z.ZodObject {
  const keys = random.shuffle(names).slice(0, 1 + random.below(names.length));
  return z.object(Object.fromEntries(keys.map((key) => [key, node(random, depth - 1)])));
}

function node(random: Random, depth: number): z.ZodType {
  if (depth === 0) return text();
  const kinds = [
    () => text(),
    () => branch(random, depth),
    () => list(1 + random.below(3), node(random, depth - 1)),
    () => entries(contentType({ name: 'Card', text: { title: text(), text: text() }, facts: {} }), { hero: {}, card: {} }),
  ];
  return random.pick(kinds)();
}

/** Edits a file at random: empties and removes values, or replaces them by a text or a branch of texts from `newText`. */
export function randomEdits(random: Random, file: Json, newText: () => string): Json {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return random.below(8) === 0 ? randomValue(random, newText) : file;
  const remaining = Object.entries(file).filter(() => random.below(12) !== 0);
  const edited = remaining.map(([key, value]): [string, Json] => [key, key === '$schema' ? value : randomEdits(random, value, newText)]);
  if (random.below(6) === 0) edited.push([random.pick([...names, '1', '2', '3', '4']), randomValue(random, newText)]);
  return Object.fromEntries(random.below(6) === 0 ? random.shuffle(edited) : edited);
}

function randomValue(random: Random, newText: () => string): Json {
  const values: (() => Json)[] = [() => null, () => '', newText, newText, () => ({ [random.pick(names)]: newText(), 1: newText() })];
  return random.pick(values)();
}

/** Returns the texts of a value except `$schema`, sorted. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .flatMap(([, child]) => textsIn(child as Json))
    .sort();
}
