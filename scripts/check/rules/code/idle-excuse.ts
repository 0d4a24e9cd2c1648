/** An excuse that excuses nothing is gone: it would hide the next fault in its place. */
import { closest, type Placeless } from '../../../model/problem.ts';
import type { ExcuseRule, JudgedExcuse } from '../../rule.ts';

export const idleExcuse: ExcuseRule = {
  name: 'idle-excuse',
  looksAt: 'excuses',
  explain: `An excuse that excuses nothing, names no rule, or gives no reason. What it was written for has been mended since, and left
there it would hide the next fault of that kind.

  text({ excuses: { untranslated: 'a proper name' } })   found:   an excuse for "untranslated" that excuses nothing
                                                         way out: take it out`,
  check: (excuses, known) =>
    excuses.flatMap((excuse) => {
      const problem = complain(excuse, known);
      const { where, line } = excuse;
      return problem ? [{ where, ...(line !== undefined && { line }), ...problem }] : [];
    }),
};

function complain({ rule, reason, isIdle }: JudgedExcuse, known: readonly string[]): Placeless | undefined {
  if (!known.includes(rule)) {
    return { found: `an excuse for "${rule}"`, expected: `the name of a rule: ${closest(rule, known)}`, wayOut: 'correct the name' };
  }
  if (reason.trim() === '') {
    return { found: `an excuse for "${rule}" without a reason`, expected: 'a reason', wayOut: 'say why the rule does not hold there' };
  }
  if (!isIdle) return undefined;
  const found = `an excuse for "${rule}" that excuses nothing: “${reason}”`;
  return { found, expected: 'a finding that it excuses', wayOut: 'take it out, or put it beside what it is for' };
}
