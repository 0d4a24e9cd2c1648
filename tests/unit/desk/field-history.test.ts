import { expect, test } from 'vitest';
import { emptyHistory, type FieldHistory, moveInHistory, recordChange } from '../../../scripts/desk/app/field-history.ts';

/** Types texts one after the other, at the given times; the text before is the last one. */
function type(history: FieldHistory, steps: readonly (readonly [before: string, time: number])[]): FieldHistory {
  return steps.reduce((typed, [before, time]) => recordChange(typed, before, true, time), history);
}

test('characters typed one after the other are undone together, later ones apart', () => {
  const history = type(emptyHistory, [
    ['', 0],
    ['a', 100],
    ['ab', 200],
    ['abc', 5000],
  ]);
  const first = moveInHistory(history, 'undo', 'abcd');
  expect(first?.text).toBe('abc');
  const second = first && moveInHistory(first.history, 'undo', first.text);
  expect(second?.text).toBe('');
  expect(second && moveInHistory(second.history, 'undo', '')).toBeUndefined();
  const redone = second && moveInHistory(second.history, 'redo', second.text);
  expect(redone?.text).toBe('abc');
});

test('a change by a button is undone alone, and typing after it too', () => {
  const typed = type(emptyHistory, [['', 0]]);
  const history = recordChange(recordChange(typed, 'a', false, 10), 'b', true, 20);
  expect(history.past).toEqual(['', 'a', 'b']);
});

test('a new change ends redo', () => {
  const undone = moveInHistory(type(emptyHistory, [['', 0]]), 'undo', 'a');
  const history = undone && recordChange(undone.history, '', true, 9000);
  expect(history?.future).toEqual([]);
});
