/** Runs the contact function under Deno, as hosted Supabase does. */
import { createRequire } from 'node:module';
import { UsageError } from '../lib/command.ts';
import { type Child, StartError, startChild } from './child.ts';

const folder = 'supabase/functions/send-contact-email';

interface FunctionsOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
  /** 0 for any free port. */
  readonly port?: number;
  /** The module to serve; tests wrap the function in their own. */
  readonly module?: string;
}

export interface Functions extends Child {
  /** Origin of the running function. */
  readonly origin: string;
}

/** The error of `readConfig`, within Deno’s output of an uncaught error. */
const wrongSettings = /send-contact-email cannot start:(?:\n {2}[A-Z_]+: .*)+/;

/**
 * Starts the function, with access to the network, its environment and the files of the project. Throws a {@link UsageError} that names
 * wrong settings.
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
    // No colours: the output is parsed.
    env: { NO_COLOR: '1', FORCE_COLOR: '', DENO_NO_UPDATE_CHECK: '1', ...env },
    isReady: /Listening on http:\/\/127\.0\.0\.1:(\d+)/,
    ...(onLine && { onLine }),
  }).catch((error: Error) => {
    const settingsError = error instanceof StartError ? wrongSettings.exec(error.printed)?.[0] : undefined;
    throw settingsError === undefined ? error : new UsageError(settingsError);
  });
  return { ...child, origin: `http://127.0.0.1:${child.ready}` };
}

/** Returns the path of the Deno binary. The package’s `deno` is a wrapper script, which does not forward signals. */
function findDeno(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { readonly runInstall: () => string };
  return runInstall();
}
