import { pages } from '../../../generated/pages.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const { published = '' } = pages.pilotStore;
const pubDate = new Date(published).toUTCString();
const title = 'Magasin pilote : les questions à poser dès l’ouverture';

/** A feed of one article, in the language of a path. */
function feed(locale: string, folder: string, address: string, itsTitle: string): string {
  return `<?xml version="1.0"?><rss><channel><title>Articles</title><link>${origin}${folder}</link><language>${locale}</language>
<atom:link href="${origin}${folder}/feed.xml"/>
<item><title>${itsTitle}</title><link>${origin}${address}</link><guid>${origin}${address}</guid><pubDate>${pubDate}</pubDate></item>
</channel></rss>`;
}
const french = feed('fr', '/blog', '/blog/magasin-pilote', title);
const english = feed('en', '/en/blog', '/en/blog/pilot-store', 'The questions to put to a pilot store');

const site = (xml: string | undefined, named = '/blog/feed.xml'): GivenSite => ({
  pages: {
    '/blog': '<main></main>',
    '/en/blog': '<main></main>',
    '/blog/magasin-pilote': `<main><a href="${named}">Le flux des articles</a></main>`,
    '/en/blog/pilot-store': '<main></main>',
  },
  files: { '/en/blog/feed.xml': english, ...(xml !== undefined && { '/blog/feed.xml': xml }) },
});
const where = 'dist/client/blog/feed.xml';
const wrong = (change: (xml: string) => string) => site(change(french));

export default {
  good: [
    site(french),
    wrong((xml) => xml.replace('/blog/magasin-pilote</guid>', '/blog/ancien</guid>')),
    { pages: { '/clients': '<main></main>' } },
  ],
  bad: [
    [site(undefined), { found: 'no feed', where }],
    [wrong((xml) => xml.replace('</channel>', '')), { found: 'an unclosed <channel>' }],
    [
      wrong((xml) => xml.replace(/<item>.*<\/item>/, '')),
      { found: `no item “${origin}/blog/magasin-pilote ${published} ${title}”`, locale: 'fr' },
    ],
    [
      wrong((xml) => xml.replace(/<item>.*<\/item>/, '$&$&')),
      { found: `“${origin}/blog/magasin-pilote` },
      { found: '1 different guids in 2 items' },
    ],
    [wrong((xml) => xml.replace(pubDate, 'Sun, 22 Nov 2020 00:00:00 GMT')), { found: 'no item “' }, { found: '2020-11-22' }],
    [wrong((xml) => xml.replace(`<item><title>${title}`, '<item><title>Autre')), { found: 'no item “' }, { found: 'Autre' }],
    [wrong((xml) => xml.replace('/blog/magasin-pilote</link>', '/blog/ancien</link>')), { found: 'no item “' }, { found: '/blog/ancien' }],
    [wrong((xml) => xml.replace(/<guid>.*<\/guid>/, '')), { found: '0 different guids in 1 items' }],
    [wrong((xml) => xml.replace('>fr<', '>en<')), { found: 'a feed in another language' }],
    [wrong((xml) => xml.replace('/blog/feed.xml', '/feed.xml')), { found: `the feed address ${origin}/feed.xml` }],
    [site(french, '/en/blog/feed.xml'), { found: '/en/blog/feed.xml, the feed of another language', page: 'pilotStore', locale: 'fr' }],
  ],
} satisfies Fixtures<GivenSite>;
