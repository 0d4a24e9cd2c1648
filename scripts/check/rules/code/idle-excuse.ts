import { closest, type Placeless } from '../../../model/problem.ts';
import type { ExcuseRule, JudgedExcuse } from '../../rule.ts';

export const idleExcuse: ExcuseRule = {
  name: 'idle-excuse',
  looksAt: 'excuses',
  explain: `A suppression that suppresses nothing, names an unknown rule or gives no reason. Left in place, it would hide the next fault.

  text({ excuses: { untranslated: 'a proper name' } })
    found:    a suppression of "untranslated" without effect: “a proper name”
    expected: a suppressed finding
    way out:  Remove the suppression, or move it beside the finding.`,
  check: (excuses, known) =>
    excuses.flatMap((excuse) => {
      const problem = excuseFault(excuse, known);
      const { where, line } = excuse;
      return problem ? [{ where, ...(line !== undefined && { line }), ...problem }] : [];
    }),
};

function excuseFault({ rule, reason, isIdle }: JudgedExcuse, known: readonly string[]): Placeless | undefined {
  if (!known.includes(rule)) {
    return { found: `a suppression of "${rule}"`, expected: `the name of a rule: ${closest(rule, known)}`, wayOut: 'Correct the name.' };
  }
  if (reason.trim() === '') {
    return {
      found: `a suppression of "${rule}" without a reason`,
      expected: 'a reason',
      wayOut: 'Add the reason after the name of the rule.',
    };
  }
  if (!isIdle) return undefined;
  const found = `a suppression of "${rule}" without effect: “${reason}”`;
  return { found, expected: 'a suppressed finding', wayOut: 'Remove the suppression, or move it beside the finding.' };
}
