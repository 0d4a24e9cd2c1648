import type { Fixtures, GivenSite } from '../fixtures.ts';

const page = (body: string): GivenSite => ({ pages: { '/contact': body } });

/** As it reads when the bytes of UTF-8 are taken for those of Windows, or of Latin-1. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

export default {
  good: [page('Études de cas : l’été à 10 €, « oui » — ÂGE, Ã'), { pages: {}, files: { '/assets/a.js': 'const sign = "\ufffd"' } }],
  bad: [
    [page(misread('é')), { found: '“Ã©', where: 'dist/client/contact.html', line: 2, column: 1 }],
    [page('Ãœber'), { found: '“Ãœber' }],
    [page(misread('Études')), { found: '“Ã' }],
    [page('dâ€™accord'), { found: '“â€™accord', column: 2 }],
    [page(misread('« oui »')), { found: '“Â«' }],
    [page('d\ufffdaccord'), { found: '“\ufffdaccord' }],
    [
      { pages: {}, files: { '/robots.txt': misread('# à lire') } },
      { found: '“Ã', where: 'dist/client/robots.txt' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
