/** State of the current comparison: loading, editing, replacing, undo, and saving on the device. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Comparison, newComparison } from './comparison.ts';
import { afterPaint } from './rendering.tsx';
import { fromFragment } from './sharing/fragment.ts';
import { currentKey, type Refusal, readStored, store, toText } from './sharing/serialize.ts';

/** The last change of the whole comparison, which the tool reports to the visitor. */
export type Event = 'opened' | 'cleared' | 'undone' | 'imported' | 'example' | { readonly refused: Refusal };

/** Changes the comparison. The function is the same in all renderings. */
export type Edit = (change: (comparison: Comparison) => Comparison) => void;

export interface Work {
  readonly comparison: Comparison;
  /** Number of replacements so far: used as a key, so that fields drop half-typed text. */
  readonly life: number;
  readonly edit: Edit;
  /** Replaces the comparison; the current comparison becomes the previous one. */
  readonly replace: (comparison: Comparison, event: Event) => void;
  /** Swaps the current and the previous comparison; undefined without a previous one. */
  readonly undo: (() => void) | undefined;
  /** The last event; undefined after the next edit. */
  readonly event: Event | undefined;
  /** False when the browser does not store the comparison. */
  readonly isStored: boolean;
}

export function useWork(): Work {
  const [comparison, setComparison] = useState(newComparison);
  const [previous, setPrevious] = useState<Comparison | undefined>(undefined);
  const [event, setEvent] = useState<Event | undefined>(undefined);
  const [isStored, setStored] = useState(true);
  const [life, setLife] = useState(0);
  const latest = useRef(newComparison);
  /** Cancels the pending save; undefined when nothing is pending. */
  const cancelSave = useRef<(() => void) | undefined>(undefined);

  const keep = useCallback(() => {
    cancelSave.current?.();
    cancelSave.current = undefined;
    setStored(store('current', latest.current));
  }, []);

  /** Shows a comparison and cancels the pending save. */
  const show = useCallback((next: Comparison, said: Event | undefined) => {
    latest.current = next;
    setComparison(next);
    setEvent(said);
    cancelSave.current?.();
    cancelSave.current = undefined;
  }, []);

  const put = useCallback(
    (next: Comparison, said: Event | undefined) => {
      show(next, said);
      // Saving takes longer than the rendering that the visitor sees.
      cancelSave.current = afterPaint(keep);
    },
    [show, keep],
  );

  const edit = useCallback<Edit>((change) => put(change(latest.current), undefined), [put]);

  const putWhole = useCallback(
    (next: Comparison, said: Event | undefined) => {
      setLife((before) => before + 1);
      put(next, said);
    },
    [put],
  );

  const replace = useCallback<Work['replace']>(
    (next, said) => {
      // An equal or an empty comparison is not worth an undo.
      if (![toText(next), toText(newComparison)].includes(toText(latest.current))) {
        store('previous', latest.current);
        setPrevious(latest.current);
      }
      putWhole(next, said);
    },
    [putWhole],
  );

  useEffect(() => {
    const found = readStored('current');
    if (found) putWhole(found, undefined);
    setPrevious(readStored('previous'));
    const open = async () => {
      const { hash, pathname, search } = location;
      // The hash may be an anchor of the page.
      if (hash.length < 2 || document.getElementById(hash.slice(1))) return;
      const { comparison: received, refusal } = await fromFragment(hash);
      if (received) replace(received, 'opened');
      else setEvent({ refused: refusal });
      // Removes the hash: reloading must not restore the comparison of the link over the visitor's edits.
      history.replaceState(history.state, '', pathname + search);
    };
    void open();
    // The tool may be open twice, alone and in a frame: the last change wins in both.
    const follow = ({ key, newValue }: StorageEvent) => {
      const changed = key === currentKey && newValue !== toText(latest.current) ? readStored('current') : undefined;
      if (!changed) return;
      setLife((before) => before + 1);
      // Saving again could overwrite newer input of the other tab.
      show(changed, undefined);
    };
    // Saves at once when the visitor leaves, because no paint follows.
    const leave = () => cancelSave.current && keep();
    addEventListener('hashchange', open);
    addEventListener('storage', follow);
    addEventListener('pagehide', leave);
    addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('hashchange', open);
      removeEventListener('storage', follow);
      removeEventListener('pagehide', leave);
      removeEventListener('visibilitychange', leave);
    };
  }, [keep, show, putWhole, replace]);

  const undo = () => {
    if (!previous) return;
    store('previous', latest.current);
    setPrevious(latest.current);
    putWhole(previous, 'undone');
  };

  return { comparison, life, edit, replace, undo: previous && undo, event, isStored };
}
