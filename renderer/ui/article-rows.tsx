/** A list of blog articles with date, reading time, title, lead and keywords. */
import { link } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import { type ArticleId, articleMinutes } from '../content/articles.ts';
import { fill } from '../content/fill.ts';
import { loadContent } from '../content/load.ts';
import { useContent, useLocale } from '../page.tsx';
import { PageLink } from './link.tsx';
import { TagLine } from './lists.tsx';
import { Inline } from './prose.tsx';
import { LongDate } from './text.tsx';

export function ArticleRows({ ids }: { readonly ids: readonly ArticleId[] }) {
  const locale = useLocale();
  const { readMinutes } = useContent('articlePages');
  return (
    <ul className="ruled">
      {ids.map((id) => {
        const { hero, keywords } = loadContent(id, locale);
        const { published } = pages[id];
        return (
          <li key={id} className="grid gap-x-column gap-y-3 py-7 md:grid-cols-12">
            <p className="text-small text-ink-soft md:col-span-3">
              {published !== undefined && <LongDate date={published} />}
              <br />
              {fill(readMinutes, { minutes: articleMinutes(id, locale) })}
            </p>
            <div className="md:col-span-9 lg:col-span-8">
              <h3 className="text-h3">
                <PageLink to={link(id)} className="link">
                  <Inline nodes={hero.title} />
                </PageLink>
              </h3>
              <p className="measure mt-2 mb-3 text-ink-soft">{hero.lead}</p>
              <TagLine items={keywords} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
