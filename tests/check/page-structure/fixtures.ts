import { formatDay } from '../../../schema/text/formats.ts';
import type { Fixtures, GivenPage } from '../fixtures.ts';

const skip = '<a href="#content">Skip</a>';
const page = (body: string, start = `${skip}<main id="content"><h1>x</h1>`): GivenPage => ({
  path: '/contact',
  html: `${start}${body}</main>`,
});
const viewport = '<meta name="viewport" content="width=device-width, user-scalable=no">';

/** A language with its own digits and calendar, in place of English. */
const thai = 'th-TH-u-nu-thai';
const inThai = (datetime: string): GivenPage => ({
  ...page(`<time datetime="${datetime}">${formatDay(new Date('2026-10-06'), thai)}</time>`),
  path: '/en/contact',
});

export default {
  project: (own) => {
    const languages = own.model.languages.map((language) => (language.locale === 'en' ? { ...language, tag: thai } : language));
    return { ...own, model: { ...own.model, languages } };
  },
  good: [
    page('<svg role="img" aria-label="Plan"></svg><svg aria-hidden="true"><path d=""></path></svg>'),
    page('<table><caption>x</caption><tr><th scope="row">y</th></tr></table><figure><figcaption>x</figcaption></figure>'),
    page('<time datetime="2026-02-03">3 février 2026</time><p tabindex="-1"></p>'),
    inThai('2026-10-06'),
  ],
  bad: [
    [
      { path: '/contact', html: `${skip}<h1>x</h1>` },
      { found: 'no <main>', page: 'contact', locale: 'fr' },
    ],
    [page('', `${skip}<main id="content">`), { found: 'no <h1>' }],
    [page('', '<main id="content"><h1>x</h1>'), { found: 'no link to #content' }],
    [page('', `${skip}<main id="content" inert><h1>x</h1>`), { found: 'an inert or hidden <main>' }],
    [page(viewport), { found: 'a page without zoom' }],
    [page('<p tabindex="2"></p>'), { found: 'tabindex="2"', line: 2 }],
    [page('<svg><path d=""></path></svg>'), { found: 'a drawing without a name or aria-hidden' }],
    [page('<svg role="img"></svg>'), { found: 'a drawing without a name' }],
    [page('<table><tr><th scope="row">y</th></tr></table>'), { found: 'a table without a caption' }],
    [page('<table><caption>x</caption><tr><th>y</th></tr></table>'), { found: 'a <th> without scope' }],
    [page('<figure></figure>'), { found: 'a figure without a caption' }],
    [page('<time datetime="2020-01-03">3 février 2026</time>'), { found: '2020-01-03 for “3 février 2026”' }],
    [page('<time datetime="2026-02-30">30 février 2026</time>'), { found: '2026-02-30' }],
    [page('<time datetime="2026-02-03">3 mars 2026</time>'), { found: '2026-02-03 for “3 mars 2026”' }],
    [inThai('2026-10-07'), { found: '2026-10-07 for “6 ตุลาคม 2569”' }],
    [page('<time>3 février 2026</time>'), { found: 'no datetime' }],
  ],
} satisfies Fixtures<GivenPage>;
