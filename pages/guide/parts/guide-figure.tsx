/** The explanatory figure of a guide, with its caption. */
import type { ComponentType } from 'react';
import type { DrawnGuide, GuideDrawing } from '#renderer/drawings/guides/guide-drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { drawings } from './drawings.ts';

export function GuideFigure<Id extends DrawnGuide>({ id }: { readonly id: Id }) {
  const { figure } = useContent(id);
  const Drawing: ComponentType<GuideDrawing<Id>> = drawings[id];
  return (
    <figure className="mt-16 border-y border-ink py-6">
      <figcaption>
        <strong className="block font-display text-h3 font-normal">{figure.title}</strong>
        <span className="measure mt-1 block text-small text-ink-soft">{figure.caption}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="mt-6 overflow-x-auto" tabIndex={0} aria-label={figure.title}>
        <div className="min-w-[37.5rem]">
          <Drawing labels={figure.labels} label={figure.caption} />
        </div>
      </section>
    </figure>
  );
}
