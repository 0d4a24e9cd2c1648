import { locales } from '../../../../schema/site/locales.ts';
import { openGraphLocale } from '../../../model/language-tags.ts';
import { identityOf } from '../../project.ts';
import type { InText, PageRule } from '../../rule.ts';

const needed = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale', 'twitter:card'];

export const sharing: PageRule = {
  name: 'sharing',
  looksAt: 'page',
  explain: `A missing, empty or repeated Open Graph or Twitter value, or one that contradicts the schema: name of the firm, language, kind of page.
Messengers and social networks show a shared link with these values.

  no og:title on /contact
    found:    no og:title
    expected: one og:title with a value
    way out:  Restore the <meta> in renderer/document/head.tsx; its text is meta.socialTitle.`,
  check({ tags, locale, page }, project) {
    const wayOut = 'Restore the <meta> in renderer/document/head.tsx; the texts are meta.socialTitle and meta.socialDescription.';
    const { tag: languageTag } = locales[locale as keyof typeof locales] ?? {};
    const exact: Readonly<Record<string, string | undefined>> = {
      'og:site_name': identityOf(project).firmName,
      'og:type': page.structuredData === 'article' ? 'article' : 'website',
      // A picture as wide as the link, as og:image is.
      'twitter:card': 'summary_large_image',
      // Networks accept only this notation: fr_FR.
      'og:locale': languageTag && openGraphLocale(languageTag),
    };
    return needed.flatMap((name): InText[] => {
      const [tag, second] = tags.filter(({ attributes }) => (attributes['property'] ?? attributes['name']) === name);
      const content = tag?.attributes['content']?.trim() ?? '';
      const wanted = exact[name];
      if (!tag || content === '')
        return [{ ...(tag && { offset: tag.offset }), found: `no ${name}`, expected: wanted ?? `one ${name} with a value`, wayOut }];
      if (second) return [{ offset: second.offset, found: `a second ${name}`, expected: `one ${name}`, wayOut: 'Remove one of the two.' }];
      return wanted === undefined || content === wanted
        ? []
        : [{ offset: tag.offset, found: `${name} ${content}`, expected: wanted, wayOut }];
    });
  },
};
