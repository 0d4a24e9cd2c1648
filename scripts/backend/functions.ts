/** The contact function under Deno, the runtime it has on hosted Supabase. */
import { createRequire } from 'node:module';
import { UsageError } from '../lib/command.ts';
import { type Child, StartError, startChild } from './child.ts';

const folder = 'supabase/functions/send-contact-email';

interface FunctionsOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
  /** 0 for any free one. */
  readonly port?: number;
  /** The module to serve; a test puts one around the function. */
  readonly module?: string;
}

export interface Functions extends Child {
  /** Origin it answers at. */
  readonly origin: string;
}

/** What the function says of its environment, a line for each variable, among what Deno says of an error in a program. */
const wrongSettings = /send-contact-email cannot start:(?:\n {2}[A-Z_]+: .*)+/;

/**
 * Starts the function on this machine; it may reach the network and its environment, and read the project. Throws a
 * {@link UsageError} that names the settings that are wrong.
 */
export async function startFunctions({ env, onLine, port = 0, module = `${folder}/index.ts` }: FunctionsOptions): Promise<Functions> {
  const args = [
    'serve',
    '--config',
    `${folder}/deno.json`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--allow-net',
    '--allow-env',
    '--allow-sys',
    '--allow-read',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    'scripts/backend/leashed-function.ts',
    module,
  ];
  const child = await startChild(findDeno(), args, {
    // Its lines are read: no colours, whatever the terminal would like.
    env: { NO_COLOR: '1', FORCE_COLOR: '', DENO_NO_UPDATE_CHECK: '1', ...env },
    isReady: /Listening on http:\/\/127\.0\.0\.1:(\d+)/,
    ...(onLine && { onLine }),
  }).catch((error: Error) => {
    const complaint = error instanceof StartError ? wrongSettings.exec(error.printed)?.[0] : undefined;
    throw complaint === undefined ? error : new UsageError(complaint);
  });
  return { ...child, origin: `http://127.0.0.1:${child.ready}` };
}

/** The program itself: the package's `deno` is a script around it, which a signal would end alone. */
function findDeno(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { readonly runInstall: () => string };
  return runInstall();
}
