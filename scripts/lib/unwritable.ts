/** What is said of a place that the system does not let anybody write. */
import type { Problem } from './problem.ts';

/** `code` is that of the system's error, such as `EACCES`; `rest` says what became of everything else. */
export function unwritable(where: string, code: string | undefined, rest = 'nothing was changed'): Problem {
  if (code === 'EISDIR')
    return { where, found: 'a folder', expected: 'a file', wayOut: `move it away, or restore the file from git; ${rest}` };
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return { where, found: 'a file', expected: 'a folder', wayOut: `move that file away; ${rest}` };
  const expected = 'a file or folder that may be written';
  return { where, found: `a place that cannot be written (${code})`, expected, wayOut: `correct its permissions; ${rest}` };
}
