/** @jsxImportSource preact */
/** The scoring tool. Uses Preact, because the page of the tool with its fonts is smaller than React alone. */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { Example } from './input/example.tsx';
import { Grid } from './input/grid.tsx';
import { Places } from './input/places.tsx';
import { StartWeights } from './input/start-weights.tsx';
import { Totals } from './input/totals.tsx';
import { Walk } from './input/walk.tsx';
import { margins } from './maths/margins.ts';
import { rank } from './maths/ranking.ts';
import { Memo, useAfterPaint } from './rendering.tsx';
import { Figures } from './result/figures.tsx';
import { Profiles } from './result/profiles.tsx';
import { Ranking, RankingAnnouncer } from './result/ranking.tsx';
import { Robustness, sentence, tipSentence } from './result/robustness.tsx';
import { useShares } from './result/use-shares.ts';
import type { ScoringProps } from './scoring-props.ts';
import { Actions } from './sharing/actions.tsx';
import { Expert } from './sharing/expert.tsx';
import { PrintSheet } from './sharing/print-sheet.tsx';
import { createTool, ToolContext } from './tool-context.ts';
import { useWork } from './use-work.ts';
import './whole-text.ts';

export function ScoringTool(props: ScoringProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change.
  const tool = useMemo(() => createTool(props), []);
  const { words } = tool;
  const work = useWork();
  const { comparison, life, edit, replace } = work;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [step, setStep] = useState(0);
  // Scores and ranking render at once, the other results after the next paints.
  const now = useMemo(() => ({ comparison, standings: rank(comparison) }), [comparison]);
  const profiled = useAfterPaint(now);
  const tabled = useAfterPaint(profiled);
  const tested = useAfterPaint(tabled);
  const found = useMemo(() => margins(tested.comparison, tested.standings), [tested]);
  const shares = useShares(tested.comparison, tested.standings);
  const said = useMemo(
    () => [sentence(tested.comparison, tested.standings, shares, tool), tipSentence(tested.comparison, found, tool)].filter(Boolean),
    [tested, shares, found, tool],
  );
  return (
    <ToolContext.Provider value={tool}>
      {/* Text typed before hydration would be lost. */}
      <div className="tool" inert={!isHydrated}>
        <Memo on={[now]}>{() => <Totals {...now} />}</Memo>
        <Memo on={[comparison, life]}>{() => <Example comparison={comparison} life={life} replace={replace} />}</Memo>
        <Part title={words.places.title} lead={words.places.lead}>
          <Memo on={[comparison.candidates, life]}>{() => <Places key={life} comparison={comparison} edit={edit} />}</Memo>
        </Part>
        <Part title={words.grid.title} lead={words.grid.lead}>
          <Memo on={[comparison.weights]}>{() => <StartWeights weights={comparison.weights} edit={edit} />}</Memo>
          <Memo on={[now, isHydrated]}>{() => <Grid {...now} hasRows={isHydrated} edit={edit} />}</Memo>
          <Memo on={[now, step]}>{() => <Walk {...now} step={step} onStep={setStep} edit={edit} />}</Memo>
        </Part>
        <RankingAnnouncer {...now} />
        <Part id="ranking" title={words.result.title}>
          <Memo on={[now]}>{() => <Ranking {...now} />}</Memo>
          <Memo on={[profiled]}>{() => <Profiles {...profiled} />}</Memo>
          <Memo on={[tabled]}>{() => tabled.standings.some(({ score }) => score !== undefined) && <Figures {...tabled} />}</Memo>
        </Part>
        <Memo on={[tested, said]}>
          {() =>
            said.length > 0 && (
              <Part title={words.robust.title}>
                <Robustness comparison={tested.comparison} said={said} found={found} shares={shares} />
              </Part>
            )
          }
        </Memo>
        <Part title={words.keep.title}>
          <Actions {...work} />
        </Part>
        <Part title={words.expert.title}>
          <Expert {...now} said={tested === now ? said : []} />
        </Part>
      </div>
      {isHydrated && <Memo on={[tested, said]}>{() => <PrintSheet {...tested} said={said} />}</Memo>}
    </ToolContext.Provider>
  );
}

interface PartProps {
  /** Anchor of the part. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}

function Part({ id, title, lead, children }: PartProps) {
  const heading = useId();
  return (
    <section id={id} className="tool-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead !== undefined && <p className="tool-lead">{lead}</p>}
      {children}
    </section>
  );
}
