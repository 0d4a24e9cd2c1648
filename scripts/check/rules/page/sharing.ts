/** A link to a page is shown with a title, a text and an image, in the language of the page. */
import { locales } from '../../../../schema/site/locales.ts';
import { identityOf } from '../../project.ts';
import type { InText, PageRule } from '../../rule.ts';

const needed = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'twitter:card'];

export const sharing: PageRule = {
  name: 'sharing',
  looksAt: 'page',
  explain: `A page without one of the values that messengers and social networks show a link with (og:title, og:description, og:image and
so on), with one that is empty or there twice, with the firm under another name, or said to be in another language.

  no og:title on /contact   found:   no og:title
                            way out: restore it in renderer/document/head.tsx; its text is meta.socialTitle`,
  check({ tags, locale }, project) {
    const wayOut =
      'restore it in renderer/document/head.tsx, or ogLocale in schema/site/locales.ts; the texts are meta.socialTitle and meta.socialDescription';
    const exact: Readonly<Record<string, string | undefined>> = {
      'og:site_name': identityOf(project).firmName,
      // Written as the networks ask for it: others are passed over.
      'og:locale': locales[locale as keyof typeof locales]?.tag.replace('-', '_'),
    };
    return needed.flatMap((name): InText[] => {
      const [tag, second] = tags.filter(({ attributes }) => (attributes['property'] ?? attributes['name']) === name);
      const content = tag?.attributes['content']?.trim() ?? '';
      const wanted = exact[name];
      if (!tag || content === '')
        return [{ ...(tag && { offset: tag.offset }), found: `no ${name}`, expected: wanted ?? 'one, with a value', wayOut }];
      if (second) return [{ offset: second.offset, found: `a second ${name}`, expected: 'one', wayOut: 'take it out' }];
      return wanted === undefined || content === wanted
        ? []
        : [{ offset: tag.offset, found: `${name} ${content}`, expected: wanted, wayOut }];
    });
  },
};
