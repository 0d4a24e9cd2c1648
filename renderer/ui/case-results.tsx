/** The results of a case study: three figures, what each one stands for, and the note that they are still being consolidated. */
import type { ReactNode } from 'react';
import type { CaseStudyStory, KeyFigureId } from '#generated/content.ts';
import { useContent } from '../page.tsx';
import { KeyFigure } from './key-figure.tsx';

interface CaseResultsProps {
  readonly story: CaseStudyStory;
  /** How a figure was measured, by figure. */
  readonly measured?: Readonly<Partial<Record<KeyFigureId, string>>> | undefined;
  /** A chart under the figures. */
  readonly children?: ReactNode;
}

export function CaseResults({ story: { figures, results }, measured = {}, children }: CaseResultsProps) {
  const { consolidating } = useContent('caseStudyPages');
  return (
    <>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {figures.map((id, index) => (
          <li key={id}>
            <KeyFigure id={id} />
            <p className="measure mt-4">{results[index]}</p>
            {measured[id] !== undefined && <p className="measure mt-2 text-small text-ink-soft">{measured[id]}</p>}
          </li>
        ))}
      </ul>
      <div className="mt-12 grid items-end gap-x-column gap-y-10 lg:grid-cols-12">
        {children !== undefined && <div className="lg:col-span-7">{children}</div>}
        <p className="measure border-s-2 border-accent ps-4 text-small text-ink-soft lg:col-span-5">{consolidating}</p>
      </div>
    </>
  );
}
