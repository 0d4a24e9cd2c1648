/** Where the focus goes as locations come and go: the button that was pressed may have gone as well. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For the `ref` of the list of so many locations. One that is added has the focus in its first field; where one is removed, what
 * stands in the place of its button keeps it, or the last of these buttons gets it, or the one that adds.
 */
export function usePlacesFocus(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isAdded = count > before.current;
    const isRemoved = count < before.current;
    before.current = count;
    const part = list.current?.parentElement;
    const focusLast = (selector: string) => [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
    if (isAdded) focusLast('.tool-place-name > input');
    if (isRemoved && !part?.contains(document.activeElement)) focusLast('button');
  }, [count]);
  return list;
}
