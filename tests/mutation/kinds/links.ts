/** Links, anchors and redirects that lead nowhere, or elsewhere than they say. */
import type { Kind } from '../fault.ts';
import { addedKind, builtKind, isUsual, originOf, otherPath, pageKind, swapOne } from '../pages.ts';

const inMain = /<a class="[^"]*" href="(\/[\w/-]+)"/;
const own = 'https://www.trame-retail.example';

export const linkKinds: readonly Kind[] = [
  pageKind('link-to-no-page', ['dead-links'], 8, (html, _, random) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(`"${href}"`, `"${random.pick([`${href}-2`, '/nouveau', `${href}/detail`, '/en/nothing'])}"`),
    ),
  ),
  pageKind('link-to-no-page-by-own-origin', ['dead-links'], 5, (html, _, random, ground) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(`"${href}"`, `"${random.pick([originOf(ground), originOf(ground).replace('https:', '')])}${href}-2"`),
    ),
  ),
  pageKind('own-origin-by-another-name', ['dead-links', 'link-form', 'external-links'], 3, (html, _, random) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(`"${href}"`, `"${random.pick([own.replace('www.', ''), own.replace('https', 'http'), own.toUpperCase()])}${href}"`),
    ),
  ),
  pageKind('anchor-not-there', ['dead-links'], 5, (html, _, random) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(`"${href}"`, `"${random.pick([href, ''])}#${random.pick(['nouveautes', 'Contact', 'section-9'])}"`),
    ),
  ),
  pageKind('link-into-other-language', ['dead-links'], 4, (html, { locale }, random, { site }) => {
    const other = random.pick([...site.pages.values()].filter((page) => isUsual(page) && page.locale !== locale));
    return swapOne(html, inMain, random, ([whole, href = '']) => whole.replace(`"${href}"`, `"${other.path}"`));
  }),
  pageKind('toggle-to-another-page', ['dead-links'], 3, (html, page, random, ground) => {
    const other = ground.site.pages.get(otherPath(ground, page, random));
    return swapOne(html, /<a [^>]*hreflang="(\w+)"[^>]*>/i, random, ([whole, language = '']) =>
      whole.replace(/href="[^"]*"/, `href="${other?.page.paths[language]}"`),
    );
  }),
  pageKind('toggle-removed', ['landmarks'], 3, (html) => html.replace(/<a [^>]*hreflang="\w+"[^>]*>.*?<\/a>/gis, '')),
  pageKind('form-of-address', ['link-form', 'dead-links', 'external-links'], 6, (html, _, random) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(
        `"${href}"`,
        `"${random.pick([`${href}/`, `${href}.html`, `/${href}`, href.slice(1), `.${href}`, href.toUpperCase(), `${href}/index`])}"`,
      ),
    ),
  ),
  pageKind('address-of-nothing', ['link-form', 'inline-code', 'external-links'], 4, (html, _, random) =>
    swapOne(html, inMain, random, ([whole, href = '']) =>
      whole.replace(`"${href}"`, random.pick(['""', '"#"', '"javascript:void(0)"', '"https://"', '"http://[nope"'])),
    ),
  ),
  addedKind(
    'external-by-http',
    ['external-links'],
    2,
    () => '<p><a href="http://www.legifrance.gouv.fr/codes" target="_blank" rel="noopener">Le code de commerce</a></p>',
  ),
  addedKind(
    'external-unsafe',
    ['external-links'],
    3,
    (random) =>
      `<p><a href="https://www.insee.fr/fr" ${random.pick(['', 'target="_blank"', 'rel="noopener"', 'target="_blank" rel="nofollow"'])}>Les statistiques publiques</a></p>`,
  ),
  addedKind(
    'mail-or-phone-wrong',
    ['external-links'],
    4,
    (random) =>
      `<p><a href="${random.pick(['mailto:bonjour', 'mailto:bonjour@', 'tel:0144556677', 'tel:+33 1 44 55', 'mailto:a@b@c.fr', 'ftp://trame-retail.example/x', 'mailto:'])}">Nous joindre directement</a></p>`,
  ),
  addedKind(
    'vague-label',
    ['link-labels'],
    5,
    (random, page, ground) =>
      `<p><a href="${otherPath(ground, page, random)}">${random.pick(['En savoir plus', 'cliquez ici', 'Ici', 'Read more →', 'Learn more', 'Lire la suite…', 'Plus d’infos', 'here', own, 'Voir plus'])}</a></p>`,
  ),
  addedKind(
    'label-missing',
    ['accessible-names'],
    3,
    (random, page, ground) =>
      `<p><a href="${otherPath(ground, page, random)}">${random.pick(['', ' ', '<span aria-hidden="true">→</span>', '<svg aria-hidden="true"></svg>', '…'])}</a></p>`,
  ),
  {
    name: 'no-link-leads-there',
    room: 'site',
    rules: ['unreached-pages'],
    times: 3,
    plant({ site, read }, random) {
      const page = random.pick([...site.pages.values()].filter((each) => isUsual(each) && each.page.role !== 'home'));
      const edits = [...site.pages.values()].flatMap(({ file, links }) =>
        links.some(({ path }) => path === page.path)
          ? [
              {
                file,
                content: read(file).replaceAll(new RegExp(`<a( [^>]*)? href="${page.path}(?:#[^"]*)?"`, 'g'), '<a$1 href="#content"'),
              },
            ]
          : [],
      );
      return { what: `no page leads to ${page.path}`, edits, at: [{ file: 'schema/pages.ts', page: page.page.id, locale: page.locale }] };
    },
  },
  builtKind('redirect-wrong', ['redirects'], 8, ({ site }, random) => {
    const [a, b] = [random.pick([...site.pages.keys()]), random.pick([...site.pages.keys()])];
    const lines = random.pick([
      '/ancien /autre 301\n/autre / 301',
      '/ancien /ancien 301',
      '/a /b 301\n/b /a 301',
      '/ancien /rien 301',
      `${a} ${b} 301`,
      `/ancien ${a} 302`,
      `/ancien ${a} 301\n/ancien ${b} 301`,
      '/favicon.ico / 301',
      `ancien ${a} 301`,
      `/ancien https://elsewhere.example/ 301`,
    ]);
    return { path: '/_redirects', content: `${lines}\n` };
  }),
  {
    name: 'page-not-built',
    room: 'site',
    rules: ['anchors', 'dead-links', 'hreflang'],
    times: 3,
    plant({ site }, random) {
      const page = random.pick([...site.pages.values()].filter(isUsual));
      return {
        what: `${page.file} is not there`,
        edits: [{ file: page.file, content: undefined }],
        at: [{ file: page.path, page: page.page.id, locale: page.locale }],
      };
    },
  },
  pageKind(
    'section-without-its-id',
    ['anchors', 'dead-links', 'ids'],
    4,
    (html, page, random) => {
      const id = page.page.anchors.length > 0 ? random.pick(page.page.anchors) : undefined;
      return id === undefined ? undefined : html.replace(` id="${id}"`, random.pick(['', ` id="${id}-2"`]));
    },
    { among: ({ page }) => page.anchors.length > 0 },
  ),
];
