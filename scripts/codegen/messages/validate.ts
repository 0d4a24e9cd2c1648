/** What is wrong with the texts of a message file: those missing, and those that cannot stand as they are. */
import { plainText } from '../../../schema/language-marks.ts';
import { type Leaf, leaves } from '../../../schema/nodes.ts';
import { usedPlaceholders } from '../../../schema/placeholders.ts';
import { closest, type Placeless, type Problem, short } from '../../lib/problem.ts';
import type { BundleModel } from '../model.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { complainOfMarks } from './marks.ts';

/** The messages nobody has written yet: absent, `null` or empty. */
export function missingMessages(file: string, bundle: BundleModel, messages: JsonObject): Problem[] {
  return leaves(bundle.content).flatMap(({ path, meaning }) =>
    isMissing(valueAt(messages, path))
      ? [{ where: file, key: path, found: 'no text', expected: meaning.note ?? 'a text', wayOut: `write the message "${path.join('.')}"` }]
      : [],
  );
}

/** What the texts of a file may use and be. */
interface Terms {
  readonly placeholders: ReadonlySet<string>;
  /** The language of the file. */
  readonly locale: string;
}

/** The messages that are there and wrong: a wrong placeholder, too long, stray asterisks, a mark of a language that is none. */
export function wrongMessages(file: string, bundle: BundleModel, messages: JsonObject, terms: Terms): Problem[] {
  return leaves(bundle.content).flatMap((leaf) => {
    const value = valueAt(messages, leaf.path);
    const complaint = typeof value !== 'string' || value === '' ? undefined : complain(leaf, value, terms);
    return complaint ? [{ where: file, key: leaf.path, ...complaint }] : [];
  });
}

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '';
}

function complain({ meaning }: Leaf, value: string, { placeholders, locale }: Terms): Placeless | undefined {
  const used = usedPlaceholders(value);
  const missing = meaning.params.find((name) => !used.includes(name));
  if (missing !== undefined) {
    return {
      found: `no {${missing}} in “${short(value)}”`,
      expected: `a text with ${meaning.params.map((name) => `{${name}}`).join(', ')}`,
      wayOut: `put {${missing}} where the value belongs`,
    };
  }
  const unknown = used.find((name) => !meaning.params.includes(name) && !placeholders.has(name));
  if (unknown !== undefined) {
    const known = closest(unknown, [...meaning.params, ...placeholders]);
    return {
      found: `the placeholder {${unknown}}`,
      expected: `a known one: ${known}`,
      wayOut: `correct {${unknown}}, or write the words without braces`,
    };
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) {
    return {
      found: `a lone brace in “${short(value)}”`,
      expected: 'braces around a placeholder only',
      wayOut: 'close the placeholder, or remove the brace',
    };
  }
  const asterisks = value.split('*').length - 1;
  if (asterisks !== 0 && !(meaning.rich && asterisks === 2)) {
    return {
      found: `${asterisks} asterisk${asterisks > 1 ? 's' : ''}`,
      expected: meaning.rich ? 'none, or one *phrase* between two' : 'a text without asterisks',
      wayOut: 'remove the asterisks',
    };
  }
  const { length } = plainText(value);
  if (meaning.max !== undefined && length > meaning.max) {
    return { found: `${length} characters`, expected: `${meaning.max} at most`, wayOut: 'shorten the text' };
  }
  return complainOfMarks(value, locale);
}

function valueAt(messages: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = messages;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
}
