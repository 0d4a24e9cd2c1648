/** Recent articles: the featured guide with its criteria, then the articles of the blog. */
import { articleIds, feedPathFor } from '#renderer/content/articles.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { ArticleRows } from '#renderer/ui/article-rows.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { Featured } from './parts/featured.tsx';

export function Page() {
  const { hero, others } = useContent('blog');
  const { feed } = useContent('articlePages');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Featured />
      <WideSection
        title={others}
        aside={
          <a className="link" href={feedPathFor('blog', useLocale())}>
            {feed}
          </a>
        }
      >
        <ArticleRows ids={articleIds} />
      </WideSection>
    </>
  );
}
