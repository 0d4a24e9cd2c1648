/** @jsxImportSource preact */
/** A button that fills an empty tool with an example, and then clears the example. */
import { useRef } from 'preact/hooks';
import { newCandidate, newComparison } from '../comparison.ts';
import { toText } from '../sharing/serialize.ts';
import { useTool } from '../tool-context.ts';
import type { Work } from '../use-work.ts';

const emptyText = toText(newComparison);

export function Example({ comparison, life, replace }: Pick<Work, 'comparison' | 'life' | 'replace'>) {
  const { words, example } = useTool();
  const isExample = comparison.candidates.some(({ name }) => example.candidates.some((each) => each.name === name));
  const fill = () => {
    const candidates = example.candidates.map((each) => ({ ...newCandidate, ...each }));
    replace({ ...newComparison, weights: example.weights, candidates }, 'example');
  };
  const canFill = toText(comparison) === emptyText;
  const hasButton = isExample || canFill;
  /** The value of `life` when the button was last shown. */
  const lastShown = useRef(life);
  if (hasButton) lastShown.current = life;
  // Keeps the space of the button while the visitor types, but not above a comparison that was stored or opened.
  if (lastShown.current !== life) return null;
  return (
    <div className="tool-example">
      {hasButton && (
        // One button for both, so that the focus stays.
        <button type="button" className="button" onClick={() => (canFill ? fill() : replace(newComparison, 'cleared'))}>
          {canFill ? words.example.fill : words.example.clear}
        </button>
      )}
      {isExample && <p className="tool-remark">{words.keep.example}</p>}
    </div>
  );
}
