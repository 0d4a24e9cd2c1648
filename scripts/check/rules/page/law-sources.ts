import { factsOfLaw } from '../../inputs/law.ts';
import type { InText, PageRule } from '../../rule.ts';

export const lawSources: PageRule = {
  name: 'law-sources',
  looksAt: 'page',
  explain: `A page that states the law without a link to the source of the statement. schema/content/law/law.ts lists the pages of each statement; a
reader must be able to check it.

  citedAt: [link('leaseClauses', 'exit')]
    found:    no link to https://www.legifrance.gouv.fr/…, the source of the statement "three-year-break"
    expected: a link to the source of each statement
    way out:  Add <LegalSources /> to the component, or remove the page from the places of the statement.`,
  check({ page, locale, tags }, { model }) {
    const links = new Set(tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes['href']));
    return [...factsOfLaw(model, locale)]
      .filter(([, { url, citedAt }]) => citedAt.some((place) => place.page === page.id) && !links.has(url))
      .map(
        ([id, { url }]): InText => ({
          found: `no link to ${url}, the source of the statement "${id}"`,
          expected: 'a link to the source of each statement',
          wayOut: 'Add <LegalSources /> to the component, or remove the page from the places of the statement.',
        }),
      );
  },
};
