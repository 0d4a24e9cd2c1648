import { link } from '#generated/links.ts';
import { identity } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { ExternalLink, PageLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { LongDate } from '#renderer/ui/text.tsx';
import { ArticleText } from './article-text.tsx';

export function Page() {
  const { hero, backHome, linkedin, articles, action } = useContent('articles');
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        drawing={
          <div className="mx-auto max-w-96 lg:me-0">
            <Drawing name="kiosk" />
          </div>
        }
      >
        <PageLink to={link('home')} className="link">
          {backHome}
        </PageLink>
      </Hero>
      <WideSection title={linkedin.title} lead={linkedin.lead}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3 lg:gap-x-12">
          {linkedin.posts.map((post) => (
            <li key={post.id} className="border-t border-ink pt-4">
              <p className="text-small text-ink-soft">
                <LongDate date={post.date} />
              </p>
              <h3 className="mt-2 text-h3">{post.title}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{post.excerpt}</p>
              <ExternalLink className="link font-medium" href={post.linkedinUrl}>
                {linkedin.read}
                <span className="sr-only"> {post.title}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </WideSection>
      <WideSection title={articles.title}>
        <div className="grid gap-16">
          {articles.items.map((article) => (
            <ArticleText key={article.id} article={article} />
          ))}
        </div>
        <LegalSources />
      </WideSection>
      <CallToAction action={action} to={link('home', 'contact')}>
        <ExternalLink className="button" href={identity.booking}>
          {action.booking}
        </ExternalLink>
      </CallToAction>
    </>
  );
}
