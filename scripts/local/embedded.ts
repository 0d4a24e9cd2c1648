/** Starting the embedded database, and finding the one of a stack that runs. */
import { leash } from '../lib/run.ts';
import { type Child, startChild } from './child.ts';

/** Where the commands find the address of the database of `npm start`. */
export const databaseUrlFile = '.data/database-url';

export interface EmbeddedDatabase extends Child {
  readonly url: string;
}

interface EmbeddedOptions {
  /** 0, for any free one, unless told otherwise. */
  readonly port?: number;
  readonly onLine?: (line: string) => void;
}

/** Starts the database whose data are in `folder`; it makes them if there are none. Rejects, with the reason, when another process has them. */
export async function startEmbeddedDatabase(folder: string, { port = 0, onLine }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const child = await startChild(process.execPath, ['--import', 'tsx', ...leash, 'scripts/local/database.ts', folder, String(port)], {
    isReady: /^ready (\d+)/,
    ...(onLine && { onLine }),
  });
  return { ...child, url: `postgresql://postgres@127.0.0.1:${child.ready}/postgres` };
}
