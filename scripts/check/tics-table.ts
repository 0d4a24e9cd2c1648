/** `npm run check -- --tics`: the tics of style, counted. */
import { align } from '../lib/table.ts';
import { countTics } from './messages/tics.ts';
import type { Project } from './project.ts';

/** A table with a row for each tic and language: how many, and how many there may be. */
export function ticsTable(project: Project): string {
  const rows = countTics(project).map(({ tic, locale, count, most }) => [tic.name, locale, String(count), String(most)]);
  return align([['tic', 'locale', 'count', 'at most'], ...rows]);
}
