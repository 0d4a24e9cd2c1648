/** A blog article: text, table, related guide, and the next articles. */
import { pages } from '#generated/pages.ts';
import { type ArticleId, articleMinutes, articlesIn } from '#renderer/content/articles.ts';
import { fill } from '#renderer/content/fill.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale, usePageOf } from '#renderer/page.tsx';
import { ArticleRows } from '#renderer/ui/article-rows.tsx';
import { Byline } from '#renderer/ui/byline.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Citation } from '#renderer/ui/citation.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { TagLine } from '#renderer/ui/lists.tsx';
import { type Blocks, Prose } from '#renderer/ui/prose.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { DataTable, FigureTable } from '#renderer/ui/tables.tsx';
import { LongDate } from '#renderer/ui/text.tsx';

/** Number of next articles shown; the first article follows the last. */
const shown = 3;

export function Page() {
  const id = usePageOf('article');
  const content = useContent(id);
  const { hero, author } = content;
  const { kicker, readMinutes, others, action } = useContent('articlePages');
  const locale = useLocale();
  const minutes = articleMinutes(id, locale);
  const { published } = pages[id];
  const articles = articlesIn(locale);
  const own = articles.indexOf(id);
  const next = [...articles.slice(own + 1), ...articles.slice(0, own)].slice(0, shown);
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        drawing={'drawing' in content ? <Drawing name={content.drawing} isBelow /> : undefined}
        isBeside
      >
        <p className="text-small text-ink-soft">
          <span className="text-accent">{kicker}</span>
          {'\u00a0— '}
          {published !== undefined && <LongDate date={published} />}
          {'\u00a0— '}
          <span className="inline-block">{fill(readMinutes, { minutes })}</span>
          <br />
          <Byline author={author} />
        </p>
      </Hero>
      <div className="wrap">
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section lg:grid-cols-12">
          <ArticleBody id={id} />
          <ArticleAside id={id} />
        </div>
      </div>
      <WideSection title={others}>
        <ArticleRows ids={next} />
      </WideSection>
      <CallToAction action={action} subject={id === 'enteringFrance' ? 'france' : 'booster'} />
    </>
  );
}

interface TableTexts {
  readonly title: string;
  readonly note: string;
  readonly isNumeric: boolean;
  readonly corner: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly name: string; readonly says: readonly string[] }[];
}

interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly text: Blocks<string>;
  /** Tables by the name that places them in the text. */
  readonly tables?: Readonly<Record<string, TableTexts>>;
}

/** The text of an article with its tables, and its legal sources. */
function ArticleBody({ id }: { readonly id: ArticleId }) {
  const { hero, author, introduction, sections } = useContent(id);
  return (
    <article className="@container min-w-0 lg:col-span-8 lg:col-start-5">
      <Prose blocks={introduction} />
      {Object.values<ArticleSection>(sections).map((section) => (
        <section key={section.id} id={section.id} className="mt-12">
          <h2 className="mb-4 max-w-[30ch] text-h3">{section.title}</h2>
          <Prose blocks={section.text} places={placesOf(section.tables)} />
        </section>
      ))}
      <LegalSources />
      <Citation title={hero.title} author={author} isArticle />
    </article>
  );
}

/** Returns the element of each placed fact: the tables. */
function placesOf(tables: ArticleSection['tables'] = {}) {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [`table ${name}`, <ArticleTable key={name} table={table} />]));
}

/** A table of an article, of figures or of words, with a note. */
function ArticleTable({ table }: { readonly table: TableTexts }) {
  const { title, note, isNumeric, corner, head } = table;
  const Table = isNumeric ? FigureTable : DataTable;
  const rows = table.rows.map(({ name, says }) => ({ id: name, name, cells: says }));
  return (
    <div className="mt-6 min-w-0 not-last:mb-6">
      <h3 className="mb-4 border-t border-ink pt-4 text-h3">{title}</h3>
      <Table name={title} columns={[corner, ...head]} rows={rows} />
      <p className="measure mt-4 text-small text-ink-soft">{note}</p>
    </div>
  );
}

/** The side column: keywords and related guide. */
function ArticleAside({ id }: { readonly id: ArticleId }) {
  const content = useContent(id);
  const { guide } = useContent('articlePages');
  const { label } = loadContent(content.guide.page, useLocale());
  return (
    <aside className="min-w-0 lg:order-first lg:col-span-3">
      <div className="top-28 grid gap-8 lg:sticky">
        <TagLine items={content.keywords} />
        <div className="border-t border-line pt-4">
          <h2 className="font-sans text-small text-ink-soft">{guide.title}</h2>
          <p className="mt-2">
            <ArrowLink to={content.guide}>{fill(guide.link, { guide: label })}</ArrowLink>
          </p>
        </div>
      </div>
    </aside>
  );
}
