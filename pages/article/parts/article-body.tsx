/** The text of an article, its table below the section that it names, and the law that it cites. */
import type { ArticleId } from '#renderer/content/articles.ts';
import { useContent } from '#renderer/page.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { ArticleTable } from './article-table.tsx';

interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function ArticleBody({ id }: { readonly id: ArticleId }) {
  const content = useContent(id);
  const table = 'table' in content ? content.table : undefined;
  const sections: readonly ArticleSection[] = Object.values(content.sections);
  return (
    <article className="min-w-0 lg:col-span-8 lg:col-start-5">
      <div className="measure grid gap-4">
        {content.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="mt-12">
          <h2 className="max-w-[30ch] text-h3">{section.title}</h2>
          <div className="measure mt-4 grid gap-4">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {table?.below === section.id && <ArticleTable table={table} />}
        </section>
      ))}
      <LegalSources />
    </article>
  );
}
