/** The output formats of `npm run check`: `human`, `json`, `github` and `sarif`. */
import { createHash } from 'node:crypto';
import { UsageError } from '../lib/command.ts';
import { closest, formatProblems, type Problem, type Severity } from '../model/problem.ts';
import { type Rule, subjects } from './rule.ts';
import type { Result } from './run.ts';

/** A finding in the format `json`. Increase `version` with every change. Unknown values are omitted. */
interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** Place for people: a file, or the path of a page. */
  readonly where: string;
  /** Path from the project folder. */
  readonly file?: string;
  /** Line and column count from 1, in UTF-16 units. */
  readonly line?: number;
  readonly column?: number;
  readonly page?: string;
  readonly locale?: string;
  /** Message key without its bundle: `hero.title`. */
  readonly key?: string;
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;
}

type Format = (result: Result, rules: readonly Rule[]) => string;

const formats: Readonly<Record<string, Format>> = { human, json, github, sarif };

export const formatNames: readonly string[] = Object.keys(formats);

/** Returns a format. Throws a {@link UsageError} with similar names for an unknown one. */
export function formatNamed(name: string): Format {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UsageError(`unknown format "${name}"; similar names: ${closest(name, formatNames)}.`);
  return format;
}

/** Prints paragraphs for a terminal, then the counts. */
function human(result: Result): string {
  const found = formatProblems(result.problems);
  return `${found && `${found}\n\n`}${countLine(result)}\n`;
}

function json(result: Result): string {
  return `${JSON.stringify({ version: 1, counts: countsOf(result), findings: result.problems.map(findingOf) }, null, 2)}\n`;
}

/** Prints workflow commands, which GitHub Actions shows beside the line of a pull request. */
function github(result: Result): string {
  const commands = result.problems.map(findingOf).map((finding) => {
    const { rule, severity, where, file, line, column } = finding;
    const parameters = { file, line, col: column, title: file === undefined ? `${rule}: ${where}` : rule };
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const named = given.map(([name, value]) => `${name}=${escapeCommand(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
    return `::${severity === 'advice' ? 'notice' : 'error'} ${named.join(',')}::${escapeCommand(messageOf(finding))}`;
  });
  return `${[...commands, countLine(result)].join('\n')}\n`;
}

/** Escapes the characters that end a workflow command. */
function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Prints SARIF 2.1.0 for code scanning. */
function sarif({ problems }: Result, rules: readonly Rule[]): string {
  const descriptors = rules.map(({ name, explain, severity, looksAt }) => ({
    id: name,
    shortDescription: { text: `${explain.split(/(?<=[.;:])\s/)[0]}` },
    help: { text: explain },
    defaultConfiguration: { level: levelOf(severity) },
    properties: { tags: [subjects[looksAt]] },
  }));
  const results = problems.map(findingOf).map((finding) => {
    const { rule, severity, where, file, line, column, page, locale, key } = finding;
    const region = line === undefined ? {} : { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
    // GitHub requires a file for each result.
    const uri = encodeURI(file ?? 'package.json');
    return {
      ruleId: rule,
      ruleIndex: rules.findIndex(({ name }) => name === rule),
      level: levelOf(severity),
      message: { text: file === undefined ? `${where}: ${messageOf(finding)}` : messageOf(finding) },
      locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
      partialFingerprints: { 'finding/v1': fingerprintOf(finding) },
      properties: { page, locale, key },
    };
  });
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'npm run check', rules: descriptors } }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const levelOf = (severity: Severity | undefined) => (severity === 'advice' ? 'note' : 'error');

/** Returns a hash that identifies a finding when its line changes. */
function fingerprintOf({ rule, file, where, key, page, locale, found }: Finding): string {
  const parts = [rule, file ?? where, key, page, locale, found].map((part) => part ?? '');
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function findingOf({ rule = 'codegen', severity = 'error', where, key, found, expected, wayOut, ...place }: Problem): Finding {
  // The first of several places.
  const [, file, firstLine, firstColumn] = /^((?:[\w@.-]+\/)*[\w@.-]+\.\w+)(?::(\d+)(?::(\d+))?)?(?=$|[ ,])/.exec(where) ?? [];
  const { page, locale, line = firstLine && Number(firstLine), column = firstColumn && Number(firstColumn) } = place;
  const known = Object.entries({ file, line, column, page, locale, key: key?.join('.') }).filter(([, value]) => value !== undefined);
  return { rule, severity, where, ...Object.fromEntries(known), found, expected, wayOut };
}

function messageOf({ found, expected, wayOut, key, page, locale }: Finding): string {
  const place = [key && `message ${key}`, page && `page ${page}`, locale].filter(Boolean).join(', ');
  return [`Found: ${found}`, `Expected: ${expected}`, `Way out: ${wayOut}`, ...(place ? [`In: ${place}`] : [])].join('\n');
}

function countsOf({ problems, excuses }: Result) {
  const advice = problems.filter(({ severity }) => severity === 'advice').length;
  return { errors: problems.length - advice, advice, excuses };
}

/** Returns `2 errors, 1 of advice, 1 suppression`. */
function countLine(result: Result): string {
  const { errors, advice, excuses } = countsOf(result);
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [counted(errors, 'error'), ...(advice > 0 ? [`${advice} of advice`] : []), counted(excuses, 'suppression')].join(', ');
}
