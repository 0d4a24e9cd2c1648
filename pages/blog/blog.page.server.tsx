/** The blog: the featured article with its criteria, then all articles. */
import { link } from '#generated/links.ts';
import { articlesIn, feedPathFor, readingMinutes } from '#renderer/content/articles.ts';
import { fill } from '#renderer/content/fill.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { ArticleRows } from '#renderer/ui/article-rows.tsx';
import { Byline } from '#renderer/ui/byline.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TagLine } from '#renderer/ui/lists.tsx';
import { Prose } from '#renderer/ui/prose.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { LongDate } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, others } = useContent('blog');
  const { feed } = useContent('articlePages');
  const locale = useLocale();
  const feedPath = feedPathFor('blog', locale);
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Featured />
      <WideSection
        title={others}
        aside={
          feedPath === undefined ? undefined : (
            <a className="link" href={feedPath}>
              {feed}
            </a>
          )
        }
      >
        <ArticleRows ids={articlesIn(locale)} />
      </WideSection>
    </>
  );
}

/** The featured article: choosing a location. */
function Featured() {
  const content = useContent('blog');
  const { readMinutes } = useContent('articlePages');
  return content.featured.map((article) => (
    <article key={article.id} className="wrap">
      <div className="grid gap-x-column gap-y-10 border-t border-ink pt-8 pb-section lg:grid-cols-12">
        <header className="lg:col-span-7">
          <p className="text-small text-ink-soft">
            <span className="text-accent">{content.featuredLabel}</span>
            {'\u00a0— '}
            <LongDate date={article.date} />
            {'\u00a0— '}
            {fill(readMinutes, { minutes: readingMinutes([article, content.criteria]) })}
            <br />
            <Byline author={article.author} />
          </p>
          <h2 className="mt-4 text-h2">{article.title}</h2>
          <p className="measure mt-5 text-lead text-ink-soft">{article.excerpt}</p>
          <div className="mt-5">
            <TagLine items={article.keywords} />
          </div>
          <div className="mt-8">
            <Prose blocks={article.introduction} />
          </div>
        </header>
        <div className="mx-auto w-full max-w-96 lg:col-span-5 lg:me-0">
          <Drawing name="criteria-wheel" isBelow />
        </div>
        <section id={article.criteria.id} className="lg:col-span-12">
          <h3 className="text-h3">{article.criteria.title}</h3>
          <ol className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {content.criteria.map((criterion, index) => (
              <li key={criterion.id} id={criterion.id} className="border-t border-line pt-4">
                <p className="font-display text-h2 text-accent numbers" aria-hidden="true">
                  {index + 1}
                </p>
                <h4 className="mt-1 font-display text-h3">{criterion.title}</h4>
                <p className="mt-2 text-ink-soft">{criterion.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <footer className="lg:col-span-8">
          <Prose blocks={article.conclusion} />
          <div className="mt-8 flex flex-wrap gap-4">
            <PageLink to={link('locationScoring')} className="button button-primary">
              {content.scoring}
            </PageLink>
            <PageLink to={link('home', 'contact')} className="button">
              {content.contact}
            </PageLink>
          </div>
        </footer>
      </div>
    </article>
  ));
}
