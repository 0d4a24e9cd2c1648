/** Findings for a terminal: where, found, expected, way out, then how many. */
import { formatProblem } from '../../lib/problem.ts';
import type { Result } from '../run.ts';

export function human({ problems, excuses }: Result): string {
  const advice = problems.filter(({ severity }) => severity === 'advice').length;
  const counts = [
    counted(problems.length - advice, 'error'),
    ...(advice > 0 ? [counted(advice, 'piece', 's of advice', ' of advice')] : []),
  ];
  return `${[...problems.map(formatProblem), `${counts.join(', ')}, ${counted(excuses, 'excuse')}`].join('\n\n')}\n`;
}

function counted(count: number, what: string, plural = 's', singular = ''): string {
  return `${count} ${what}${count === 1 ? singular : plural}`;
}
