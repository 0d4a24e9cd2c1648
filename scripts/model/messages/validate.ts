/** What is wrong with the texts of a message file: those missing, and those that cannot stand as they are. */
import { type Leaf, leaves, ownPlaceholders, type TextMeta } from '../../../schema/language/nodes.ts';
import { usedPlaceholders } from '../../../schema/language/placeholders.ts';
import { markedLanguages, plainText } from '../../../schema/text/language-marks.ts';
import { type Language, typeset } from '../../../schema/text/typeset.ts';
import { closest, type Placeless, type Problem, short } from '../problem.ts';
import type { BundleModel } from '../site-model.ts';
import { type Json, type JsonObject, valueAt } from './texts.ts';

/** The messages nobody has written yet: absent, `null` or empty. */
export function missingMessages(file: string, bundle: BundleModel, messages: JsonObject): Problem[] {
  return leaves(bundle.content).flatMap(({ path, meta }) =>
    isMissing(valueAt(messages, path))
      ? [{ where: file, key: path, found: 'no text', expected: meta.note ?? 'a text', wayOut: `write the message "${path.join('.')}"` }]
      : [],
  );
}

/** The messages that are there and wrong in their language: a wrong placeholder, too long, stray asterisks, a mark of a language that is none. */
export function wrongMessages(file: string, bundle: BundleModel, messages: JsonObject, language: Language): Problem[] {
  return leaves(bundle.content).flatMap((leaf) => {
    const value = valueAt(messages, leaf.path);
    const complaint = typeof value !== 'string' || value === '' ? undefined : complain(leaf, value, language);
    return complaint ? [{ where: file, key: leaf.path, ...complaint }] : [];
  });
}

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '';
}

/** Why a text cannot stand as it is in a language; undefined when it can. */
export function complain({ meta }: Leaf, value: string, language: Language): Placeless | undefined {
  const own = ownPlaceholders(meta);
  // Most texts are words alone, and as long as they are typed.
  if (own.length === 0 && !/[{}*[\]]/.test(value) && value.length <= (meta.max ?? value.length)) return undefined;
  const used = usedPlaceholders(value);
  const missing = own.find((name) => !used.includes(name));
  if (missing !== undefined) {
    return {
      found: `no {${missing}} in “${short(value)}”`,
      expected: `a text with ${own.map((name) => `{${name}}`).join(', ')}`,
      wayOut: `put {${missing}} where the value belongs`,
    };
  }
  const unknown = used.find((name) => !own.includes(name) && !Object.hasOwn(language.values, name));
  if (unknown !== undefined) {
    const known = closest(unknown, [...own, ...Object.keys(language.values)]);
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
  if (asterisks !== 0 && !(meta.rich && asterisks === 2)) {
    return {
      found: `${asterisks} asterisk${asterisks > 1 ? 's' : ''}`,
      expected: meta.rich ? 'none, or one *phrase* between two' : 'a text without asterisks',
      wayOut: 'remove the asterisks',
    };
  }
  const length = meta.max === undefined ? 0 : lengthAsRead(value, meta, language);
  if (meta.max !== undefined && length > meta.max) {
    const found = `${length} characters${used.length > 0 ? ', with placeholders filled' : ''}`;
    return { found, expected: `${meta.max} at most`, wayOut: 'shorten the text' };
  }
  return complainOfMarks(value, language.locale);
}

/** How many characters (code points) a visitor reads. A placeholder that a component fills counts as it is typed: nobody knows its length yet. */
function lengthAsRead(value: string, meta: TextMeta, language: Language): number {
  return [...plainText(typeset(value, language, meta.values)).replaceAll('*', '')].length;
}

/** Knows every language by its code; undefined for a code that is none. */
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What is wrong with the marks of a text in a language; undefined when nothing is. */
function complainOfMarks(value: string, locale: string): Placeless | undefined {
  if (/[[\]]/.test(plainText(value))) {
    return {
      found: `a square bracket that marks no language in “${short(value)}”`,
      expected: 'brackets around words of another language only, with its code and a space: [en: words]',
      wayOut: 'complete the mark, or remove the brackets',
    };
  }
  const wrong = markedLanguages(value).find((code) => code === locale || !languageNames.of(code));
  if (wrong === undefined) return undefined;
  return {
    found: `the mark [${wrong}: …]`,
    expected: wrong === locale ? `a language other than that of the file, ${locale}` : 'the code of a language, such as de, en, fr, it',
    wayOut: wrong === locale ? 'write the words without brackets' : `correct “${wrong}”`,
  };
}
