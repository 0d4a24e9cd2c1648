/** What is delivered beside the pages, and what makes pages work for everybody: feeds, sheets, drawings, headers, forms, tables. */
import type { Random } from '../../unit/random.ts';
import type { Kind } from '../fault.ts';
import type { Ground } from '../ground.ts';
import { builtKind, existing, pageKind, swapOne } from '../pages.ts';
import { sourceKind } from '../sources.ts';

const files = ({ site }: Ground, form: RegExp) => [...site.files.keys()].filter((path) => form.test(path));
const hasTable = /<table\b/;

type Change = (text: string, random: Random) => string | undefined;

/** One file of those that a form names, changed. */
const fileKind = (name: string, rules: readonly string[], times: number, form: RegExp, change: Change): Kind =>
  builtKind(
    name,
    rules,
    times,
    (ground, random) => {
      const path = random.pick(files(ground, form));
      const text = existing(ground, path);
      const content = change(text, random);
      return content === text ? undefined : { path, content };
    },
    { also: [{ file: 'dist/client' }] },
  );

export const deliveredKinds: readonly Kind[] = [
  fileKind('feed-wrong', ['feeds', 'dead-links'], 8, /\/feed\.xml$/, (xml, random) =>
    random.pick([
      () => swapOne(xml, /<item>[\s\S]*?<\/item>/, random, () => ''),
      () => swapOne(xml, /<item>[\s\S]*?<\/item>/, random, ([whole]) => whole + whole),
      () => swapOne(xml, /(<pubDate>\w+, )\d+/, random, ([, start]) => `${start}1`),
      () => swapOne(xml, /(<item>\s*<title>)[^<]*/, random, ([, start]) => `${start}Autre`),
      () => swapOne(xml, /(?<=\/blog\/[\w-]+)<\/link>/, random, ([whole]) => `-x${whole}`),
      () => xml.replace('</channel>', ''),
      () => xml.replace(/rel="self"/, 'rel="next"').replace(/(<atom:link href="[^"]*)feed/, '$1flux'),
      () => xml.replace(/<language>\w+/, '<language>de'),
      () => undefined,
    ])(),
  ),
  fileKind('sheet-wrong', ['sheets', 'dead-links'], 8, /\/sheets\/.*\.csv$/, (csv, random) =>
    random.pick([
      () => swapOne(csv, /(?<=[;,])\d{2,}/, random, ([value]) => String(Number(value) + 10)),
      () => swapOne(csv, /=[A-Z]\d+/, random, () => '=Z9'),
      () => swapOne(csv, /\r\n[^\r]+(?=\r\n)/, random, () => ''),
      () => csv.replace('\ufeff', ''),
      () => (csv.includes(';') ? csv.replaceAll(';', ',') : csv.replaceAll(',', ';')),
      () => '',
    ])(),
  ),
  pageKind('sheet-of-another-language', ['sheets'], 3, (html, { locale }) =>
    html.replace(new RegExp(`(/shared/sheets/\\w+-)${locale}\\.csv`), `$1${locale === 'fr' ? 'en' : 'fr'}.csv`),
  ),
  pageKind('feed-of-another-language', ['feeds'], 3, (html, { locale }) =>
    locale === 'fr' ? html.replace('"/blog/feed.xml"', '"/en/blog/feed.xml"') : html.replace('"/en/blog/feed.xml"', '"/blog/feed.xml"'),
  ),
  fileKind('drawing-broken', ['drawings', 'images'], 8, /\/drawings\/.*\.svg$/, (svg, random) =>
    random.pick([
      () => svg.replace('</svg>', ''),
      () => svg.replace(/<\/svg>\s*$/, '<script>go()</script></svg>'),
      () => svg.replace('<svg', '<svg onload="go()"'),
      () => svg.replace(/<\/svg>\s*$/, '<text>Zone primaire</text></svg>'),
      () => svg.replace(/<\/svg>\s*$/, '<foreignObject><p>x</p></foreignObject></svg>'),
      () => '',
      () => svg.slice(0, svg.length / 2),
    ])(),
  ),
  builtKind(
    'script-that-is-not-there',
    ['script-imports', 'dead-links', 'orphans'],
    6,
    (ground, random) => {
      const asked = files(ground, /\.js$/).filter((path) =>
        files(ground, /\.js$/).some((other) => other !== path && existing(ground, other).includes(path.slice(path.lastIndexOf('/') + 1))),
      );
      return { path: random.pick(asked), content: undefined };
    },
    { also: [{ file: 'dist/client' }] },
  ),
  fileKind('import-of-nothing', ['script-imports'], 3, /\/(?:chunks|entries)\/.*\.js$/, (js, random) =>
    swapOne(js, /(?<=(?:import|from)\(?"\.{1,2}\/[\w/.-]*)\.js"/, random, () => '-old.js"'),
  ),
  fileKind('kept-too-long', ['delivery'], 6, /^\/_headers$/, (text, random) =>
    random.pick([
      text.replace('public, max-age=300, must-revalidate', 'public, max-age=31536000, immutable'),
      text.replace(/(\/:page\n {2}Cache-Control: )[^\n]*/, '$1max-age=604800'),
      text.replace(/(\/assets\/\*\n {2}Cache-Control: )[^\n]*/, '$1no-store'),
      text.replace(/.*nosniff\n/, ''),
      text.replace(/.*Strict-Transport-Security.*\n/, ''),
      text.replace('Referrer-Policy: strict-origin-when-cross-origin', 'Referrer-Policy: unsafe-url'),
    ]),
  ),
  fileKind('frames-and-forms-of-anybody', ['content-policy'], 4, /^\/_headers$/, (text, random) =>
    random.pick([
      text.replace("frame-ancestors 'self'", 'frame-ancestors *'),
      text.replace("; frame-ancestors 'self'", ''),
      text.replace("form-action 'self'", 'form-action https:'),
      text.replace("; form-action 'self'", ''),
    ]),
  ),
  fileKind('rules-for-prepared-pages', ['delivery'], 4, /^\/speculation-rules\.json$/, (_, random) =>
    random.pick(['{', '{"prerender":[{"urls":["https://elsewhere.example/"]}]}', '{"prerenders":[]}', '{"prerender":{}}', undefined]),
  ),
  pageKind(
    'form-that-loses-the-message',
    ['message-forms', 'accessible-names', 'dead-links', 'third-parties'],
    8,
    (html, _, random) =>
      random.pick([
        html.replace(/(<form[^>]*) method="post"/, '$1 method="get"'),
        html.replace(/(<form[^>]*) method="post"/, '$1'),
        html.replace(/(<form[^>]*action=")[^"]*/, '$1/contact'),
        html.replace(/(<input[^>]*) name="(?:phone|email|firstName)"/, '$1'),
        html.replace(/(<input[^>]*) type="email"/, '$1'),
        html.replace(/(<(?:input|textarea)[^>]*)\s+required\b(?:="")?/, '$1'),
        html.replace(/(<input[^>]*) autoComplete="email"/i, '$1 autocomplete="off"'),
        html.replace(/(<textarea[^>]*) minLength="10"/i, '$1 minlength="100"'),
      ]),
    { among: ({ page }) => page.role === 'contact' || page.role === 'home' },
  ),
  pageKind('out-of-reach', ['within-reach'], 6, (html, _, random) =>
    random.pick([
      html.replace('width=device-width', 'width=device-width, user-scalable=no'),
      html.replace('width=device-width', 'width=device-width, maximum-scale=1.0'),
      html.replace('<main', '<main inert'),
      html.replace('<main', '<main hidden'),
      html.replace(/<a (?=[^>]*href="\/)/, '<a tabindex="2" '),
    ]),
  ),
  pageKind('time-of-another-day', ['times'], 4, (html, _, random) =>
    swapOne(html, /(<time dateTime=")[^"]*/i, random, ([, start]) => start + random.pick(['2020-01-03', '2026-02-30', 'hier', ''])),
  ),
  pageKind('table-out-of-line', ['tables'], 6, (html, _, random) =>
    hasTable.test(html)
      ? random.pick([
          () => swapOne(html, /<td\b[^>]*>[^<]*<\/td>/, random, () => ''),
          () => swapOne(html, / scope="row"/, random, () => ''),
          () => html.replace(/<caption\b[\s\S]*?<\/caption>/, ''),
          () => swapOne(html, /<td\b[^>]*>[^<]*<\/td>/, random, ([whole]) => whole + whole),
        ])()
      : undefined,
  ),
  pageKind('source-of-law-lost', ['law-sources'], 4, (html, _, random) =>
    swapOne(
      html,
      /href="https:\/\/(?:www\.)?(?:legifrance|doctrine|eur-lex|useyourlaw|french-business-law|lettredesreseaux)[^"]*"/,
      random,
      () => 'href="https://www.service-public.fr/"',
    ),
  ),
  pageKind('not-spelled-out', ['abbreviations'], 4, (html, { locale }) =>
    locale === 'fr'
      ? html.replace(/(<main\b[^>]*>)/, '$1<p>Le BFR et le DIP du réseau</p>')
      : html.replace(/(<main\b[^>]*>)/, '$1<p>The DIP of the brand</p>'),
  ),
  sourceKind('code', 'database-opened', ['sql-access'], 8, /^supabase\/migrations\/.*\.sql$/, (text, random) =>
    random.pick([
      () => text.replace(/alter table [\w.]+ enable row level security;\n/, ''),
      () => `${text}\ngrant select on contact.messages to ${random.pick(['anon', 'authenticated', 'public'])};\n`,
      () => swapOne(text, / set search_path = ''/, random, () => ''),
      () => `${text}\nalter table contact.messages disable row level security;\n`,
      () => `${text}\ncreate policy everybody on contact.messages for select using (true);\n`,
      () => `${text}\ncreate table contact.copies (id uuid primary key);\n`,
    ])(),
  ),
];
