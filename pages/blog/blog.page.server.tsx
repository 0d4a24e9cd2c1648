/** Recent articles: the featured guide with its criteria, then the others. */
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { ArticleCards } from './parts/article-cards.tsx';
import { Featured } from './parts/featured.tsx';

export function Page() {
  const { hero, others } = useContent('blog');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Featured />
      <WideSection title={others}>
        <ArticleCards />
      </WideSection>
    </>
  );
}
