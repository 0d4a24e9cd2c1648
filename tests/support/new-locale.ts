/** Slugs and messages of a new locale, which `npm run new -- locale` and the example “Add a language” leave to the reader. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlurals, pluralCode } from '../../schema/language/plural.ts';
import { propertyName } from '../../scripts/model/typescript.ts';
import type { Copy } from './copy.ts';

/** Copies the English slug of every page that has none in a locale. */
export function copyEnglishSlugs(copy: Copy, locale: string): void {
  const name = propertyName(locale);
  const withSlug = (slugs: string, english: string) => (slugs.includes(`${name}:`) ? `${slugs} }` : `${slugs}, ${name}: ${english} }`);
  const source = copy.read('schema/pages.ts');
  copy.write(
    'schema/pages.ts',
    source.replace(/(slug: \{ .*?\ben: ('[^']*').*?) \}/g, (_, slugs, english) => withSlug(slugs, english)),
  );
}

/** Copies the English text, converted, of every message that has none in a locale. */
export function copyEnglishMessages(copy: Copy, locale: string, convert: (text: string) => string = (text) => text): void {
  for (const name of readdirSync(join(copy.root, 'generated/messages', locale))) {
    const file = `generated/messages/${locale}/${name}`;
    const texts = filled(JSON.parse(copy.read(file)), JSON.parse(copy.read(`generated/messages/en/${name}`)), (text) =>
      withFormsOf(locale, convert(text)),
    );
    copy.write(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

/** Returns a text with each plural form of a language: a form that English lacks has the words of `other`. */
function withFormsOf(locale: string, text: string): string {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const written = parsePlurals(text).parts.map((part) => {
    if (typeof part === 'string') return part;
    const forms = pluralCategories.map((category) => `${category} {${part.forms[category] ?? part.forms['other']}}`);
    return `{${part.by}, plural, ${forms.join(' ').replaceAll(`{${part.by}}`, '#')}}`;
  });
  return written.join('');
}

/** Matches placeholders, codes of plural forms, words of other languages, targets of links, and letters. */
const tokens = new RegExp(String.raw`\{[^{}]*\}|${pluralCode}|\[[a-z]{2,3}: [^\]]*\]|\]\([^)]*\)|\p{L}`, 'gu');

const arabicLetters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Returns a pseudo-text in Arabic letters, with the placeholders, plural forms, marks and link targets of a text. */
export function inArabicLetters(text: string): string {
  return text.replace(tokens, (found) =>
    found.length > 1 ? found : (arabicLetters[(found.codePointAt(0) ?? 0) % arabicLetters.length] ?? ''),
  );
}

type Texts = string | null | readonly string[] | { readonly [key: string]: Texts };

const isProse = (texts: Texts): texts is readonly string[] => Array.isArray(texts);

function filled(texts: Texts, english: Texts, convert: (text: string) => string): Texts {
  if (typeof texts === 'string' || isProse(texts)) return texts;
  if (typeof english === 'string') return convert(english);
  if (isProse(english)) return english.map(convert);
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, text]) => [key, filled(text, isProse(english) ? null : (english?.[key] ?? null), convert)]),
  );
}
