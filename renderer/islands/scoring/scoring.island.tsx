/** @jsxImportSource preact */
/** The chunk of the scoring tool. */
import { hydrate } from 'preact';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function mount(element: HTMLElement, props: ScoringProps): void {
  fitFrame();
  hydrate(<ScoringTool {...props} />, element);
}

/** The frame that the tool stands in, on a page of this site: as tall as its content, so that nothing scrolls within it. */

/** Has the frame follow the height of the document. Nothing happens where there is no frame, or another site’s. */
export function fitFrame(): void {
  if (self === top) return;
  // Null where the page around is another site’s.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  const fit = () => {
    frame.style.height = `${document.body.offsetHeight + frame.offsetHeight - frame.clientHeight}px`;
  };
  new ResizeObserver(fit).observe(document.body);
}
