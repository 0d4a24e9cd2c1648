/** Findings as SARIF 2.1.0, which code scanning keeps from one run to the next. */
import { createHash } from 'node:crypto';
import { type Finding, findingOf, sentenceOf } from '../finding.ts';
import { type Rule, subjects } from '../rule.ts';
import type { Result } from '../run.ts';

/** Where a finding is shown that is in no file: GitHub takes none without. */
const fallback = 'package.json';

/** `known`: the rules that there are. */
export function sarif({ problems }: Result, known: readonly Rule[]): string {
  const descriptors = known.map(({ name, explain, severity, looksAt }) => ({
    id: name,
    shortDescription: { text: `${explain.split(/(?<=[.;:])\s/)[0]}` },
    help: { text: explain },
    defaultConfiguration: { level: severity === 'advice' ? 'note' : 'error' },
    properties: { tags: [subjects[looksAt]] },
  }));
  const driver = { name: 'npm run check', rules: descriptors };
  const results = problems.map(findingOf).map((finding) => resultOf(finding, known));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(finding: Finding, known: readonly Rule[]) {
  const { rule, severity, where, file, line, column, page, locale, key } = finding;
  const region = line === undefined ? {} : { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
  const uri = encodeURI(file ?? fallback);
  return {
    ruleId: rule,
    ruleIndex: known.findIndex(({ name }) => name === rule),
    level: severity === 'advice' ? 'note' : 'error',
    message: { text: file === undefined ? `${where}: ${sentenceOf(finding)}` : sentenceOf(finding) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
    partialFingerprints: { 'finding/v1': fingerprintOf(finding) },
    properties: { page, locale, key },
  };
}

/** The same finding has the same one wherever its line moves. */
function fingerprintOf({ rule, file, where, key, page, locale, found }: Finding): string {
  const parts = [rule, file ?? where, key, page, locale, found].map((part) => part ?? '');
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
