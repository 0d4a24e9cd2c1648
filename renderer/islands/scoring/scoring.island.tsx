/** @jsxImportSource preact */
/** Chunk of the scoring tool. */
import { hydrate } from 'preact';
import { fitFrame } from './fit-frame.ts';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function mount(element: HTMLElement, props: ScoringProps): void {
  fitFrame();
  hydrate(<ScoringTool {...props} />, element);
}
