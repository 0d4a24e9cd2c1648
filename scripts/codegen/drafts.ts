/** The files in which a run writes what it will rename into place. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './files.ts';

const form = /\.\d+-\d+\.tmp$/;

/** Where the text of a step waits, beside its file. */
export function draftOf(target: string, step: number): string {
  return `${target}.${process.pid}-${step}.tmp`;
}

/** Removes the drafts of runs that were killed. To be called only while no other run is at work, whose drafts look the same. */
export function removeDrafts(root: string): void {
  for (const folder of folders) for (const name of namesBelow(join(root, folder))) if (form.test(name)) rmSync(join(root, folder, name));
}

function namesBelow(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  } catch {
    // Reading what was generated comes next, and says what is wrong.
    return [];
  }
}
