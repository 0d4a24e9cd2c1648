/** The citation of a guide or an article, for a bibliography. A click selects all of it. */
import type { PersonId } from '#generated/content.ts';
import { canonicalUrl } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import { type Inlines, wordsOf } from '#schema/language/inline.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { loadPerson } from '../content/people.ts';
import { useContent, useRoute } from '../page.tsx';
import { useDay } from './text.tsx';

interface CitationProps {
  readonly title: Inlines;
  readonly author: PersonId;
  readonly isArticle?: boolean;
}

export function Citation({ title, author, isArticle = false }: CitationProps) {
  const { citeGuide, citeArticle, citation } = useContent('byline');
  const { page, locale } = useRoute();
  const { published = '', updated = published } = pages[page];
  const values = {
    author: loadPerson(author, locale).name,
    title: wordsOf(title),
    firm: identity.firmName,
    date: useDay(updated),
    url: canonicalUrl(page, locale, identity.origin),
  };
  return (
    <section className="mt-10 text-small">
      <h2 className="font-sans text-small text-ink-soft">{isArticle ? citeArticle : citeGuide}</h2>
      <p className="measure mt-2 select-all">{fill(citation, values)}</p>
    </section>
  );
}
