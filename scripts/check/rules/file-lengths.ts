/** Files are short: each one idea, read at one go. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/problem.ts';
import { sourcesIn } from '../sources.ts';

/** Lines of a file at most, and of half of the files. */
const bounds = { file: 250, median: 60 };

/** What people write. Not `generated/`, nor what codegen copies to the functions: their length is that of what they are made from. */
const folders = ['schema', 'scripts', 'renderer', 'pages', 'supabase', 'tests'];
const emitted = 'supabase/functions/_shared/';
const extensions = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.sql'];

export function fileLengthsRule(root = '.'): Problem[] {
  const files = sourcesIn(root, folders, extensions).filter((file) => !file.startsWith(emitted));
  const lengths = files
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  const long = lengths.filter(({ lines }) => lines > bounds.file);
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
  return [
    ...long.map(({ file, lines }) => ({
      rule: 'file-lengths',
      where: file,
      found: `${lines} lines`,
      expected: `${bounds.file} at most`,
      wayOut: 'give each of its ideas a file of its own',
    })),
    ...(median < bounds.median
      ? []
      : [
          {
            rule: 'file-lengths',
            where: folders.join(', '),
            found: `${median} lines in the file in the middle, of ${files.length} in order of length`,
            expected: `fewer than ${bounds.median}`,
            wayOut: 'split the files that hold more than one idea',
          },
        ]),
  ];
}
