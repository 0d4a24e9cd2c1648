import type { Fixtures, GivenSite } from '../fixtures.ts';

const link = (path: string, more = '') => `<a href="${path}"${more}>A</a>`;
const site = (pages: Readonly<Record<string, string>>): GivenSite => ({ pages });

export default {
  good: [
    site({ '/': link('/clients'), '/clients': link('/contact#message'), '/contact': link('/'), '/404': '' }),
    site({ '/': '', '/en': link('/en/contact'), '/en/contact': '' }),
  ],
  bad: [
    [site({ '/': '', '/contact': link('/') }), { found: 'no link to /contact', where: 'schema/pages.ts', page: 'contact', locale: 'fr' }],
    [
      site({ '/': '', '/contact': link('/clients'), '/clients': link('/contact') }),
      { found: 'no link to /contact' },
      { found: 'no link to /clients' },
    ],
    [site({ '/': link('/en/contact', ' hreflang="en"'), '/en': '', '/en/contact': '' }), { found: 'no link to /en/contact', locale: 'en' }],
    [site({ '/': '<link rel="canonical" href="/contact">', '/contact': '' }), { found: 'no link to /contact' }],
  ],
} satisfies Fixtures<GivenSite>;
