/** Edits a file as a document instructs. */
import type { Place } from './blocks.ts';

/** Returns the source with `text` inserted. Throws unless exactly one line matches the place. */
export function edit(source: string, { how, line }: Place, text: string): string {
  const lines = source.split('\n');
  const found = lines.flatMap((candidate, index) => (candidate.trimStart().startsWith(line) ? [index] : []));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} lines begin with: ${line}`);
  const after = endOf(lines, first) + 1;
  const addition = text.replace(/\n$/, '').split('\n');
  return [...lines.slice(0, how === 'below' ? after : first), ...addition, ...lines.slice(after)].join('\n');
}

/** Returns the index of the line that closes the block opened in line `first`, or `first` if that line opens no block. */
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
