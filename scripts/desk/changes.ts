/** The saved changes of texts: since the last commit, or without git since the desk was opened. */
import { git } from '../lib/git.ts';
import { groupBy } from '../lib/maps.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { messagesAt, type TextChange, textChanges } from '../translate/changes.ts';
import { fileName, printUnits } from '../translate/export.ts';
import { unitsIn } from '../translate/unit.ts';
import { readMessages } from './message-files.ts';
import type { DeskExport, Exported } from './protocol.ts';
import type { Site } from './site.ts';

/** Returns the message files of the last commit; undefined without git, or if they are not in it. */
export async function committed(root: string): Promise<Files | undefined> {
  try {
    await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    const files = await messagesAt(root, 'HEAD');
    return Object.keys(files).length > 0 ? files : undefined;
  } catch {
    return undefined;
  }
}

export async function changesOf(root: string, site: Site, atStart: Files): Promise<TextChange[]> {
  return textChanges(site.project().model, (await committed(root)) ?? atStart, readMessages(root));
}

/** Prints the changed texts as files for translation tools, with their sources. */
export function exportChanges(root: string, site: Site, changes: readonly TextChange[], { format }: DeskExport): Exported {
  const project = { site: site.project().model, files: readGenerated(root) };
  const changed = new Set(changes.map(({ id }) => id));
  const units = unitsIn(project, undefined).filter(({ id, source }) => changed.has(id) && source !== '');
  const files = [...groupBy(units, (unit) => fileName(unit, project.site))].map(([name, own]) => ({
    name: `${name}.${format === 'csv' ? 'csv' : 'xlf'}`,
    text: printUnits(project, own, format, own[0]?.locale ?? ''),
  }));
  return { files };
}
