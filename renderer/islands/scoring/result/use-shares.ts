/** The shares of random weightings that each location wins, drawn by a worker a moment after the visitor has stopped. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Comparison, Score } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';

/** What the worker is asked; it answers with the same `id`. */
export interface Asked {
  readonly id: string;
  readonly scores: readonly (readonly Score[])[];
  readonly weights: readonly number[];
}

/** Of one location, from 0 to 1. */
export interface Share {
  readonly place: number;
  readonly share: number;
}

/** Milliseconds without a change after which the draws begin. */
const pause = 150;

/**
 * The shares of the locations with a rank, in their order; `undefined` while they are being drawn, `none` where there is nothing
 * to draw, or no worker.
 */
export function useShares({ candidates, weights }: Comparison, standings: readonly Standing[]): readonly Share[] | 'none' | undefined {
  const worker = useRef<Worker | undefined>(undefined);
  const [drawn, setDrawn] = useState<{ readonly id: string; readonly shares: readonly number[] } | undefined>(undefined);
  const [isBroken, setBroken] = useState(false);
  const places = standings.flatMap(({ place, rank }) => (rank === undefined ? [] : place)).sort((a, b) => a - b);
  const scores = places.map((place) => candidates[place]?.scores ?? []);
  const id = JSON.stringify([places, scores, weights]);
  const isAsked = places.length > 1;

  // From the start, while there is a network.
  useEffect(() => {
    worker.current = new Worker(new URL('./weightings.worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }) => setDrawn(data));
    worker.current.addEventListener('error', () => setBroken(true));
    return () => worker.current?.terminate();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all that is asked.
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => worker.current?.postMessage({ id, scores, weights } satisfies Asked), pause);
    return () => clearTimeout(timer);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says which places.
  return useMemo(() => {
    if (!isAsked || isBroken) return 'none';
    if (drawn?.id !== id) return undefined;
    return places.map((place, index) => ({ place, share: drawn.shares[index] ?? 0 })).sort((a, b) => b.share - a.share);
  }, [id, drawn, isBroken]);
}
