/** Editing a file the way a reader does. */
import type { Place } from './blocks.ts';

/** The source with `text` at its place. Throws when the place is not there, or is not the only one. */
export function edit(source: string, { how, line }: Place, text: string): string {
  const lines = source.split('\n');
  const found = lines.flatMap((candidate, index) => (candidate.trimStart().startsWith(line) ? [index] : []));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} lines begin with: ${line}`);
  const after = endOf(lines, first) + 1;
  const addition = text.replace(/\n$/, '').split('\n');
  return [...lines.slice(0, how === 'below' ? after : first), ...addition, ...lines.slice(after)].join('\n');
}

/** The line that closes what line `first` opens; `first` itself when it opens nothing. */
function endOf(lines: readonly string[], first: number): number {
  const line = lines[first] ?? '';
  const count = (pattern: RegExp) => [...line.matchAll(pattern)].length;
  if (count(/[([{]/g) <= count(/[)\]}]/g)) return first;
  const indentation = /^ */.exec(line)?.[0] ?? '';
  const length = lines
    .slice(first)
    .findIndex((candidate) => /^[)\]}]/.test(candidate.slice(indentation.length)) && candidate.startsWith(indentation));
  if (length === -1) throw new Error(`nothing closes: ${line}`);
  return first + length;
}
