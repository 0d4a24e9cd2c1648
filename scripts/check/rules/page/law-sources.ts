/** A page that states the law leads to the source of each statement. */
import { factsOfLaw } from '../../inputs/law.ts';
import type { InText, PageRule } from '../../rule.ts';

export const lawSources: PageRule = {
  name: 'law-sources',
  looksAt: 'page',
  explain: `A page that schema/content/law/law.ts names among the places of a statement, and that has no link to its source: a reader who doubts it
cannot check it. The way out: <LegalSources /> in the component of the page, or the page taken out of the places of the statement.`,
  check({ page, tags }, { model }) {
    const links = new Set(tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes['href']));
    return [...factsOfLaw(model)]
      .filter(([, { url, citedAt }]) => citedAt.some((place) => place.page === page.id) && !links.has(url))
      .map(
        ([id, { url }]): InText => ({
          found: `no link to ${url}, the source of the statement of law "${id}"`,
          expected: 'the sources of the law that the page states',
          wayOut: 'show <LegalSources /> in its component, or take the page out of the places of the statement',
        }),
      );
  },
};
