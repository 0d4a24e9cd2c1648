/** The scoring tool, on its own or in the frame of the page that presents it; without a script, its grid on paper. */
import { Island } from '#renderer/islands/runtime/island.tsx';
import { drawScoringTool } from '#renderer/islands/scoring/draw.tsx';
import { useScoringProps } from '#renderer/islands/scoring/use-scoring-props.ts';
import { useContent } from '#renderer/page.tsx';
import { ScoringSheet } from '#renderer/ui/scoring-sheet.tsx';
import { ToolHeader } from './parts/tool-header.tsx';
import '#renderer/styles/scoring.css';

export function Page() {
  const { title, lead } = useContent('scoringTool');
  return (
    <>
      <ToolHeader />
      <main className="tool-main wrap">
        <h1 className="text-h2">{title}</h1>
        <p className="measure mt-4 text-ink-soft">{lead}</p>
        <Island name="scoring" hydrate="visible" draw={drawScoringTool} props={useScoringProps()} />
        <ScoringSheet />
      </main>
    </>
  );
}
