/** The sections of a guide; its figure stands after the second. */
import type { ReactNode } from 'react';
import type { GuideSection } from '#generated/content.ts';
import { useContent } from '#renderer/page.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

interface GuideSectionsProps {
  readonly sections: readonly (GuideSection & { readonly id: string })[];
  readonly figure: ReactNode;
}

export function GuideSections({ sections, figure }: GuideSectionsProps) {
  const { toDo } = useContent('guides');
  return sections.map((section, index) => (
    <section key={section.id} id={section.id} className="pb-16">
      <h2 className="text-h2">{section.title}</h2>
      <div className="measure mt-6 grid gap-4">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-8 max-w-[42rem] bg-paper-deep px-6 py-5">
        <p className="mb-3 text-small text-accent">{toDo}</p>
        <PointList items={section.points} />
      </div>
      {index === 1 && figure}
    </section>
  ));
}
