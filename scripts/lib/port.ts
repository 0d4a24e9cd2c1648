/** Reads PORT and listens at ports. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UsageError } from './command.ts';

/**
 * Returns PORT as a number, or `fallback` if PORT is not set. `command`: the command line for error messages. Throws a
 * {@link UsageError} if PORT is not a port number, or if the port is in use: the server would fail only after the build.
 */
export async function portFromEnvironment(fallback: number, command: string): Promise<number> {
  const given = process.env['PORT'];
  const port = given === undefined || given === '' ? fallback : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT is "${given}"; a whole number from 1 to 65535 expected. Run PORT=${fallback} ${command}.`);
  await requireFree(port, command);
  return port;
}

/** Makes a server listen at a port of this machine. Throws a {@link UsageError} if the system refuses the port. */
export async function listenAt(port: number, server: Server, command: string): Promise<void> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new UsageError(reason(port, command));
  }
}

/** Error messages by the code of the system error. */
const reasons: Readonly<Record<string, (port: number, command: string) => string>> = {
  EADDRINUSE: (port, command) =>
    `Port ${port} is in use; a free port expected. Run PORT=${port < 65_535 ? port + 1 : port - 1} ${command}, or stop the program that listens there.`,
  EACCES: (port, command) => `Port ${port} needs administrator rights; an unprivileged port expected. Run PORT=${port + 8000} ${command}.`,
};

async function requireFree(port: number, command: string): Promise<void> {
  const server = createServer();
  await listenAt(port, server, command);
  await new Promise((resolve) => server.close(resolve));
}
