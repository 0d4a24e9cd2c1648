/** Reading `_headers`, the file by which static hosts learn what to send with every page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers that a built site asks for on every path; none when it has no such file. */
export function readHeaders(folder: string): Map<string, string> {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name = '', value = '']) => [name, value]),
  );
}
