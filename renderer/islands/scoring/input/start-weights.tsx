/** @jsxImportSource preact */
/** Selects initial weights by trade. The selected option follows the weights: any change selects “own weights”. */
import { useId } from 'preact/hooks';
import { newComparison } from '../comparison.ts';
import { useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';

const [equal, own] = ['equal', 'own'];

export function StartWeights({ weights, edit }: { readonly weights: readonly number[]; readonly edit: Edit }) {
  const { words, trades } = useTool();
  const id = useId();
  const starts = [{ id: equal, title: words.start.equal, weights: newComparison.weights }, ...trades];
  const current = starts.find((start) => start.weights.join() === weights.join())?.id ?? own;
  return (
    <div className="tool-start">
      <p className="tool-field">
        <label for={id}>{words.start.label}</label>
        <select
          id={id}
          value={current}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const start = starts.find((each) => each.id === currentTarget.value);
            if (start) edit((before) => ({ ...before, weights: start.weights }));
          }}
        >
          {starts.map(({ id: value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
          {current === own && <option value={own}>{words.start.own}</option>}
        </select>
      </p>
      <p id={`${id}-hint`} className="tool-remark">
        {words.start.hint}
      </p>
    </div>
  );
}
