/** The saved changes of texts: since the last commit, or without git since the desk was opened. */

import { groupBy } from '../lib/maps.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { readMessages } from '../model/message-files.ts';
import { messagesFolder } from '../model/messages/texts.ts';
import { messagesAt, type TextChange, textChanges } from '../translate/changes.ts';
import { fileName, printUnits } from '../translate/export.ts';
import { git } from '../translate/git.ts';
import { unitsIn } from '../translate/unit.ts';
import type { DeskExport, Exported } from './protocol.ts';
import type { Site } from './site.ts';

/** Returns true if the last commit has message files. */
export async function isCommitted(root: string): Promise<boolean> {
  try {
    return (await git(root, ['ls-tree', 'HEAD', '--', messagesFolder])) !== '';
  } catch {
    // A folder without git or without a commit.
    return false;
  }
}

export async function changesOf(root: string, site: Site, atStart: Files): Promise<TextChange[]> {
  return textChanges(site.project().model, (await isCommitted(root)) ? await messagesAt(root, 'HEAD') : atStart, readMessages(root));
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
