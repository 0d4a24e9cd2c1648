import { withOneLocale } from '../changed.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const link = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
const fr = link('fr', `${origin}/contact`);
const en = link('en', `${origin}/en/contact`);
const byDefault = link('x-default', `${origin}/contact`);
const whole = fr + en + byDefault;
const site = (french: string, english = whole): GivenSite => ({ pages: { '/contact': french, '/en/contact': english } });

/** A page in English only. */
const path = '/en/retail-development/strategy';
const alone = link('en', origin + path) + link('x-default', origin + path);
const english = (head: string): GivenSite => ({ pages: { [path]: head } });

export default {
  project: withOneLocale('strategy', 'en'),
  good: [site(whole), english(alone), { pages: { '/404': '', '/en/404': '' } }],
  bad: [
    [
      site(fr + byDefault),
      { found: 'no alternate for en', where: 'dist/client/contact.html', page: 'contact', locale: 'fr' },
      { found: 'an alternate, /contact, without a return link to /en/contact' },
    ],
    [site(fr + en), { found: 'no alternate for x-default', expected: `${origin}/contact` }],
    [
      site(fr + link('en', `${origin}/en/blog`) + byDefault),
      { found: `the alternate ${origin}/en/blog for en`, line: 2 },
      { found: 'without a return link to /en/contact' },
    ],
    [
      site(fr + link('en', '/en/contact') + byDefault),
      { found: 'the alternate /en/contact for en' },
      { found: 'without a return link to /en/contact' },
    ],
    [site(whole + link('de', `${origin}/de`)), { found: `an alternate for de, ${origin}/de` }],
    [site(whole + en), { found: 'an alternate for en' }],
    [english(alone + fr), { found: `an alternate for fr, ${origin}/contact`, expected: 'each language of the page once' }],
    [{ pages: { '/404': fr } }, { found: 'an alternate for fr', expected: 'no alternate on an unindexed page' }],
  ],
} satisfies Fixtures<GivenSite>;
