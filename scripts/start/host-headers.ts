/** Reading `_headers`, the file by which static hosts learn what to send with which path. */
import { join } from 'node:path';
import { linesOf } from '../lib/lines.ts';
import { readIfThere } from '../lib/paths.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

/**
 * The headers that a built site asks for, by path; none when it has no such file. As on the hosts, `*` is any text and
 * `:name` one segment of a path, every rule that matches applies, and a header that two of them name has both values.
 */
export function readHeaders(folder: string): (path: string) => Map<string, string> {
  return headersIn(readIfThere(join(folder, '_headers')) ?? '');
}

/** The headers that the text of such a file asks for, by path. */
export function headersIn(text: string): (path: string) => Map<string, string> {
  const rules = parseRules(text);
  return (path) => {
    const headers = new Map<string, string>();
    for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers)) {
      headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
    }
    return headers;
  };
}

function parseRules(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), headers: [] });
  }
  return rules;
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}
