import type { InText, PageRule } from '../../rule.ts';

export const pageLanguage: PageRule = {
  name: 'page-language',
  looksAt: 'page',
  explain: `A page whose lang differs from its route, or without a link to itself in another language. Screen readers choose the pronunciation by lang,
browsers the hyphenation.

  <html lang="fr"> at /en/about
    found:    lang="fr"
    expected: lang="en", the language of /en/about
    way out:  Take the language from the route in renderer/document/document.tsx.`,
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
              expected: `lang="${locale}", the language of ${path}`,
              wayOut: 'Take the language from the route in renderer/document/document.tsx.',
            },
          ]),
      ...missing.map(
        (other): InText => ({
          found: `no link to this page in ${other}`,
          expected: `a link with hreflang="${other}"`,
          wayOut: 'Restore the language links in renderer/layout/header.tsx.',
        }),
      ),
    ];
  },
};
