/** What is said of the links that were asked for. */
import { formatProblem, type Problem } from '../../lib/problem.ts';
import { printable } from '../../lib/terminal.ts';
import { placed } from '../place.ts';
import type { Answer } from './answer.ts';
import type { ExternalLinks, Place } from './links.ts';

export interface Asked {
  readonly answers: ReadonlyMap<string, Answer>;
  /** How many of them were remembered. */
  readonly recalled: number;
}

/** The report of a run below `root`: dead links, those that have moved for good, then lists and a count. */
export async function report(root: string, links: ExternalLinks, { answers, recalled }: Asked): Promise<string> {
  const problems = await placed(
    root,
    [...answers].flatMap(([address, answer]) => {
      const [first, ...others] = links.get(address) ?? [];
      const said = first && problemOf(address, answer);
      return said ? [{ ...first, ...said, found: `${said.found}${elsewhere(others)}` }] : [];
    }),
  );
  const errorsFirst = [...problems].sort((a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'));
  const unverified = ofVerdict(answers, 'unverified').map(([address, { said }]) => [address, said] as const);
  const detours = ofVerdict(answers, 'alive')
    .filter(([, { hops }]) => hops.length > 0 && !isForGood(hops))
    .map(([address, { hops }]) => [address, `now at ${hops.at(-1)?.to}`] as const);
  return [
    ...errorsFirst.map(formatProblem),
    ...list('redirected for now:', detours),
    ...list('unverified, for somebody to look at:', unverified),
    countLine(answers, recalled),
  ].join('\n\n');
}

function problemOf(
  address: string,
  { verdict, said, hops }: Answer,
): Pick<Problem, 'rule' | 'severity' | 'found' | 'expected' | 'wayOut'> | undefined {
  const last = hops.at(-1)?.to;
  const link = printable(address);
  if (verdict === 'dead') {
    const trail = last === undefined ? '' : `, by way of ${printable(last)}`;
    const wayOut = 'correct it, link to what has taken its place, or take the link out';
    return { rule: 'dead-external-link', found: `${link}: ${said}${trail}`, expected: 'a page that is there', wayOut };
  }
  if (verdict !== 'alive' || last === undefined || !isForGood(hops)) return undefined;
  const found = `${link}, which has moved for good`;
  return { rule: 'moved-external-link', severity: 'advice', found, expected: 'the address of today', wayOut: `write ${printable(last)}` };
}

/** Whether every redirect says that it will stay. */
function isForGood(hops: Answer['hops']): boolean {
  return hops.every(({ status }) => status === 301 || status === 308);
}

/** `, named in 3 more places`. */
function elsewhere(others: readonly Place[]): string {
  return others.length === 0 ? '' : `, named in ${others.length} more place${others.length > 1 ? 's' : ''}`;
}

function ofVerdict(answers: Asked['answers'], verdict: Answer['verdict']): (readonly [string, Answer])[] {
  return [...answers].filter(([, answer]) => answer.verdict === verdict);
}

function list(title: string, lines: readonly (readonly [address: string, said: string])[]): string[] {
  if (lines.length === 0) return [];
  return [[title, ...lines.map(([address, said]) => `  ${printable(address)}: ${printable(said)}`)].join('\n')];
}

/** `31 links: 28 answer (20 of them lately), 1 dead, 2 unverified`. */
function countLine(answers: Asked['answers'], recalled: number): string {
  const count = (verdict: Answer['verdict']) => ofVerdict(answers, verdict).length;
  const lately = recalled > 0 ? ` (${recalled} of them lately)` : '';
  const total = `${answers.size} external ${answers.size === 1 ? 'link' : 'links'}`;
  return `${total}: ${count('alive')} answer${lately}, ${count('dead')} dead, ${count('unverified')} unverified`;
}
