/** @jsxImportSource preact */
import { hydrate } from 'preact';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function mount(element: HTMLElement, props: ScoringProps): void {
  hydrate(<ScoringTool {...props} />, element);
}
