/** The articles of the blog: what each is made of, and what every article page says around its text. */
import { z } from 'zod';
import { choice, contentType, fact, linkFact, list, type Page, page, section, text, withMeta } from '../../language/define.ts';
import type { Link } from '../../language/link.ts';
import { callToAction, hero } from '../shared.ts';

/** Who writes, by what they do in the firm. */
const authors = ['partner', 'operations', 'finance'] as const;

/** The numbers that the schema fills in a text, by placeholder: results of a worked example, never typed. */
export type Numbers = Readonly<Record<string, number>>;

/** How many paragraphs, or each with its numbers. */
type Paragraphs = number | readonly Numbers[];

/** A table below one of the sections: the cells of each row beside its name, each with its numbers; of words where it has none. */
interface ArticleTable {
  readonly below: string;
  readonly rows: readonly (readonly Numbers[])[];
}

/** What an article is made of, below its title and one paragraph of introduction. */
export interface ArticleMatter {
  readonly author: (typeof authors)[number];
  /** The guide that treats the subject at length. */
  readonly guide: Link;
  /** The paragraphs of each section, by its anchor. */
  readonly sections: Readonly<Record<string, Paragraphs>>;
  readonly table?: ArticleTable;
}

type Place<Parent extends string> = Pick<Page<Parent>, 'parent' | 'slug' | 'formerSlugs' | 'formerPaths'> & {
  /** Publication date, `YYYY-MM-DD`. The blog shows the newest first, and those of a day in the order of the page tree. */
  readonly published: string;
};

/** Declares an article of the blog: its entry and its texts; `pages/article/` shows it, and the blog its card. */
export function article<const Parent extends string = never>(matter: ArticleMatter, place: Place<Parent>): Page<NoInfer<Parent>> {
  const content = z.object({
    hero,
    keywords: list(3, text({ max: 28 })),
    author: fact(author, matter.author),
    guide: fact(linkFact, matter.guide),
    introduction: paragraphs(1),
    sections: z.object(Object.fromEntries(Object.entries(matter.sections).map(([id, of]) => [id, articleSection(id, of)]))),
    ...(matter.table && { table: articleTable(matter.table) }),
  });
  return page({ ...place, kind: 'article', structuredData: 'article', content });
}

const author = choice('AuthorRole', authors);

const articleSection = (id: string, of: Paragraphs) => section(id, z.object({ title: text({ max: 90 }), paragraphs: paragraphs(of) }));

function paragraphs(of: Paragraphs) {
  return each(typeof of === 'number' ? Array.from({ length: of }, () => text()) : of.map((values) => text({ values })));
}

function articleTable({ below, rows }: ArticleTable) {
  const columns = rows[0]?.length ?? 0;
  return z.object({
    below: fact(z.string(), below),
    isNumeric: fact(
      z.boolean(),
      rows.flat().some((numbers) => Object.keys(numbers).length > 0),
    ),
    title: text({ max: 90 }),
    note: text({ note: 'Below the table: what its figures are, or how to use it.' }),
    corner: text({ max: 40, note: 'Head of the first column.' }),
    head: list(columns, text({ max: 40 })),
    rows: each(rows.map((row) => z.object({ name: text({ max: 70 }), says: each(row.map((values) => text({ values, max: 160 }))) }))),
  });
}

/** A list whose items differ in what the schema fills in them. */
function each<Item extends z.ZodType>(items: readonly Item[]) {
  return withMeta(z.object(Object.fromEntries(items.map((item, index) => [String(index + 1), item]))), {
    kind: 'list',
    count: items.length,
  });
}

/** A table of words: so many rows of two cells. */
export function wordTable(below: string, rows: number): ArticleTable {
  return { below, rows: Array.from({ length: rows }, () => [{}, {}]) };
}

/** The cells of a row, each with one of the numbers. */
export function cells(numbers: Numbers): readonly Numbers[] {
  return Object.entries(numbers).map(([name, value]) => ({ [name]: value }));
}

/** What the article pages share, and the rows by which other pages lead to them. */
export const articlePagesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of an article: “Article”.' }),
  readMinutes: text({ params: ['minutes'] }),
  by: text({ params: ['author'] }),
  authors: z.object(Object.fromEntries(authors.map((role) => [role, text({ max: 60 })]))),
  guide: contentType({ name: 'ArticleGuide', text: { title: text({ max: 40 }), link: text({ params: ['guide'] }) }, facts: {} }).text,
  others: text({ max: 40 }),
  feed: text({ max: 40, note: 'Link to the feed of the articles, for feed readers.' }),
  feedTitle: text({ max: 80, note: 'Title of that feed, in the head of the page and in feed readers.' }),
  action: callToAction,
});
