/** What search engines and other sites read of a page: its head, its structured data, the files for robots. */
import type { Kind } from '../fault.ts';
import { builtKind, existing, isUsual, originOf, otherPath, pageKind, swapOne } from '../pages.ts';

const tag = (pattern: string) => new RegExp(`<${pattern}[^>]*>`, 'i');
const canonical = tag('link rel="canonical"');
const description = tag('meta name="description"');
const alternate = /<link rel="alternate" hreflang="(en|fr|x-default)" href="([^"]*)"\/?>/i;
const hreflang = ['hreflang', 'sitemap'];
const json = /<script type="application\/ld\+json">(.*?)<\/script>/s;

export const headKinds: readonly Kind[] = [
  pageKind('canonical-removed', ['canonical'], 4, (html) => html.replace(canonical, '')),
  pageKind('canonical-elsewhere', ['canonical'], 5, (html, page, random, ground) =>
    html.replace(
      /(<link rel="canonical" href=")[^"]*/i,
      (_, start: string) =>
        start +
        random.pick([
          page.path,
          `${originOf(ground)}${otherPath(ground, page, random)}`,
          `https://staging.example${page.path}`,
          `${originOf(ground)}${page.path}/`,
          `http://${originOf(ground).slice(8)}${page.path}`,
          '',
        ]),
    ),
  ),
  pageKind('canonical-twice', ['canonical'], 2, (html) => html.replace(canonical, '$&$&')),
  pageKind('hreflang-removed', hreflang, 5, (html, _, random) => swapOne(html, alternate, random, () => '')),
  pageKind('hreflang-elsewhere', hreflang, 5, (html, page, random, ground) =>
    swapOne(html, alternate, random, ([whole, , href = '']) =>
      whole.replace(
        href,
        random.pick([
          originOf(ground) + otherPath(ground, page, random),
          `${href}/`,
          new URL(href).pathname,
          href.replace('https', 'http'),
        ]),
      ),
    ),
  ),
  pageKind('hreflang-of-no-language', [...hreflang, 'page-language'], 3, (html, _, random) =>
    swapOne(html, alternate, random, ([whole, language = '']) =>
      whole.replace(`="${language}"`, random.pick(['="uk"', '="xx-yy"', '="en_GB"', '=""'])),
    ),
  ),
  pageKind('description-removed', ['head'], 4, (html) => html.replace(description, '')),
  pageKind('description-thin', ['head'], 3, (html, _, random) =>
    html.replace(description, `<meta name="description" content="${random.pick(['', 'Conseil.', 'Our services'])}"/>`),
  ),
  pageKind('description-long', ['head'], 2, (html) => html.replace(/(<meta name="description" content=")([^"]*)/i, '$1$2 $2 $2')),
  pageKind('title-removed', ['head'], 3, (html) => html.replace(/<title>.*?<\/title>/s, '')),
  pageKind('title-empty', ['head'], 2, (html, _, random) =>
    html.replace(/<title>.*?<\/title>/s, `<title>${random.pick(['', ' ', '— Trame Retail'])}</title>`),
  ),
  pageKind('title-twice', ['head'], 2, (html) => html.replace(/<title>.*?<\/title>/s, '$&$&')),
  pageKind('viewport-or-charset-removed', ['head'], 3, (html, _, random) =>
    html.replace(random.pick([tag('meta name="viewport"'), tag('meta charset')]), ''),
  ),
  pageKind('refresh-or-base', ['head'], 3, (html, _, random) =>
    html.replace(
      '</head>',
      `${random.pick(['<meta http-equiv="refresh" content="0;url=/contact">', '<base href="https://www.trame-retail.example/en/">', '<base target="_blank">'])}</head>`,
    ),
  ),
  pageKind('unindexed-by-mistake', ['robots'], 5, (html, _, random) =>
    html.replace(
      '</head>',
      `<meta name="${random.pick(['robots', 'googlebot', 'ROBOTS'])}" content="${random.pick(['noindex', 'noindex, follow', 'none', 'index, nofollow', 'NOINDEX'])}"></head>`,
    ),
  ),
  pageKind('indexed-by-mistake', ['robots'], 2, (html) => html.replace(tag('meta name="robots"'), ''), {
    among: (page) => !page.page.indexed,
  }),
  pageKind('lang-wrong', ['page-language'], 5, (html, { locale }, random) =>
    html.replace(
      /<html lang="\w+"/,
      random.pick([`<html lang="${locale === 'fr' ? 'en' : 'fr'}"`, '<html', '<html lang=""', '<html lang="french"']),
    ),
  ),
  pageKind('sharing-lost', ['sharing', 'canonical', 'images'], 6, (html, _, random) =>
    swapOne(html, /<meta (?:property="og:(?!image:|locale:)|name="twitter:)[^>]*>/, random, ([whole]) =>
      random.pick(['', whole.replace(/content="[^"]*"/, 'content=""'), whole + whole]),
    ),
  ),
  pageKind('sharing-of-another', ['sharing', 'canonical', 'dead-links'], 3, (html, _, random) =>
    html.replace(
      ...random.pick<[RegExp, string]>([
        [/og:locale" content="\w+"/, 'og:locale" content="de_DE"'],
        [/og:site_name" content="[^"]*"/, 'og:site_name" content="Autre cabinet"'],
        [/og:url" content="[^"]*"/, 'og:url" content="https://elsewhere.example/"'],
        [/og:image" content="[^"]*"/, 'og:image" content="https://www.trame-retail.example/shared/none.png"'],
      ]),
    ),
  ),
  pageKind('structured-data-broken', ['structured-data'], 6, (html, _, random) =>
    html.replace(json, (whole, data: string) =>
      random.pick([
        () => whole.replace(data, data.slice(0, -1)),
        () => '',
        () => whole.replace('"Organization"', '"Organisation"'),
        () => whole + whole,
        () => whole.replace(/"telephone":"[^"]*"/, '"telephone":"+33999999999"'),
        () => whole.replace(/"name":"[^"]*","item"/, '"name":"Autre","item"'),
      ])(),
    ),
  ),
  pageKind(
    'structured-data-of-another-day',
    ['structured-data'],
    3,
    (html, _, random) =>
      html.replace(/"datePublished":"[^"]*"/, `"datePublished":"${random.pick(['2020-01-01', '2026-02-30', 'hier', ''])}"`),
    { among: (page) => page.page.structuredData === 'article' && page.page.indexed },
  ),
  ofAnother('title-of-another', /<title>.*?<\/title>/s),
  ofAnother('description-of-another', description),
  builtKind('sitemap-wrong', ['sitemap'], 6, (ground, random) => {
    const path = '/sitemap.xml';
    const xml = existing(ground, path);
    const content = random.pick([
      () => swapOne(xml, /<url>.*?<\/url>/s, random, () => ''),
      () => swapOne(xml, /<url>.*?<\/url>/s, random, ([whole]) => whole + whole),
      () => swapOne(xml, /<loc>([^<]*)/, random, ([whole]) => `${whole}-nouveau`),
      () => swapOne(xml, /<xhtml:link[^>]*>/, random, () => ''),
      () => undefined,
      () => swapOne(xml, /<loc>([^<]*)/, random, ([whole]) => whole.replace('https', 'http')),
    ])();
    return { path, content };
  }),
  builtKind('robots-kept-out', ['robots-file'], 5, (ground, random) => {
    const path = '/robots.txt';
    const text = existing(ground, path);
    const content = random.pick([
      `${text}Disallow: /\n`,
      text.replace('Allow: /', 'Disallow: /en'),
      text.replace(/Sitemap.*/, ''),
      undefined,
      `${text}Disallow: /assets/\n`,
      text.replace('www.', 'staging.'),
      `${text}Disallow: /*contact\n`,
    ]);
    return { path, content };
  }),
  builtKind('header-for-robots', ['robots-file'], 2, (ground, random) => ({
    path: '/_headers',
    content: existing(ground, '/_headers').replace(
      '/*\n',
      `/*\n  X-Robots-Tag: ${random.pick(['noindex', 'none', 'noindex, nofollow'])}\n`,
    ),
  })),
];

/** One page has in its head what another has: told at either of the two. */
function ofAnother(name: string, part: RegExp): Kind {
  return {
    name,
    room: 'site',
    rules: ['duplicate-heads'],
    times: 3,
    plant(ground, random) {
      const page = random.pick([...ground.site.pages.values()].filter(isUsual));
      const other = ground.site.pages.get(otherPath(ground, page, random));
      const theirs = other && part.exec(ground.read(other.file))?.[0];
      if (!other || !theirs) return undefined;
      const content = ground.read(page.file).replace(part, () => theirs);
      const at = [page, other].map(({ file, page: { id }, locale }) => ({ file, page: id, locale }));
      return { what: `${page.path}: ${name}, ${other.path}`, edits: [{ file: page.file, content }], at };
    },
  };
}
