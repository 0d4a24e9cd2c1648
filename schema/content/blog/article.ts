/** The articles of the blog: `article()` for the page tree, and the texts that every article page shares. */
import { z } from 'zod';
import {
  contentType,
  fact,
  linkFact,
  list,
  listOf,
  type Numbers,
  type Page,
  page,
  type Slugs,
  section,
  text,
} from '../../language/define.ts';
import type { Link } from '../../language/link.ts';
import { parseDeclared } from '../../language/parse.ts';
import { prose } from '../../language/prose.ts';
import type { Locale } from '../../site/locales.ts';
import { drawing } from '../icons.ts';
import { type PersonId, personId } from '../people.ts';
import { callToAction, hero } from '../shared.ts';

/** A table in the text of a section: for each row its cells, each with its numbers. Cells without numbers hold words. */
type ArticleTable = readonly (readonly Numbers[])[];

interface ArticleSection {
  /** Results of a worked example, by placeholder. The text never repeats such numbers. */
  readonly values?: Numbers;
  /** Tables by name. The text places each one: the block `{table counts}` places `counts`. */
  readonly tables?: Readonly<Record<string, ArticleTable>>;
}

/** The parts of an article, after its title and introduction. */
export interface ArticleMatter {
  /** The person who signs the article. */
  readonly author: PersonId;
  /** The guide on the same subject. */
  readonly guide: Link;
  /** A drawing that no other article has. */
  readonly drawing?: z.infer<typeof drawing>;
  /** The sections by anchor. */
  readonly sections: Readonly<Record<string, ArticleSection>>;
}

interface Place<Parent extends string, Own extends Locale>
  extends Slugs<Own>,
    Pick<Page<Parent>, 'parent' | 'formerSlugs' | 'formerPaths'> {
  /** Publication date, `YYYY-MM-DD`. The blog lists the newest first; articles of one day keep the order of the page tree. */
  readonly published: string;
}

const numbers = z.record(z.string(), z.number());
const tableRows = z.array(z.array(numbers));
const matterFacts = z.looseObject({
  author: personId,
  drawing: drawing.optional(),
  sections: z.record(z.string(), z.strictObject({ values: numbers.optional(), tables: z.record(z.string(), tableRows).optional() })),
});

/** Declares an article of the blog. `pages/article/` renders it; the blog shows its card. Throws a `SchemaError` for invalid facts. */
export function article<const Parent extends string = never, const Own extends Locale = Locale>(
  matter: ArticleMatter,
  place: Place<Parent, Own>,
): Page<NoInfer<Parent>> {
  parseDeclared(matterFacts, matter, 'article()', { file: 'schema/pages.ts' });
  const content = z.object({
    hero,
    keywords: list({ min: 1, max: 5 }, text({ max: 28 })),
    author: fact(personId, matter.author),
    guide: fact(linkFact, matter.guide),
    ...(matter.drawing && { drawing: fact(drawing, matter.drawing) }),
    introduction: prose({ min: 1, max: 6, longest: 900 }),
    sections: z.object(Object.fromEntries(Object.entries(matter.sections).map(([id, parts]) => [id, articleSection(id, parts)]))),
  });
  return page({ ...place, kind: 'article', structuredData: 'article', content });
}

function articleSection(id: string, { values = {}, tables }: ArticleSection) {
  const content = z.object({
    title: text({ max: 90 }),
    text: prose({ min: 1, max: 12, longest: 900, values, ...(tables && { places: { table: Object.keys(tables) } }) }),
    ...(tables && { tables: z.object(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, articleTable(rows)]))) }),
  });
  return section(id, content);
}

function articleTable(rows: ArticleTable) {
  const columns = rows[0]?.length ?? 0;
  return z.object({
    isNumeric: fact(
      z.boolean(),
      rows.flat().some((numbers) => Object.keys(numbers).length > 0),
    ),
    title: text({ max: 90 }),
    note: text({ note: 'Below the table: what its figures are, or how to use it.' }),
    corner: text({ max: 40, note: 'Head of the first column.' }),
    head: list(columns, text({ max: 40 })),
    rows: listOf(rows.map((row) => z.object({ name: text({ max: 70 }), says: listOf(row.map((values) => text({ values, max: 160 }))) }))),
  });
}

/** Returns a table of words, with two cells per row. */
export function wordTable(rows: number): ArticleTable {
  return Array.from({ length: rows }, () => [{}, {}]);
}

/** Returns one cell per number. */
export function cells(numbers: Numbers): readonly Numbers[] {
  return Object.entries(numbers).map(([name, value]) => ({ [name]: value }));
}

/** Texts shared by the article pages and by the links to them. */
export const articlePagesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of an article: “Article”.' }),
  readMinutes: text({ params: ['minutes'] }),
  guide: contentType({ name: 'ArticleGuide', text: { title: text({ max: 40 }), link: text({ params: ['guide'] }) }, facts: {} }).text,
  others: text({ max: 40 }),
  feed: text({ max: 40, note: 'Link to the feed of the articles, for feed readers.' }),
  feedTitle: text({ max: 80, note: 'Title of that feed, in the head of the page and in feed readers.' }),
  action: callToAction,
});
