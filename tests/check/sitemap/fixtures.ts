import type { Fixtures, GivenSite } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const entry = (path: string, alternates: Readonly<Record<string, string>> = {}) =>
  `<url><loc>${origin}${path}</loc>${Object.entries(alternates)
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${href}"/>`)
    .join('')}</url>`;
const site = (...entries: readonly string[]): GivenSite => ({
  pages: { '/contact': `<link rel="alternate" hreflang="fr" href="${origin}/contact">`, '/404': '', '/clients': '' },
  files: { '/sitemap.xml': `<?xml version="1.0"?><urlset>${entries.join('\n')}</urlset>` },
});
const contact = entry('/contact', { fr: '/contact' });

export default {
  good: [site(contact, entry('/clients')), site(entry('/clients'), contact)],
  bad: [
    [{ pages: { '/contact': '' } }, { found: 'no sitemap', where: 'dist/client/sitemap.xml' }],
    [site(contact), { found: `no entry for ${origin}/clients`, page: 'clients', locale: 'fr' }],
    [site(contact, entry('/clients'), entry('/404')), { found: `an entry for ${origin}/404` }],
    [site(contact, entry('/clients'), entry('/nope')), { found: `an entry for ${origin}/nope` }],
    [site(contact, entry('/clients'), contact), { found: `a second entry for ${origin}/contact` }],
    [site(entry('/contact'), entry('/clients')), { found: `alternates of ${origin}/contact that differ from its page`, page: 'contact' }],
    [
      site(entry('/contact', { fr: '/contact', en: '/en' }), entry('/clients')),
      { found: `en ${origin}/en`, expected: `fr ${origin}/contact` },
    ],
  ],
} satisfies Fixtures<GivenSite>;
