/** How many there are of everything. */
import type { Result } from '../run.ts';

export function countsOf({ problems, excuses }: Result) {
  const advice = problems.filter(({ severity }) => severity === 'advice').length;
  return { errors: problems.length - advice, advice, excuses };
}

/** `2 errors, 1 excuse`. */
export function countLine(result: Result): string {
  const { errors, advice, excuses } = countsOf(result);
  const told = advice > 0 ? [`${advice} of advice`] : [];
  return [counted(errors, 'error'), ...told, counted(excuses, 'excuse')].join(', ');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
