/** Beside an article: what it is about, and the guide that treats its subject. */
import type { ArticleId } from '#renderer/content/articles.ts';
import { fill } from '#renderer/content/fill.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { TagLine } from '#renderer/ui/lists.tsx';

export function ArticleAside({ id }: { readonly id: ArticleId }) {
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
