/** Work in turns: what follows from a key, but is not what the visitor looks at first, is drawn after it. */
import { useEffect, useState } from 'preact/hooks';

/** Does something once what there is now has been painted. Returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that follows another once that has been painted. A chain of them is drawn link by link, each in a task of its own, so
 * that no key waits for them all; one that is changed meanwhile is never drawn in between.
 */
export function useLater<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => afterPaint(() => setLate(value)), [value]);
  return late;
}
