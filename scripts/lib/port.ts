/** The port that PORT asks for. */
import { UsageError } from './command.ts';

/** PORT as a number; `fallback` where it is not set. `command`: how the error says to call it. Throws a {@link UsageError} for what is no port. */
export function portFromEnvironment(fallback: number, command: string): number {
  const given = process.env['PORT'];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`PORT is "${given}"; a whole number from 1 to 65535 expected. Run PORT=${fallback} ${command}.`);
}
