/** What the site says of the law stands in the table of `schema/content/law/law.ts`, and is said where that says. */
import { plainText } from '../../../../schema/text/language-marks.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { messageFile } from '../../../model/messages/paths.ts';
import { citedIn, lawBundle, type Statement, statementsOf } from '../../inputs/law.ts';
import type { MessageText, Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const citedLaw: SchemaRule = {
  name: 'cited-law',
  looksAt: 'schema',
  explain: `An article of law that a page names, and no statement of schema/content/law/law.ts that is said there: it has no source, no day on which it was
read, and counsel will not see it. And a statement whose place names none of its articles any more. The way out: a statement in
schema/content/law/, with its source and its words in messages/<locale>/law.json, and the page among its places.

  (Code de commerce, art. L.145-17)   found:   “L.145-17”, which no statement of law that is said on this page names
                                      way out: citedAt: [link('location', 'lease')]`,
  check(project) {
    const statements = statementsOf(project);
    const ofPages = groupBy(project.texts, ({ locale, bundle }) => `${locale} ${bundle}`);
    return [
      ...project.texts.filter(({ bundle }) => bundle !== lawBundle).flatMap((text) => unlisted(text, statements)),
      ...statements.flatMap((statement) => unsaid(statement, project, ofPages)),
    ];
  },
};

/** What a text cites beside the table: on a page, beside its own part of it. */
function unlisted({ bundle, page, locale, key, text }: MessageText, statements: readonly Statement[]): Located[] {
  const cites = [...new Set(citedIn(text))];
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
      found: `“${cited}”, which no statement of law ${page ? 'that is said on this page ' : ''}names`,
      expected: 'each text of law with its source, in schema/content/law/law.ts',
      wayOut: `add the statement there, or ${page ? `link('${page.id}') to those of its places` : 'correct the reference'}`,
    }));
}

/** Places of a statement that name nothing of its reference; and a statement without places. */
function unsaid({ id, citedAt, named }: Statement, { model }: Project, ofPages: ReadonlyMap<string, readonly MessageText[]>): Located[] {
  const where = 'schema/content/law';
  const fact = { entry: id, words: ['citedAt'] };
  if (citedAt.length === 0) {
    const expected = 'the places that say it';
    return [{ where, fact, found: `the statement of law "${id}", said nowhere`, expected, wayOut: 'name them, or take it out' }];
  }
  return model.languages.flatMap(({ locale }) =>
    citedAt.flatMap((place): Located[] => {
      const wanted = named[locale]?.reference ?? [];
      const own = ofPages.get(`${locale} ${place.page}`) ?? [];
      // A section of a guide or an article goes by its anchor; of other pages, any text will do.
      const section = own.filter(({ key }) => key[0] === 'sections' && key[1] === place.anchor);
      const words = (section.length > 0 ? section : own).map(({ text }) => plainText(text));
      if (words.some((text) => wanted.some((name) => text.includes(name) || citedIn(text).includes(name)))) return [];
      return [
        {
          where,
          fact,
          locale,
          page: place.page,
          found: `"${id}" is said at ${place.page}${place.anchor === undefined ? '' : `#${place.anchor}`}, whose texts in ${locale} do not name it`,
          expected: wanted.length > 0 ? `one of ${wanted.join(', ')} there` : 'a reference that names an article, an act or an author',
          wayOut: 'name it where it is said, or take the place out of the statement',
        },
      ];
    }),
  );
}
