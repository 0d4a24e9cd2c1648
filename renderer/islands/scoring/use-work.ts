/** The life of a comparison: begun or found again, edited, replaced, and the one before brought back. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Comparison, newComparison } from './comparison.ts';
import { fromFragment } from './keep/fragment.ts';
import { type Refusal, toText } from './keep/parse.ts';
import { currentKey, readStored, store } from './stored.ts';
import { afterPaint } from './use-later.ts';

/** What has happened to the whole of it, for the visitor to read. */
export type Event = 'opened' | 'cleared' | 'undone' | 'imported' | { readonly refused: Refusal };

/** Changes the comparison; the same function as long as the tool is there. */
export type Edit = (change: (comparison: Comparison) => Comparison) => void;

export interface Work {
  readonly comparison: Comparison;
  /** Another number for each comparison that was put in the place of one: what was being typed into that has gone with it. */
  readonly life: number;
  readonly edit: Edit;
  /** Puts another comparison in its place; the one in work becomes the previous one. */
  readonly replace: (comparison: Comparison, event: Event) => void;
  /** Brings the previous one back; undefined when there is none. */
  readonly undo: (() => void) | undefined;
  /** The last thing that happened to the whole; undefined once the visitor has gone on. */
  readonly event: Event | undefined;
  /** False where the browser keeps nothing. */
  readonly isKept: boolean;
}

export function useWork(): Work {
  const [comparison, setComparison] = useState(newComparison);
  const [previous, setPrevious] = useState<Comparison | undefined>(undefined);
  const [event, setEvent] = useState<Event | undefined>(undefined);
  const [isKept, setKept] = useState(true);
  const [life, setLife] = useState(0);
  const latest = useRef(newComparison);
  /** Calls off what would keep the comparison in a moment; undefined once it is kept. */
  const waiting = useRef<(() => void) | undefined>(undefined);

  const keep = useCallback(() => {
    waiting.current?.();
    waiting.current = undefined;
    setKept(store('current', latest.current));
  }, []);

  /** Shows a comparison; what was about to be kept no longer is. */
  const show = useCallback((next: Comparison, said: Event | undefined) => {
    latest.current = next;
    setComparison(next);
    setEvent(said);
    waiting.current?.();
    waiting.current = undefined;
  }, []);

  const put = useCallback(
    (next: Comparison, said: Event | undefined) => {
      show(next, said);
      // Writing it takes longer than what the visitor looks at.
      waiting.current = afterPaint(keep);
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
      // What says the same has replaced nothing, and a comparison that nobody has begun is no loss.
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
      // An anchor of the page is no comparison.
      if (hash.length < 2 || document.getElementById(hash.slice(1))) return;
      const { comparison: received, refusal } = await fromFragment(hash);
      if (received) replace(received, 'opened');
      else setEvent({ refused: refusal });
      // Once it is open it is the visitor’s own: loading the page again must not bring the first state back.
      history.replaceState(history.state, '', pathname + search);
    };
    void open();
    // Open twice, in a frame and on its own, it is one comparison: the last change counts in both.
    const follow = ({ key, newValue }: StorageEvent) => {
      const changed = key === currentKey && newValue !== toText(latest.current) ? readStored('current') : undefined;
      if (!changed) return;
      setLife((before) => before + 1);
      // It is kept. Written again it would undo what has been typed there since.
      show(changed, undefined);
    };
    // Whoever leaves leaves nothing behind, and nothing is painted then.
    const leave = () => waiting.current && keep();
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

  return { comparison, life, edit, replace, undo: previous && undo, event, isKept };
}
