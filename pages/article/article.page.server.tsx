/** An article of the blog: its text, its table, the guide that it belongs to, and the articles after it. */
import { pages } from '#generated/pages.ts';
import { articleIds, articleMinutes } from '#renderer/content/articles.ts';
import { fill } from '#renderer/content/fill.ts';
import { usePageOf } from '#renderer/kind.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { ArticleRows } from '#renderer/ui/article-rows.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { LongDate } from '#renderer/ui/dates.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { ArticleAside } from './parts/article-aside.tsx';
import { ArticleBody } from './parts/article-body.tsx';
import { SubjectDrawing } from './parts/subject-drawing.tsx';

/** How many of the articles that come next are shown, and after the last the first. */
const shown = 3;

export function Page() {
  const id = usePageOf('article');
  const { hero, author, guide } = useContent(id);
  const { kicker, readMinutes, by, authors, others, action } = useContent('articlePages');
  const minutes = articleMinutes(id, useLocale());
  const { published } = pages[id];
  const own = articleIds.indexOf(id);
  const next = [...articleIds.slice(own + 1), ...articleIds.slice(0, own)].slice(0, shown);
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<SubjectDrawing guide={guide.page} />} isBeside>
        <p className="text-small text-ink-soft">
          <span className="text-accent">{kicker}</span>
          {'\u00a0— '}
          {published !== undefined && <LongDate date={published} />}
          {'\u00a0— '}
          <span className="inline-block">{fill(readMinutes, { minutes })}</span>
          <br />
          {fill(by, { author: authors[author] })}
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
      <CallToAction action={action} />
    </>
  );
}
