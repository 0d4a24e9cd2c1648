/** Reads the message files of a project. Loads no schema: the server reads them when it starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import type { Files } from './generated-files.ts';
import { messagesFolder } from './messages/texts.ts';

/** Returns the message files and the confirmed translations of every locale, without their schemas. */
export function readMessages(root: string): Files {
  const paths = filesBelow(join(root, messagesFolder)).filter((path) => path.endsWith('.json') && !path.startsWith('_schema/'));
  return Object.fromEntries(paths.map((path) => [`${messagesFolder}/${path}`, readFileSync(join(root, messagesFolder, path), 'utf8')]));
}
