/** Checks the table of locales. */
import type { Problem } from './problem.ts';
import type { Schema } from './schema.ts';

export const codeForm = /^[a-z]{2}$/;
const prefixForm = /^(?:\/[a-z0-9-]+)?$/;

/** Returns the problems of every locale. Codes are used in folder names, imports and requests, prefixes in paths. */
export function checkLocales({ locales, defaultLocale }: Schema): Problem[] {
  const owners = new Map<string, string>();
  const codes = Object.keys(locales);
  return Object.entries(locales).flatMap(([code, { prefix, tag, ...names }]): Problem[] => {
    const where = `schema/site/locales.ts (locale "${code}")`;
    const owner = owners.get(prefix);
    owners.set(prefix, code);
    if (!codeForm.test(code)) {
      const wayOut = 'use the code of the language, such as pt, and put the region into the tag, pt-BR';
      return [{ where, found: `the code "${code}"`, expected: 'two small letters', wayOut }];
    }
    if (!prefixForm.test(prefix) || (prefix === '') !== (code === defaultLocale)) {
      const expected = code === defaultLocale ? 'no prefix: the default locale has none' : 'a slash and one segment, such as /pt';
      return [{ where, found: `the prefix "${prefix}"`, expected, wayOut: 'correct the prefix' }];
    }
    if (owner !== undefined) {
      return [
        {
          where,
          found: `the prefix "${prefix}", which "${owner}" has as well`,
          expected: 'a unique prefix',
          wayOut: 'correct one of the two prefixes',
        },
      ];
    }
    if (!isTag(tag)) {
      const wayOut = 'write the language, and the region after a hyphen if there is one';
      return [{ where, found: `the tag "${tag}"`, expected: 'a BCP 47 tag, such as pt or pt-BR', wayOut }];
    }
    if (new Intl.Locale(tag).language !== code) {
      const wayOut = 'correct the tag, which sets the format of dates and numbers';
      return [{ where, found: `the tag "${tag}", of another language`, expected: `${code}, or ${code} with a region`, wayOut }];
    }
    const earlier = codes.slice(0, codes.indexOf(code));
    return (['name', 'short'] as const).flatMap((property): Problem[] => {
      const given = names[property];
      const twin = earlier.find((other) => given !== undefined && locales[other]?.[property] === given);
      if (twin === undefined) return [];
      const wayOut = `correct "${property}" in one of the two locales`;
      return [{ where, found: `${property} "${given}", which "${twin}" has as well`, expected: 'the name of this language', wayOut }];
    });
  });
}

/** Returns true if the tag has number and date formats. */
export function isTag(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}
