/** Keeping the file of an export before, where a translator has written into it what no message file has. */
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../codegen/file-tree.ts';
import { ProblemsError } from '../model/problem.ts';
import { isAsItWas } from './alike.ts';
import { isUntouched } from './base.ts';
import { decide, nameOf } from './decide.ts';
import type { Project } from './project.ts';
import { entriesIn } from './read-file.ts';
import type { Unit } from './unit.ts';

/**
 * Gives the file at `path`, below `root`, another name if an export must not write over it, and says so. Returns what stands there then.
 * `units` are all there are.
 */
export function keepAside(root: string, path: string, project: Project, units: readonly Unit[]): Files {
  if (!existsSync(join(root, path)) || !statSync(join(root, path)).isFile()) return {};
  const text = readFileSync(join(root, path), 'utf8');
  const why = workIn(project, units, path, text);
  if (why === undefined) return { [path]: text };
  const aside = freeName(root, path);
  renameSync(join(root, path), join(root, aside));
  console.log(`kept    ${aside}: what was in ${path}, ${why}`);
  return {};
}

/** What an export would destroy; undefined if that is nothing. */
function workIn({ site }: Project, units: readonly Unit[], path: string, text: string): string | undefined {
  try {
    const { entries, refused } = entriesIn(site, path, text);
    const targets = new Map(units.map((unit) => [nameOf(unit), unit.target]));
    const own = entries.filter(
      (entry) => entry.target !== '' && !isUntouched(entry) && !isAsItWas(entry.target, targets.get(nameOf(entry)) ?? ''),
    );
    const count = own.length + refused.length;
    if (count > 0) return `where ${count === 1 ? '1 translation is' : `${count} translations are`} that no message file has`;
    const held = decide(units, site.languages, entries).landings.length;
    return held === 0 ? undefined : `where ${held === 1 ? '1 stale translation is' : `${held} stale translations are`} said to hold`;
  } catch (error) {
    if (error instanceof ProblemsError) return 'which cannot be read';
    throw error;
  }
}

/** `translations/en.1.csv` of `translations/en.csv`, or the next number that is free. */
function freeName(root: string, path: string): string {
  for (let number = 1; ; number++) {
    const name = path.replace(/\.(?=\w+$)/, `.${number}.`);
    if (!existsSync(join(root, name))) return name;
  }
}
