/** What can be wrong with the table of locales. */
import type { Problem } from './problem.ts';
import type { Schema } from './schema.ts';

/** The code of a language. */
export const codeForm = /^[a-z]{2}$/;
const prefixForm = /^(?:\/[a-z0-9-]+)?$/;

/** The problems of every locale: its code names folders, imports and what the contact function is told, its prefix begins paths. */
export function checkLocales({ locales, defaultLocale }: Schema): Problem[] {
  const owners = new Map<string, string>();
  const codes = Object.keys(locales);
  return Object.entries(locales).flatMap(([code, { prefix, tag, ...names }]): Problem[] => {
    const where = `schema/site/locales.ts (locale "${code}")`;
    const owner = owners.get(prefix);
    owners.set(prefix, code);
    if (!codeForm.test(code)) {
      const wayOut = 'name it by its language alone, such as pt, and put the region into its tag, pt-BR';
      return [{ where, found: `the code "${code}"`, expected: 'two small letters', wayOut }];
    }
    if (!prefixForm.test(prefix) || (prefix === '') !== (code === defaultLocale)) {
      const expected = code === defaultLocale ? 'no prefix: the default locale has none' : 'a slash and one segment, such as /pt';
      return [{ where, found: `the prefix "${prefix}"`, expected, wayOut: 'correct the prefix' }];
    }
    if (owner !== undefined) {
      return [{ where, found: `the prefix of "${owner}"`, expected: 'a prefix of its own', wayOut: 'correct one of the two' }];
    }
    if (!isTag(tag)) {
      const wayOut = 'write the language, and the region after a hyphen if there is one';
      return [{ where, found: `the tag "${tag}"`, expected: 'a BCP 47 tag, such as pt or pt-BR', wayOut }];
    }
    if (new Intl.Locale(tag).language !== code) {
      const wayOut = 'correct it: dates and numbers are written by it';
      return [{ where, found: `the tag "${tag}", of another language`, expected: `${code}, or ${code} with a region`, wayOut }];
    }
    const earlier = codes.slice(0, codes.indexOf(code));
    return (['name', 'short'] as const).flatMap((property): Problem[] => {
      const given = names[property];
      const twin = earlier.find((other) => given !== undefined && locales[other]?.[property] === given);
      if (twin === undefined) return [];
      const wayOut = 'correct one of the two';
      return [{ where, found: `${property} "${given}", which "${twin}" has`, expected: 'what this language calls itself', wayOut }];
    });
  });
}

/** Whether numbers and dates can be written with a tag. */
export function isTag(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}
