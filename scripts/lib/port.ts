/** The port that PORT asks for. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UsageError } from './command.ts';

/**
 * PORT as a number; `fallback` where it is not set. `command`: how the error says to call it. Throws a {@link UsageError} for what
 * is no port, and for one that is taken: said at once, rather than by the server that is to listen there, after a build.
 */
export async function portFromEnvironment(fallback: number, command: string): Promise<number> {
  const given = process.env['PORT'];
  const port = given === undefined || given === '' ? fallback : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT is "${given}"; a whole number from 1 to 65535 expected. Run PORT=${fallback} ${command}.`);
  await requireFree(port, command);
  return port;
}

/** Has a server listen at a port of this machine. Throws a {@link UsageError} where it cannot. */
export async function listenAt(port: number, server: Server, command: string): Promise<void> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new UsageError(reason(port, command));
  }
}

/** Why the system refuses a port, and the way out, by the code of its error. */
const reasons: Readonly<Record<string, (port: number, command: string) => string>> = {
  EADDRINUSE: (port, command) =>
    `Port ${port} is taken; a free one expected. Run PORT=${port < 65_535 ? port + 1 : port - 1} ${command}, or end what listens there.`,
  EACCES: (port, command) =>
    `Port ${port} is kept for the administrator; one that everybody may have expected. Run PORT=${port + 8000} ${command}.`,
};

async function requireFree(port: number, command: string): Promise<void> {
  const server = createServer();
  await listenAt(port, server, command);
  await new Promise((resolve) => server.close(resolve));
}
