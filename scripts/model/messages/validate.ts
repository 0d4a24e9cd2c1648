/** Finds missing and invalid texts of message files. */
import { textOf } from '../../../schema/language/inline.ts';
import { parseLine, parseProse } from '../../../schema/language/markdown.ts';
import { hasPlurals, type Leaf, leaves, ownPlaceholders, type TextMeta } from '../../../schema/language/nodes.ts';
import { usedPlaceholders } from '../../../schema/language/placeholders.ts';
import { wholeForms } from '../../../schema/language/plural.ts';
import { markedLanguages, plainText } from '../../../schema/text/language-marks.ts';
import { primaryLanguage } from '../../../schema/text/language-tag.ts';
import { type Language, typeset } from '../../../schema/text/typeset.ts';
import { readTag } from '../language-tags.ts';
import { closest, type Problem, short } from '../problem.ts';
import { upwards } from '../renames.ts';
import type { BundleModel, SiteModel } from '../site-model.ts';
import { adviceOn } from './context.ts';
import { lengthFault, noText, type TextFault, type TextPlace } from './fault.ts';
import { markedFault, shownBy } from './marked.ts';
import { pluralFault } from './plurals.ts';
import { isObject, type Json, type JsonObject, textAt, valueAt } from './texts.ts';

/** Returns a problem for each message that is absent, `null` or empty. */
export function missingMessages(
  file: string,
  bundle: Omit<BundleModel, 'locales'>,
  messages: JsonObject,
  { tag }: Pick<Language, 'tag'>,
): Problem[] {
  return leaves(bundle.content).flatMap(({ path, meta }) =>
    isMissing(valueAt(messages, path))
      ? [
          {
            where: file,
            key: path,
            found: noText,
            expected: adviceOn({ ...meta, note: meta.note ?? 'A text.' }, tag).join(' '),
            wayOut: `write the message "${path.join('.')}"`,
          },
        ]
      : [],
  );
}

export function wrongMessages(
  site: SiteModel,
  file: string,
  bundle: Omit<BundleModel, 'locales'>,
  messages: JsonObject,
  language: Language,
): Problem[] {
  const found = leaves(bundle.content);
  const faults = found.flatMap((leaf) => {
    const value = textAt(messages, leaf.path);
    const fault = value === '' ? undefined : textFault({ site, bundle: bundle.id, leaf }, value, language);
    return fault ? [{ where: file, key: leaf.path, ...fault }] : [];
  });
  return [...arraysOutsideProse(file, found, messages), ...faults];
}

/** Returns a problem for each array in the place of a text, a list or another branch: only prose has blocks. */
function arraysOutsideProse(file: string, found: readonly Leaf[], messages: JsonObject): Problem[] {
  const prose = new Set(found.flatMap(({ path, meta }) => (meta.prose ? [path.join('.')] : [])));
  const declared = new Set(found.flatMap(({ path }) => upwards(path.join('.'))));
  const walk = (value: Json, path: readonly string[]): Problem[] => {
    if (isObject(value)) return Object.entries(value).flatMap(([key, child]) => walk(child, [...path, key]));
    const key = path.join('.');
    // The array of a removed key is prose, which retires.
    if (!Array.isArray(value) || prose.has(key) || !declared.has(key)) return [];
    const expected = 'an object keyed from "1", or one text in quotes';
    return [{ where: file, key: path, found: 'a list', expected, wayOut: 'write { "1": …, "2": … }; nothing was written' }];
  };
  return walk(messages, []);
}

function isMissing(value: Json | undefined): boolean {
  return value === null || (!isObject(value) && !textOf(value));
}

/** Returns the problem of a text in a language: wrong plural forms, placeholders, braces, marks, blocks, links, length or language marks. */
export function textFault(place: TextPlace, value: string, language: Language): TextFault | undefined {
  const { meta } = place.leaf;
  const own = ownPlaceholders(meta);
  // Fast path for most texts: no special characters and no placeholders.
  const isPlain = own.length === 0 && !hasPlurals(meta) && meta.marks.length === 0 && !/[{}*[\]]/.test(value);
  if (isPlain && value.length <= (meta.max ?? value.length)) return undefined;
  const wrongForms = pluralFault(meta, value, language.tag);
  if (wrongForms) return wrongForms;
  if (!hasPlurals(meta)) return wholeFault(place, value, language);
  for (const { categories, text } of wholeForms(value)) {
    const fault = wholeFault(place, text, language);
    if (fault) return { ...fault, found: `${fault.found}, in the form “${Object.values(categories).join('”, “')}”` };
  }
  return undefined;
}

