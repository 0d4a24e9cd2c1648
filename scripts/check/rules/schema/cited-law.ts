import { groupBy } from '../../../lib/maps.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import { citedIn, lawBundle, type Statement, statementsOf } from '../../inputs/law.ts';
import { asTyped } from '../../inputs/words.ts';
import type { MessageText, Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const citedLaw: SchemaRule = {
  name: 'cited-law',
  looksAt: 'schema',
  explain: `An article of law in a text without a statement in schema/content/law/law.ts for that page, and a statement whose page does not cite it. Each
statement has a source and a date of verification; without one, nobody checks the claim.

  (Code de commerce, art. L.145-17)
    found:    “L.145-17”, without a statement of law for this page
    expected: a statement with a source in schema/content/law/law.ts
    way out:  Add the statement, or add link('location') to its places.`,
  check(project) {
    const statements = statementsOf(project);
    const ofPages = groupBy(project.texts, ({ locale, bundle }) => `${locale} ${bundle}`);
    return [
      ...project.texts.filter(({ bundle }) => bundle !== lawBundle).flatMap((text) => unlisted(text, statements)),
      ...statements.flatMap((statement) => uncited(statement, project, ofPages)),
    ];
  },
};

/** Finds citations without a statement: for a text of a page, without one for that page. */
function unlisted(message: MessageText, statements: readonly Statement[]): Located[] {
  const { bundle, page, locale, key } = message;
  const cites = [...new Set(citedIn(asTyped(message)))];
  if (cites.length === 0) return [];
  const here = page ? statements.filter(({ citedAt }) => citedAt.some((place) => place.page === page.id)) : statements;
  const listed = new Set(here.flatMap(({ named }) => named[locale]?.all ?? []));
  return cites
    .filter((cited) => !listed.has(cited))
    .map((cited) => ({
      where: messageFile(locale, bundle),
      key,
      locale,
      ...(page && { page: page.id }),
      found: `“${cited}”, without a statement of law${page ? ' for this page' : ''}`,
      expected: 'a statement with a source in schema/content/law/law.ts',
      wayOut: `Add the statement, or ${page ? `add link('${page.id}') to its places` : 'correct the reference'}.`,
    }));
}

/** Finds places of a statement whose texts do not cite it, and a statement without places. */
function uncited({ id, citedAt, named }: Statement, { model }: Project, ofPages: ReadonlyMap<string, readonly MessageText[]>): Located[] {
  const where = 'schema/content/law';
  const fact = { entry: id, words: ['citedAt'] };
  if (citedAt.length === 0) {
    const expected = 'at least one place';
    return [
      { where, fact, found: `the statement of law "${id}" without a place`, expected, wayOut: 'Add its places, or remove the statement.' },
    ];
  }
  return model.languages.flatMap(({ locale }) =>
    citedAt.flatMap((place): Located[] => {
      const own = ofPages.get(`${locale} ${place.page}`);
      // The statement or the page may not exist in the locale.
      if (!named[locale] || !own) return [];
      const wanted = named[locale].reference;
      // Sections of guides and articles are compared by anchor, other pages as a whole.
      const section = own.filter(({ key }) => key[0] === 'sections' && key[1] === place.anchor);
      const words = (section.length > 0 ? section : own).map(asTyped);
      if (words.some((text) => wanted.some((name) => text.includes(name) || citedIn(text).includes(name)))) return [];
      return [
        {
          where,
          fact,
          locale,
          page: place.page,
          found: `the statement "${id}", missing from the texts in ${locale} of ${place.page}${place.anchor === undefined ? '' : `#${place.anchor}`}`,
          expected: wanted.length > 0 ? `a citation of ${wanted.join(' or ')}` : 'a reference with an article, an act or an author',
          wayOut: 'Cite the law in the text, or remove the place from the statement.',
        },
      ];
    }),
  );
}
