/** The explanatory figure of a guide, with its caption. */
import type { ComponentType } from 'react';

export interface GuideDrawing {
  /** The words written inside the drawing. */
  readonly labels: readonly string[];
  /** Accessible description. */
  readonly label: string;
}

interface GuideFigureProps {
  readonly figure: { readonly title: string; readonly caption: string; readonly labels: readonly string[] };
  readonly drawing: ComponentType<GuideDrawing>;
}

export function GuideFigure({ figure, drawing: Drawing }: GuideFigureProps) {
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
