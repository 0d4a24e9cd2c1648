/** The feed of the blog in each language, RSS 2.0, from the pages of its articles: https://www.rssboard.org/rss-specification */
import { canonicalUrl } from '#generated/links.ts';
import { firstPaths, pages } from '#generated/pages.ts';
import { wordsOf } from '#schema/language/inline.ts';
import { type Locale, publishedLocales } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';
import { type ArticleId, articlesIn, feedPathFor } from '../content/articles.ts';
import { identity } from '../content/identity.ts';
import { loadContent } from '../content/load.ts';
import { loadPerson } from '../content/people.ts';

/** Returns every feed by its path from the root; none for a draft, and for a locale without articles. */
export function feeds(): ReadonlyMap<string, string> {
  return new Map(
    publishedLocales.flatMap((locale) => {
      const [newest] = articlesIn(locale);
      return newest === undefined ? [] : [[feedPathFor(newest, locale) ?? '', feedOf(newest, locale)]];
    }),
  );
}

function feedOf(newest: ArticleId, locale: Locale): string {
  const [above = newest] = pages[newest].trail.slice(-2);
  const path = feedPathFor(newest, locale) ?? '';
  const { feedTitle } = loadContent('articlePages', locale);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escaped(`${identity.firmName} — ${feedTitle}`)}</title>
    <link>${canonicalUrl(above, locale, identity.origin)}</link>
    <description>${escaped(loadContent(above, locale).meta.description)}</description>
    <language>${locale}</language>
    <lastBuildDate>${dateOf(newest)}</lastBuildDate>
    <atom:link href="${identity.origin}${path}" rel="self" type="application/rss+xml"/>
${articlesIn(locale)
  .map((id) => itemOf(id, locale))
  .join('\n')}
  </channel>
</rss>
`;
}

/** Readers show an item with another guid as a new article, so the guid has the first path of the article. */
function itemOf(id: ArticleId, locale: Locale): string {
  const { hero, keywords, author } = loadContent(id, locale);
  return `    <item>
      <title>${escaped(wordsOf(hero.title))}</title>
      <link>${canonicalUrl(id, locale, identity.origin)}</link>
      <guid isPermaLink="false">${identity.origin}${firstPaths[id][locale]}</guid>
      <pubDate>${dateOf(id)}</pubDate>
      <dc:creator>${escaped(loadPerson(author, locale).name)}</dc:creator>
      <description>${escaped(hero.lead)}</description>
${keywords.map((keyword) => `      <category>${escaped(keyword)}</category>`).join('\n')}
    </item>`;
}

/** Formats a day by RFC 822, with a four-digit year: “Sun, 22 Nov 2026 00:00:00 GMT”. */
function dateOf(id: ArticleId): string {
  return new Date(`${pages[id].published}T00:00:00Z`).toUTCString();
}

function escaped(text: string): string {
  return plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
