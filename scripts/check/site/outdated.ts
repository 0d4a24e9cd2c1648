/** Whether the built site is of today: what is found in one of before may long be mended. */
import { changedSince } from '../../lib/made-from.ts';
import type { Problem } from '../../lib/problem.ts';

/** What there is to say of the site in a folder, from the project folder, before anything is said of what is in it. */
export function outdated(root: string, folder: string): Problem | undefined {
  const changed = changedSince(root, folder);
  if (changed?.length === 0) return undefined;
  return {
    where: folder,
    severity: 'advice',
    found: changed === undefined ? 'a site whose build was interrupted, or is of long ago' : `a site made before ${named(changed)} changed`,
    expected: 'a site made from the files as they are: what is found in this one may be of before',
    wayOut: 'npm run build, then npm run check again',
  };
}

function named([newest = '', ...others]: readonly string[]): string {
  if (others.length === 0) return newest;
  return `${newest} and ${others.length} other file${others.length > 1 ? 's' : ''}`;
}
