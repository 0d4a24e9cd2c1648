/** Findings as workflow commands, which GitHub Actions shows beside the line of a pull request. */
import { findingOf, sentenceOf } from '../finding.ts';
import type { Result } from '../run.ts';
import { countLine } from './counts.ts';

export function github(result: Result): string {
  const commands = result.problems.map(findingOf).map((finding) => {
    const { rule, severity, where, file, line, column } = finding;
    const parameters = { file, line, col: column, title: file === undefined ? `${rule}: ${where}` : rule };
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const named = given.map(([name, value]) => `${name}=${escapeParameter(String(value))}`).join(',');
    return `::${severity === 'advice' ? 'notice' : 'error'} ${named}::${escapeMessage(sentenceOf(finding))}`;
  });
  return `${[...commands, countLine(result)].join('\n')}\n`;
}

/** As the runner reads it: these signs end a command. */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Two more of them end a parameter. */
function escapeParameter(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
