/** Content types and message files made by chance, out of few names so that keys leave, come back and collide. */
import { z } from 'zod';
import { contentType, entries, list, text } from '../../../schema/language/define.ts';
import type { Json } from '../../../scripts/model/messages/texts.ts';
import type { Random } from '../random.ts';

/** One of them is a word under which every object has something. */
const names = ['title', 'text', 'items', 'hero', 'card', 'constructor'];

/** A content type of up to three levels. */
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

/** A file after somebody worked on it: values emptied, removed, replaced by a text of `newText` or a branch of them. */
export function randomEdits(random: Random, file: Json, newText: () => string): Json {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return random.below(8) === 0 ? randomValue(random, newText) : file;
  const kept = Object.entries(file).filter(() => random.below(12) !== 0);
  const edited = kept.map(([key, value]): [string, Json] => [key, key === '$schema' ? value : randomEdits(random, value, newText)]);
  if (random.below(6) === 0) edited.push([random.pick([...names, '1', '2', '3', '4']), randomValue(random, newText)]);
  return Object.fromEntries(random.below(6) === 0 ? random.shuffle(edited) : edited);
}

function randomValue(random: Random, newText: () => string): Json {
  const values: (() => Json)[] = [() => null, () => '', newText, newText, () => ({ [random.pick(names)]: newText(), 1: newText() })];
  return random.pick(values)();
}

/** Every text a value holds, sorted; `$schema` is none. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .flatMap(([, child]) => textsIn(child as Json))
    .sort();
}
