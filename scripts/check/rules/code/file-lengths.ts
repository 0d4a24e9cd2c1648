/** Files are short: each one idea, read at one go. */
import type { CodeRule } from '../../rule.ts';

/** Lines of a file at most, and of half of the files. */
const bounds = { file: 250, median: 60 };

/** What codegen writes: its length is that of what it is made from. */
const emitted = /^(?:generated|supabase\/functions\/_shared)\//;

/** A table that grows with the site: each page is an entry more, and no idea. */
const table = 'schema/pages.ts';

export const fileLengths: CodeRule = {
  name: 'file-lengths',
  looksAt: 'code',
  explain: `A file of more than ${bounds.file} lines, or half of all files longer than ${bounds.median}. A file holds one idea and is read at one go; a longer one
holds several, which nobody finds by the names of files. The page tree, a table that grows with the site, may have any length.

  renderer/layout/header.tsx, 310 lines   way out: give each of its ideas a file of its own: dropdown.tsx, mobile-menu.tsx`,
  check({ sources }) {
    const lengths = sources
      .filter(({ file }) => file !== table && !emitted.test(file))
      .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
      .sort((a, b) => a.lines - b.lines);
    const long = lengths.filter(({ lines }) => lines > bounds.file);
    const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
    const tooLong = long.map(({ file, lines }) => ({
      where: file,
      found: `${lines} lines`,
      expected: `${bounds.file} at most`,
      wayOut: 'give each of its ideas a file of its own',
    }));
    if (median < bounds.median) return tooLong;
    return [
      ...tooLong,
      {
        where: 'all sources',
        found: `${median} lines in the file in the middle, of ${lengths.length} in order of length`,
        expected: `fewer than ${bounds.median}`,
        wayOut: 'split the files that hold more than one idea',
      },
    ];
  },
};
