/** The sections of a guide, each with what stands under it: points to act upon, the drawing, the worked example. */
import { Fragment, type ReactNode } from 'react';
import type { GuideSection } from '#generated/content.ts';
import { useContent } from '#renderer/page.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

interface GuideSectionsProps {
  readonly sections: readonly (GuideSection & { readonly id: string })[];
  /** By section. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** By section: what follows it. */
  readonly inserts: Readonly<Record<string, ReactNode>>;
}

export function GuideSections({ sections, actions, inserts }: GuideSectionsProps) {
  const { toDo } = useContent('guides');
  return sections.map(({ id, title, paragraphs }) => {
    const points = actions[id];
    return (
      <Fragment key={id}>
        <section id={id} className="pb-16">
          <h2 className="text-h2">{title}</h2>
          <div className="measure mt-6 grid gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {points && (
            <div className="mt-8 measure bg-paper-deep px-6 py-5">
              <p className="mb-3 text-small text-accent">{toDo}</p>
              <PointList items={points} />
            </div>
          )}
        </section>
        {inserts[id]}
      </Fragment>
    );
  });
}
