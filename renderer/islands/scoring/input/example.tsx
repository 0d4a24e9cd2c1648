/** @jsxImportSource preact */
/** A button that fills an empty tool with an example, and then clears the example. */
import { newCandidate, newComparison } from '../comparison.ts';
import { toText } from '../sharing/serialize.ts';
import { useTool } from '../tool-context.ts';
import type { Work } from '../use-work.ts';

const emptyText = toText(newComparison);

export function Example({ comparison, replace }: Pick<Work, 'comparison' | 'replace'>) {
  const { words, example } = useTool();
  const isExample = comparison.candidates.some(({ name }) => example.candidates.some((each) => each.name === name));
  const fill = () => {
    const candidates = example.candidates.map((each) => ({ ...newCandidate, ...each }));
    replace({ ...newComparison, weights: example.weights, candidates }, 'example');
  };
  const canFill = toText(comparison) === emptyText;
  return (
    <div className="tool-example">
      {(isExample || canFill) && (
        // One button for both, so that the focus stays.
        <button type="button" className="button" onClick={() => (canFill ? fill() : replace(newComparison, 'cleared'))}>
          {canFill ? words.example.fill : words.example.clear}
        </button>
      )}
      {isExample && <p className="tool-remark">{words.keep.example}</p>}
    </div>
  );
}
