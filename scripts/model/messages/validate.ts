/** Finds missing and invalid texts of message files. */
import { type Leaf, leaves, ownPlaceholders, type TextMeta } from '../../../schema/language/nodes.ts';
import { usedPlaceholders } from '../../../schema/language/placeholders.ts';
import { markedLanguages, plainText } from '../../../schema/text/language-marks.ts';
import { primaryLanguage } from '../../../schema/text/language-tag.ts';
import { type Language, typeset } from '../../../schema/text/typeset.ts';
import { readTag } from '../language-tags.ts';
import { closest, type Placeless, type Problem, short } from '../problem.ts';
import type { BundleModel } from '../site-model.ts';
import { adviceOn } from './context.ts';
import { type Json, type JsonObject, valueAt } from './texts.ts';

/** Returns a problem for each message that is absent, `null` or empty. */
export function missingMessages(file: string, bundle: BundleModel, messages: JsonObject): Problem[] {
  return leaves(bundle.content).flatMap(({ path, meta }) =>
    isMissing(valueAt(messages, path))
      ? [
          {
            where: file,
            key: path,
            found: 'no text',
            expected: adviceOn({ ...meta, note: meta.note ?? 'A text.' }).join(' '),
            wayOut: `write the message "${path.join('.')}"`,
          },
        ]
      : [],
  );
}

export function wrongMessages(file: string, bundle: BundleModel, messages: JsonObject, language: Language): Problem[] {
  return leaves(bundle.content).flatMap((leaf) => {
    const value = valueAt(messages, leaf.path);
    const complaint = typeof value !== 'string' || value === '' ? undefined : textFault(leaf, value, language);
    return complaint ? [{ where: file, key: leaf.path, ...complaint }] : [];
  });
}

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns the problem of a text in a language: wrong placeholders, braces, asterisks, length or language marks. */
export function textFault({ meta }: Leaf, value: string, language: Language): Placeless | undefined {
  const own = ownPlaceholders(meta);
  // Fast path for most texts: no special characters and no placeholders.
  if (own.length === 0 && !/[{}*[\]]/.test(value) && value.length <= (meta.max ?? value.length)) return undefined;
  const used = usedPlaceholders(value);
  const missing = own.find((name) => !used.includes(name));
  if (missing !== undefined) {
    return {
      found: `no {${missing}} in “${short(value)}”`,
      expected: `a text with ${own.map((name) => `{${name}}`).join(', ')}`,
      wayOut: `add {${missing}} at the place of the value`,
    };
  }
  const unknown = used.find((name) => !own.includes(name) && !Object.hasOwn(language.values, name));
  if (unknown !== undefined) {
    const known = closest(unknown, [...own, ...Object.keys(language.values)]);
    return {
      found: `the placeholder {${unknown}}`,
      expected: `a known placeholder: ${known}`,
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
      expected: meta.rich ? 'no asterisks, or one *phrase* between two' : 'a text without asterisks',
      wayOut: 'remove the asterisks',
    };
  }
  const length = meta.max === undefined ? 0 : visibleLength(value, meta, language);
  if (meta.max !== undefined && length > meta.max) {
    const found = `${length} characters${used.length > 0 ? ', with placeholders filled' : ''}`;
    return { found, expected: `${meta.max} characters at most`, wayOut: 'shorten the text' };
  }
  return markFault(value, language.locale);
}

/** Counts the visible characters (code points). A placeholder that a component fills counts as typed. */
function visibleLength(value: string, meta: TextMeta, language: Language): number {
  return [...plainText(typeset(value, language, meta.values)).replaceAll('*', '')].length;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

function markFault(value: string, locale: string): Placeless | undefined {
  if (/[[\]]/.test(plainText(value))) {
    return {
      found: `a square bracket without a language code in “${short(value)}”`,
      expected: 'brackets only around words in another language, with its code: [en: words]',
      wayOut: 'complete the mark, or remove the brackets',
    };
  }
  for (const code of markedLanguages(value)) {
    const found = `the mark [${code}: …]`;
    const current = readTag(code)?.toString() ?? code;
    if (code === primaryLanguage(locale)) {
      const expected = `a language other than that of the file, ${locale}`;
      return { found, expected, wayOut: 'write the words without brackets' };
    }
    if (!languageNames.of(current))
      return { found, expected: 'the code of a language, such as de, en, fr, it', wayOut: `correct “${code}”` };
    if (code !== current) return { found, expected: `the current code of that language, ${current}`, wayOut: `write [${current}: …]` };
  }
  return undefined;
}
