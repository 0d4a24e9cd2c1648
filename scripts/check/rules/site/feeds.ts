import { feedFile, feedType } from '../../../../schema/site/constants.ts';
import { groupBy } from '../../../lib/maps.ts';
import { type BuiltSite, faultsIn, type PageSummary } from '../../inputs/built-site.ts';
import { asRead } from '../../inputs/words.ts';
import { readXml } from '../../inputs/xml.ts';
import { identityOf, type Project } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const feeds: SiteRule = {
  name: 'feeds',
  looksAt: 'site',
  explain: `A feed that is invalid XML, lacks or repeats an article, differs from it in title, date or address, or repeats a guid; a page that names the feed of another
language. Feed readers show what they get, and nobody at the firm sees it.

  <link>…/blog/ancien</link>
    found:    the item “…/blog/ancien 2026-01-05 Ancien”
    expected: each article once, with the title and date of its page
    way out:  Correct renderer/document/feed.ts and build again.`,
  check(site, project) {
    const articles = [...site.pages.values()].filter(({ page }) => page.kind === 'article');
    const byFeed = groupBy(articles, ({ path }) => `${path.slice(0, path.lastIndexOf('/'))}/${feedFile}`);
    return [...[...byFeed].flatMap(([path, own]) => wrongFeed(path, own, site, project)), ...wrongLinks(site, [...byFeed.keys()])];
  },
};

const wayOut = 'Correct renderer/document/feed.ts and build again.';

function wrongFeed(path: string, articles: readonly PageSummary[], site: BuiltSite, project: Project): Located[] {
  const where = site.folder + path;
  if (!site.files.has(path)) return [{ where, found: 'no feed', expected: `a feed with ${articles.length} articles`, wayOut }];
  const { elements, faults } = readXml(site.read(path).toString());
  const [fault] = faults;
  if (fault !== undefined) return [{ where, found: fault, expected: 'valid XML', wayOut }];
  const { origin } = identityOf(project);
  const [locale = ''] = articles.map((article) => article.locale);
  const elementsNamed = (name: string) => elements.filter((element) => element.name === name);
  const expected = articles.map(({ page, path: own }) => `${origin}${own} ${dayOf(page.published)} ${titleOf(page.id, locale, project)}`);
  const titles = elementsNamed('title').slice(1);
  const dates = elementsNamed('pubDate');
  const found = elementsNamed('link')
    .slice(1)
    .map(({ text }, index) => {
      const day = new Date(dates[index]?.text ?? '');
      return `${text} ${Number.isNaN(day.getTime()) ? 'no date' : dayOf(day.toISOString().slice(0, 10))} ${squeeze(titles[index]?.text ?? '')}`;
    });
  const ids = new Set(elementsNamed('guid').map(({ text }) => text)).size;
  const own = elementsNamed('atom:link').map(({ attributes }) => attributes['href']);
  return [
    ...expected
      .filter((item) => !found.includes(item))
      .map((item) => ({ where, locale, found: `no item “${item}”`, expected: 'every article', wayOut })),
    ...found
      .filter((item, index) => !expected.includes(item) || found.indexOf(item) !== index)
      .map((item) => ({
        where,
        locale,
        found: `the item “${item}”`,
        expected: 'each article once, with the title and date of its page',
        wayOut,
      })),
    ...(ids === found.length
      ? []
      : [{ where, locale, found: `${ids} different guids in ${found.length} items`, expected: 'a guid of its own for each item', wayOut }]),
    ...(own.includes(origin + path)
      ? []
      : [{ where, locale, found: `the feed address ${own.join(', ')}`, expected: origin + path, wayOut }]),
    ...(elementsNamed('language')[0]?.text === locale
      ? []
      : [{ where, found: 'a feed in another language', expected: `<language>${locale}</language>`, wayOut }]),
  ];
}

const dayOf = (day: string | undefined) => day ?? 'no day';
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function titleOf(page: string, locale: string, { textsOf }: Project): string {
  const text = textsOf(page).find((each) => each.locale === locale && each.key.join('.') === 'hero.title');
  return text ? squeeze(asRead(text)) : '';
}

/** Finds `<link rel="alternate" type="application/rss+xml">` to the feed of another language. */
function wrongLinks(site: BuiltSite, paths: readonly string[]): Located[] {
  const localeOf = new Map(
    paths.map((path) => [path, [...site.pages.values()].find((page) => page.path === path.replace(`/${feedFile}`, ''))?.locale]),
  );
  return faultsIn(
    site,
    ({ links }) => links,
    ({ path }, { locale }) => {
      if (!localeOf.has(path) || localeOf.get(path) === locale) return undefined;
      return {
        found: `${path}, the feed of another language`,
        expected: `the feed in ${locale}`,
        wayOut: `Link to feedPathFor(), with the language of the page, as ${feedType}.`,
      };
    },
  );
}
