/** A page declares its language and links to its other languages. */
import { locales } from '../../../../schema/site/locales.ts';
import type { InText, PageRule } from '../../rule.ts';

export const pageLanguage: PageRule = {
  name: 'page-language',
  looksAt: 'page',
  explain: `A page whose lang is not that of its address, or without a link to itself in each other language. A screen reader pronounces by lang, a
browser hyphenates and offers translations by it.

  <html lang="fr"> at /en/about   found:   lang="fr"
                                  way out: the language of the page comes from its route; do not write it`,
  check({ tags, page, locale, path }) {
    const html = tags.find(({ name }) => name === 'html');
    const lang = html?.attributes['lang'];
    const links = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes['hreflang']);
    const missing = Object.keys(page.paths).filter((other) => page.layout !== 'bare' && other !== locale && !links.includes(other));
    return [
      ...(lang === locale
        ? []
        : [
            {
              offset: html?.offset ?? 0,
              found: lang === undefined ? 'no lang' : `lang="${lang}"`,
              expected: `lang="${locale}": ${path} is in ${locales[locale as keyof typeof locales]?.name ?? locale}`,
              wayOut: 'let the document take it from its route, renderer/document/document.tsx',
            },
          ]),
      ...missing.map(
        (other): InText => ({
          found: `no link to this page in ${other}`,
          expected: `<a hreflang="${other}">`,
          wayOut: 'restore the language links in renderer/layout/header.tsx',
        }),
      ),
    ];
  },
};
