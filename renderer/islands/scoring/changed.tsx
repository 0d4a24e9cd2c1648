/** @jsxImportSource preact */
/** What a change has done, for those who do not see it: said once typing has stopped. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Comparison } from './comparison.ts';
import type { Standing } from './maths/ranking.ts';
import { useTool } from './tool-context.ts';

/** Milliseconds without a change after which it is said. */
const pause = 500;

export function Changed({ comparison, standings }: { readonly comparison: Comparison; readonly standings: readonly Standing[] }) {
  const { fill, words, tenth, nameOf } = useTool();
  // A comparison begins without a score.
  const before = useRef<ReadonlyMap<number, string>>(new Map());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const lines = new Map(
      standings.flatMap(({ place, score, rank, failed }) => {
        if (score === undefined) return [];
        const name = nameOf(comparison.candidates[place] as Comparison['candidates'][number], place);
        const line = fill(words.result.changed, { name, score: tenth(score), rank: failed.length > 0 ? words.result.out : (rank ?? '') });
        return [[place, line] as const];
      }),
    );
    const timer = setTimeout(() => {
      const changed = [...lines].filter(([place, line]) => before.current.get(place) !== line);
      before.current = lines;
      if (changed.length > 0) setSaid(changed.map(([, line]) => line).join('. '));
    }, pause);
    return () => clearTimeout(timer);
  }, [comparison, standings, fill, words, tenth, nameOf]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
