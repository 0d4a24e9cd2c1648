import type { Fixtures, GivenPage } from '../fixtures.ts';

const title = '<title>Un titre de page — Trame Retail</title>';
const description = `<meta name="description" content="${'Une phrase qui dit ce que la page contient. '.repeat(2)}">`;
const rest = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
const page = (head: string): GivenPage => ({
  path: '/contact',
  html: `<!DOCTYPE html><html lang="fr"><head>${head}</head><body></body></html>`,
});

export default {
  good: [
    page(`${rest}${title}${description}<link rel="icon" href="/icon.svg" type="image/svg+xml">`),
    page(`${rest}${title}${description}<svg><title>Mark</title></svg>`),
  ],
  bad: [
    [page(`${rest}${title}${description}<base href="/en/">`), { found: '<base>' }],
    [page(`${rest}${title}${description}<meta http-equiv="Refresh" content="0; url=/">`), { found: 'a meta refresh' }],
    [page(rest + description), { found: 'no title', wayOut: 'Write meta.title in generated/messages/fr/contact.json.' }],
    [
      page(`${rest}${title}${description}<link rel="icon" href="/icon.svg" type="image/png">`),
      { found: 'the icon /icon.svg with image/png', expected: 'image/svg+xml' },
    ],
    [page(`${rest}${title}${description}<link rel="icon" href="/icon.svg">`), { found: 'the icon /icon.svg with no type' }],
    [page(rest + title), { found: 'no description', page: 'contact', locale: 'fr' }],
    [page(rest + title + title + description), { found: 'a second title' }],
    [page(rest + title + description + description), { found: 'a second description' }],
    [page(title + description), { found: 'no charset' }, { found: 'no viewport' }],
    [page(`${rest}${description}<title>${'x'.repeat(71)}</title>`), { found: 'a title of 71 characters', expected: '15 to 70 characters' }],
    [page(`${rest}${description}<title>Contact</title>`), { found: 'a title of 7 characters' }],
    [page(`${rest}${title}<meta name="description" content="${'x'.repeat(161)}">`), { found: 'a description of 161 characters' }],
    [page(`${rest}${title}<meta name="description" content="">`), { found: 'a description of 0 characters' }],
    [
      page(`<meta name="x" content="${'x'.repeat(1000)}">${rest}${title}${description}`),
      { found: 'a charset after the first 1,000 characters' },
    ],
  ],
} satisfies Fixtures<GivenPage>;
