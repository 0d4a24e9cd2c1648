/** The port that PORT asks for. */
import { once } from 'node:events';
import { createServer } from 'node:net';
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

async function requireFree(port: number, command: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const other = port < 65_535 ? port + 1 : port - 1;
    throw new UsageError(`Port ${port} is taken; a free one expected. Run PORT=${other} ${command}, or end what listens there.`);
  }
  await new Promise((resolve) => server.close(resolve));
}
