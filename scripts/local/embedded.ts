/** Starting the embedded database, and finding the one of a stack that runs. */
import { UsageError } from '../lib/command.ts';
import { leash } from '../lib/run.ts';
import { type Child, StartError, startChild } from './child.ts';

export interface EmbeddedDatabase extends Child {
  readonly url: string;
}

interface EmbeddedOptions {
  /** 0, for any free one, unless told otherwise. */
  readonly port?: number;
  readonly onLine?: (line: string) => void;
  /** What runs it, in the words that Node takes; a test has it in JavaScript already. */
  readonly program?: readonly string[];
}

/** Starts the database whose data are in `folder`; it makes them if there are none. Throws a {@link UsageError} when another process has them, or they are damaged. */
export async function startEmbeddedDatabase(
  folder: string,
  { port = 0, onLine, program = ['--import', 'tsx', 'scripts/local/database.ts'] }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const child = await startChild(process.execPath, [...leash, ...program, folder, String(port)], {
    isReady: /^ready (\d+)/,
    ...(onLine && { onLine }),
  }).catch((error: Error) => {
    throw error instanceof StartError ? new UsageError(error.printed.trim()) : error;
  });
  return { ...child, url: `postgresql://postgres@127.0.0.1:${child.ready}/postgres` };
}
