/** @jsxImportSource preact */
/** The tool as the server draws it. */
import { renderToString } from 'preact-render-to-string';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function drawScoringTool(props: ScoringProps): string {
  return renderToString(<ScoringTool {...props} />);
}
