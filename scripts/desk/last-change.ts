/** The commit that last changed the lines of a text in its message file. */
import type { MessageText } from '../check/project.ts';
import { keyPlace } from '../model/messages/parse.ts';
import { messageFile } from '../model/messages/texts.ts';
import { git } from '../translate/git.ts';
import type { DeskCommit } from './protocol.ts';
import type { Site } from './site.ts';

/** Returns the last commit of a text; undefined without git, for a missing text, and for lines that are not committed. */
export async function lastChange(root: string, site: Site, { locale, bundle, key, text }: MessageText): Promise<DeskCommit | undefined> {
  const file = messageFile(locale, bundle);
  const source = site.files()[file];
  if (source === undefined || text === '') return undefined;
  const [first, last] = [0, text.length].map((offset) => keyPlace(source, key, offset).line);
  try {
    const blame = await git(root, ['blame', '--line-porcelain', '-L', `${first},${last}`, '--', file]);
    const [latest] = commitsIn(blame).sort((a, b) => b.time - a.time);
    return latest;
  } catch {
    // A folder without git, or a file without a commit.
    return undefined;
  }
}

/** Returns the commits of lines, as `git blame --line-porcelain` prints them; none if a line is not committed. */
function commitsIn(blame: string): DeskCommit[] {
  if (/^0{40} /m.test(blame)) return [];
  const [authors, times, subjects] = ['author', 'author-time', 'summary'].map((name) =>
    [...blame.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value),
  );
  return (authors ?? []).map((author, index) => ({ author, time: Number(times?.[index]) * 1000, subject: subjects?.[index] ?? '' }));
}
