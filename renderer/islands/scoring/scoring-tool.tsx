/** @jsxImportSource preact */
/**
 * The scoring tool: what a visitor enters above, what follows from it below.
 *
 * It is made with Preact: the page of the tool, with its fonts, weighs less than React alone.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { Changed } from './changed.tsx';
import { Grid } from './grid.tsx';
import { Actions } from './keep/actions.tsx';
import { Expert } from './keep/expert.tsx';
import { PrintSheet } from './keep/print-sheet.tsx';
import { Kept } from './kept.tsx';
import { margins } from './maths/margins.ts';
import { rank } from './maths/ranking.ts';
import { Places } from './places.tsx';
import { Figures, Profiles } from './result/profiles.tsx';
import { Ranking } from './result/ranking.tsx';
import { Robustness, sentence, tipSentence } from './result/robustness.tsx';
import { useShares } from './result/use-shares.ts';
import type { ScoringProps } from './scoring-props.ts';
import { StartWeights } from './start-weights.tsx';
import { createTool, ToolContext } from './tool-context.ts';
import { useLater } from './use-later.ts';
import { useWork } from './use-work.ts';

export function ScoringTool(props: ScoringProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change.
  const tool = useMemo(() => createTool(props), []);
  const { words } = tool;
  const work = useWork();
  const { comparison, life, edit } = work;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, comparison.candidates.length - 1);
  // The score and the ranking are drawn at once; what follows from them in turns.
  const now = useMemo(() => ({ comparison, standings: rank(comparison) }), [comparison]);
  const profiled = useLater(now);
  const tabled = useLater(profiled);
  const tested = useLater(tabled);
  const found = useMemo(() => margins(tested.comparison, tested.standings), [tested]);
  const shares = useShares(tested.comparison, tested.standings);
  const said = useMemo(
    () => [sentence(tested.comparison, tested.standings, shares, tool), tipSentence(tested.comparison, found, tool)].filter(Boolean),
    [tested, shares, found, tool],
  );
  return (
    <ToolContext.Provider value={tool}>
      {/* What were typed before anything listens would be lost. */}
      <div className="tool" inert={!isHydrated}>
        <Part title={words.places.title} lead={words.places.lead}>
          <Kept on={[comparison.candidates, life]}>{() => <Places key={life} comparison={comparison} edit={edit} />}</Kept>
        </Part>
        <Part title={words.grid.title} lead={words.grid.lead}>
          <Kept on={[comparison.weights]}>{() => <StartWeights weights={comparison.weights} edit={edit} />}</Kept>
          <Kept on={[now, shown]}>{() => <Grid {...now} shown={shown} onShow={setChosen} edit={edit} />}</Kept>
        </Part>
        <Changed {...now} />
        <Part title={words.result.title}>
          <Kept on={[now]}>{() => <Ranking {...now} />}</Kept>
          <Kept on={[profiled]}>{() => <Profiles {...profiled} />}</Kept>
          <Kept on={[tabled]}>{() => tabled.standings.some(({ score }) => score !== undefined) && <Figures {...tabled} />}</Kept>
        </Part>
        <Kept on={[tested, said]}>
          {() =>
            said.length > 0 && (
              <Part title={words.robust.title}>
                <Robustness comparison={tested.comparison} said={said} found={found} shares={shares} />
              </Part>
            )
          }
        </Kept>
        <Part title={words.keep.title}>
          <Actions {...work} />
        </Part>
        <Part title={words.expert.title}>
          <Expert {...now} said={tested === now ? said : []} />
        </Part>
      </div>
      <Kept on={[tested, said]}>{() => <PrintSheet {...tested} said={said} />}</Kept>
    </ToolContext.Provider>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className="tool-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="tool-lead">{lead}</p>}
      {children}
    </section>
  );
}
