/** @jsxImportSource preact */
import { hydrate } from 'preact';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function mount(element: HTMLElement, props: ScoringProps): void {
  fitFrame();
  hydrate(<ScoringTool {...props} />, element);
}

/** Keeps the surrounding frame as tall as the document, so that the frame does not scroll. Does nothing without a frame of this site. */
function fitFrame(): void {
  if (self === top) return;
  // Null in a frame of another site.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  const fit = () => {
    frame.style.height = `${document.body.offsetHeight + frame.offsetHeight - frame.clientHeight}px`;
  };
  new ResizeObserver(fit).observe(document.body);
}
