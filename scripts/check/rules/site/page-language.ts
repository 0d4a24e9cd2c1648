/** A page says which language it is in, and every passage in another one does. */
import { locales } from '../../../../schema/site.ts';
import { memoizePerText } from '../../../lib/memoize.ts';
import type { PageRule } from '../../rule.ts';

export const pageLanguage: PageRule = {
  name: 'page-language',
  looksAt: 'page',
  explain: `A page whose lang is not that of its address, or a lang or hreflang that names no language. A screen reader pronounces by
it, a browser hyphenates and offers translations by it.

  <html lang="fr"> at /en/about   found:   lang="fr"
                                  way out: the language of the page comes from its route; do not write it`,
  check({ tags, locale, path }) {
    const html = tags.find(({ name }) => name === 'html');
    const lang = html?.attributes['lang'];
    const wrong = tags.flatMap(({ attributes, offset }) =>
      ['lang', 'hreflang'].flatMap((name) => {
        const tag = attributes[name];
        if (tag === undefined || tag === 'x-default' || isLanguage(tag)) return [];
        return [
          { offset, found: `${name}="${tag}"`, expected: 'a BCP 47 tag of a language, such as en or fr-CA', wayOut: `correct ${name}` },
        ];
      }),
    );
    if (lang === locale) return wrong;
    return [
      {
        offset: html?.offset ?? 0,
        found: lang === undefined ? 'no lang' : `lang="${lang}"`,
        expected: `lang="${locale}": ${path} is in ${locales[locale as keyof typeof locales]?.name ?? locale}`,
        wayOut: 'let the document take it from its route, renderer/document/document.tsx',
      },
      ...wrong,
    ];
  },
};

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Every page names the same few, in dozens of links. */
const isLanguage = memoizePerText((tag: string): boolean => {
  try {
    return languages.of(tag) !== undefined;
  } catch {
    return false;
  }
});
