/** Computes the share of random weightings that each location wins, in a worker, debounced. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Comparison, Score } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';

/** The request to the worker; the response has the same `id`. */
export interface ShareRequest {
  readonly id: string;
  readonly scores: readonly (readonly Score[])[];
  readonly weights: readonly number[];
}

/** The share of a location, from 0 to 1. */
export interface Share {
  readonly place: number;
  readonly share: number;
}

/** Milliseconds without a change before the request. */
const debounceMs = 150;

/** Returns the shares, largest first; `undefined` while the worker computes, `none` without two ranked locations or a worker. */
export function useShares({ candidates, weights }: Comparison, standings: readonly Standing[]): readonly Share[] | 'none' | undefined {
  const worker = useRef<Worker | undefined>(undefined);
  const [drawn, setDrawn] = useState<{ readonly id: string; readonly shares: readonly number[] } | undefined>(undefined);
  const [isBroken, setBroken] = useState(false);
  const places = standings.flatMap(({ place, rank }) => (rank === undefined ? [] : place)).sort((a, b) => a - b);
  const scores = places.map((place) => candidates[place]?.scores ?? []);
  const id = JSON.stringify([places, scores, weights]);
  const isComparable = places.length > 1;

  // Created at once, while the network is likely to work.
  useEffect(() => {
    worker.current = new Worker(new URL('./weightings.worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }) => setDrawn(data));
    worker.current.addEventListener('error', () => setBroken(true));
    return () => worker.current?.terminate();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id contains the whole request.
  useEffect(() => {
    if (!isComparable) return;
    const timer = setTimeout(() => worker.current?.postMessage({ id, scores, weights } satisfies ShareRequest), debounceMs);
    return () => clearTimeout(timer);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id contains the places.
  return useMemo(() => {
    if (!isComparable || isBroken) return 'none';
    if (drawn?.id !== id) return undefined;
    return places.map((place, index) => ({ place, share: drawn.shares[index] ?? 0 })).sort((a, b) => b.share - a.share);
  }, [id, drawn, isBroken]);
}