/** Returns the problem of a text without plural forms, or of one whole text that they give. */
function wholeFault(place: TextPlace, value: string, language: Language): TextFault | undefined {
  const { meta } = place.leaf;
  const ownFault = meta.marks.length > 0 ? markedFault(place, value, language) : plainFault(meta, value, language);
  const fault = placeholderFault(meta, value, language) ?? ownFault ?? languageMarkFault(value, language.locale);
  if (!fault || meta.marks.length > 0) return fault;
  // The line of its key locates a text without marks.
  const { offset: _, ...rest } = fault;
  return rest;
}

/** Returns the number of characters that visitors read; for prose, of each block, with 0 for a placed fact. */
export function lengthsOf({ prose, marks, values }: TextMeta, value: string, language: Language): number[] {
  const shown = shownBy(language, values);
  const lengthOf = (text: string) => [...text].length;
  if (prose) return parseProse(value).parts.map((block) => (block.kind === 'place' ? 0 : lengthOf(block.items.map(shown).join(''))));
  return [lengthOf(marks.length > 0 ? shown(parseLine(value).parts) : plainText(typeset(value, language, values)))];
}

function placeholderFault(meta: TextMeta, value: string, language: Language): TextFault | undefined {
  const own = ownPlaceholders(meta);
  const used = usedPlaceholders(value);
  const missing = own.find((name) => !used.includes(name));
  if (missing !== undefined) {
    return {
      found: `no {${missing}} in “${short(value)}”`,
      expected: `a text with ${own.map((name) => `{${name}}`).join(', ')}`,
      wayOut: `add {${missing}} at the place of the value`,
    };
  }
  // The names of placed facts have a space.
  const isPlace = (name: string) => meta.prose !== undefined && name.includes(' ');
  const isNumber = (name: string) => Object.hasOwn(meta.plurals, name);
  const unknown = used.find((name) => !own.includes(name) && !isNumber(name) && !Object.hasOwn(language.values, name) && !isPlace(name));
  if (unknown !== undefined) {
    const known = closest(unknown, [...own, ...Object.keys(language.values)]);
    return {
      found: `the placeholder {${unknown}}`,
      expected: `a known placeholder: ${known}`,
      wayOut: `correct {${unknown}}, or write the words without braces`,
      offset: value.indexOf(`{${unknown}}`),
    };
  }
  const brace = value.replace(/\{[^{}]*\}/g, ({ length }) => ' '.repeat(length)).search(/[{}]/);
  if (brace >= 0) {
    return {
      offset: brace,
      found: `a lone brace in “${short(value)}”`,
      expected: 'braces around a placeholder only',
      wayOut: 'close the placeholder, or remove the brace',
    };
  }
  return undefined;
}

/** Returns the problem of a text without marks. */
function plainFault(meta: TextMeta, value: string, language: Language): TextFault | undefined {
  const asterisks = value.split('*').length - 1;
  if (asterisks > 0) {
    const found = `${asterisks} asterisk${asterisks > 1 ? 's' : ''}`;
    return { found, expected: 'a text without asterisks', wayOut: 'remove the asterisks' };
  }
  const bracket = /[[\]]/.test(plainText(value));
  return (
    lengthFault(plainText(typeset(value, language, meta.values)), value, meta.max) ??
    (bracket
      ? {
          found: `a square bracket without a language code in “${short(value)}”`,
          expected: 'brackets only around words in another language, with its code: [en: words]',
          wayOut: 'complete the mark, or remove the brackets',
        }
      : undefined)
  );
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

function languageMarkFault(value: string, locale: string): TextFault | undefined {
  for (const code of markedLanguages(value)) {
    const [found, offset] = [`the mark [${code}: …]`, value.indexOf(`[${code}: `)];
    const current = readTag(code)?.toString() ?? code;
    if (code === primaryLanguage(locale)) {
      const expected = `a language other than that of the file, ${locale}`;
      return { found, expected, wayOut: 'write the words without brackets', offset };
    }
    if (!languageNames.of(current))
      return { found, expected: 'the code of a language, such as de, en, fr, it', wayOut: `correct “${code}”`, offset };
    if (code !== current)
      return { found, expected: `the current code of that language, ${current}`, wayOut: `write [${current}: …]`, offset };
  }
  return undefined;
}
