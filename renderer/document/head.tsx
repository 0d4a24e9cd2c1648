/** The head of a page: title, descriptions, canonical, alternates, structured data; all from the schema. */
import firstView from 'virtual:first-view';
import { alternateUrls, canonicalUrl, existsIn } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import { feedType, socialImageSize } from '#schema/site/constants.ts';
import { defaultLocale, isDraft, locales, publishedLocales } from '#schema/site/locales.ts';
import { headTitle } from '#schema/text/head-title.ts';
import { primaryLanguage } from '#schema/text/language-tag.ts';
import { feedPathFor } from '../content/articles.ts';
import { identity } from '../content/identity.ts';
import { useContent, useRoute } from '../page.tsx';
import headScript from './head-script.ts?inline-script';
import { JsonLd, socialImageUrl } from './structured-data.tsx';

/** Style of the texts that a draft language shows in place of missing ones. */
// check-excuse typed-text: a style
const sourceTextStyle = `span[lang=${primaryLanguage(defaultLocale)}] { text-decoration: underline dotted; text-underline-offset: 0.2em }`;

export function Head() {
  const { page, locale } = useRoute();
  const { meta } = useContent(page);
  const { feedTitle } = useContent('articlePages');
  const { structuredData } = pages[page];
  const feed = feedPathFor(page, locale);
  // Search engines must not index pseudo-texts and previews.
  const isIndexable = !isDraft(locale) && import.meta.env.MODE !== 'pseudo' && import.meta.env.MODE !== 'preview';
  const indexed = pages[page].indexed && isIndexable;
  const url = canonicalUrl(page, locale, identity.origin);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the content policy. */}
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <title>{headTitle(meta.title, identity.firmName)}</title>
      <meta name="description" content={meta.description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && <link rel="canonical" href={url} />}
      {(isDraft(locale) ? [] : alternateUrls(page, identity.origin)).map((alternate) => (
        <link key={alternate.hreflang} rel="alternate" hrefLang={alternate.hreflang} href={alternate.url} />
      ))}
      {feed !== undefined && <link rel="alternate" type={feedType} title={feedTitle} href={feed} />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#f7f2e8" />
      <meta property="og:type" content={structuredData === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={identity.firmName} />
      <meta property="og:title" content={meta.socialTitle} />
      <meta property="og:description" content={meta.socialDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={socialImageUrl(page, locale)} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={`${meta.socialTitle} – ${identity.firmName}`} />
      <meta property="og:locale" content={locales[locale].ogLocale} />
      {publishedLocales
        .filter((other) => other !== locale && existsIn(page, other))
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other].ogLocale} />
        ))}
      {/* X reads the other properties from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the content policy. */}
      <style dangerouslySetInnerHTML={{ __html: firstView }} />
      {isDraft(locale) && <style>{sourceTextStyle}</style>}
    </head>
  );
}
