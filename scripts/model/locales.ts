/** Checks the table of locales. */
import { localeForm } from '../../schema/contact/payload.ts';
import { codeOf, hasFormats, readTag } from './language-tags.ts';
import type { Placeless, Problem } from './problem.ts';
import type { Schema } from './schema.ts';

const prefixForm = /^(?:\/[a-z0-9-]+)?$/;

/** Returns the problems of every locale. Codes are used in folder names, imports and requests, prefixes in paths. */
export function checkLocales({ locales, defaultLocale }: Schema): Problem[] {
  const owners = new Map<string, string>();
  const codes = Object.keys(locales);
  return Object.entries(locales).flatMap(([code, { prefix, tag, draft, ...names }]): Problem[] => {
    const where = `schema/site/locales.ts (locale "${code}")`;
    const owner = owners.get(prefix);
    owners.set(prefix, code);
    const wrongCode = codeFault(code);
    if (wrongCode) return [{ where, ...wrongCode }];
    if (!prefixForm.test(prefix) || (prefix === '') !== (code === defaultLocale)) {
      const expected = code === defaultLocale ? 'no prefix: the default locale has none' : 'a slash and one segment, such as /pt or /pt-br';
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
    if (draft === true && code === defaultLocale) {
      const expected = 'a finished default locale, whose texts draft languages show';
      return [{ where, found: 'draft: true of the default locale', expected, wayOut: 'remove draft: true' }];
    }
    const wrongTag = tagFault(tag, code);
    if (wrongTag) return [{ where, ...wrongTag }];
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

/** Returns the problem of the code of a locale, if there is one. */
export function codeFault(code: string): Placeless | undefined {
  const read = readTag(code);
  const correct = read ? codeOf(read) : '';
  if (code === correct && localeForm.test(code)) return undefined;
  const wayOut = localeForm.test(correct) ? `write ${correct}` : 'choose a language with such a code';
  return { found: `the code "${code}"`, expected: 'a language, and a script or region if need be: de, fil, pt-BR, zh-Hant', wayOut };
}

/** Returns the problem of the tag of a locale, if there is one. */
export function tagFault(tag: string, code: string): Placeless | undefined {
  const found = `the tag "${tag}"`;
  const read = readTag(tag);
  if (!read || !hasFormats(read)) {
    const wayOut = 'write the code of such a language, and the region after a hyphen if there is one';
    return { found, expected: 'a BCP 47 tag of a language with number and date formats, such as pt or pt-BR', wayOut };
  }
  const [language, ...others] = code.split('-');
  const parts = [read.script, read.region];
  if (read.language !== language || others.some((part) => !parts.includes(part))) {
    const wayOut = 'correct the tag, which sets the format of dates and numbers';
    const what = read.language === language ? 'region or script' : 'language';
    return { found: `${found}, of another ${what}`, expected: `${code}, or ${code} with further subtags`, wayOut };
  }
  return read.toString() === tag ? undefined : { found, expected: 'a tag in canonical form', wayOut: `write ${read}` };
}
