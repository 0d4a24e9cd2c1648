/** Even whole ticks from 0 to `total`, both included, with at most `intervals` spaces between them. */
export function ticks(total: number, intervals: number): readonly number[] {
  let step = Math.max(1, Math.ceil(total / intervals));
  while (step < total && total % step !== 0) step += 1;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
}
