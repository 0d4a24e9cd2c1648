/** Whether a fault was caught: by a rule that is for it, at the place that it is in. */
import { findingOf } from '../../scripts/check/finding.ts';
import { keyPlace } from '../../scripts/codegen/messages/parse.ts';
import type { Problem } from '../../scripts/lib/problem.ts';
import type { Fault, Kind, Target } from './fault.ts';

export interface Verdict {
  readonly fault: Fault;
  readonly isCaught: boolean;
  /** The names of the rules that found anything, where none of them was the right one in the right place. */
  readonly instead: readonly string[];
}

export function judge({ rules }: Kind, fault: Fault, found: readonly Problem[]): Verdict {
  const isCaught = found.some(
    (problem) => rules.includes(problem.rule ?? '') && fault.at.some((target) => isAt(problem, target, fault.edits)),
  );
  const instead = found.map((problem) => `${problem.rule} at ${problem.where}: ${problem.found}`);
  return { fault, isCaught, instead: isCaught ? [] : [...new Set(instead)] };
}

function isAt(problem: Problem, { file, key, page, locale }: Target, edits: Fault['edits']): boolean {
  const finding = findingOf(problem);
  const content = edits.find((edit) => edit.file === file)?.content?.toString() ?? '';
  // Where a file is no JSON, its line is all that can be told.
  const isOnLine = () => finding.line !== undefined && keyPlace(content, key?.split('.') ?? []).line === finding.line;
  const names = (text: string) => new RegExp(`(?<![\\w-])${text}(?![\\w-])`).test(`${finding.where} ${finding.found} ${finding.expected}`);
  return (
    (finding.file === file || finding.where.startsWith(file)) &&
    (key === undefined || finding.key === key || (finding.key === undefined && (names(key.replaceAll('.', '\\.')) || isOnLine()))) &&
    (page === undefined || finding.page === page || problem.entries?.some((entry) => entry.page === page) === true || names(page)) &&
    (locale === undefined || finding.locale === undefined || finding.locale === locale)
  );
}
