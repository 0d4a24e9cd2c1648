/** An article in full, with a link to its original. */
import type { Article } from '#generated/content.ts';
import { readingMinutes } from '#renderer/content/articles.ts';
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';
import { Byline } from '#renderer/ui/byline.tsx';
import { ExternalLink } from '#renderer/ui/link.tsx';
import { TagLine } from '#renderer/ui/lists.tsx';
import { Prose } from '#renderer/ui/prose.tsx';
import { LongDate } from '#renderer/ui/text.tsx';

export function ArticleText({ article }: { readonly article: Article }) {
  const { articles } = useContent('articles');
  const { readMinutes } = useContent('articlePages');
  return (
    <article className="grid gap-x-column gap-y-6 border-t border-ink pt-6 md:grid-cols-12">
      <header className="md:col-span-5">
        <p className="text-small text-ink-soft">
          <LongDate date={article.date} />
          {'\u00a0— '}
          {fill(readMinutes, { minutes: readingMinutes([article.excerpt, article.content]) })}
          <br />
          <Byline author={article.author} />
        </p>
        <h3 className="mt-3 text-h2">{article.title}</h3>
        <p className="measure mt-4 text-lead text-ink-soft">{article.excerpt}</p>
        <div className="mt-5">
          <TagLine items={article.tags} />
        </div>
      </header>
      <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
        <Prose blocks={article.content} />
        <p className="mt-6">
          <ExternalLink className="link font-medium" href={article.linkedinUrl}>
            {articles.original}
            <span className="sr-only"> {article.title}</span>
          </ExternalLink>
        </p>
      </div>
    </article>
  );
}
