/**
 * PGlite behind a socket, for any number of connections. PGlite is one session: a connection has it from the first word
 * of a request until the database is ready for another outside any transaction, so that no two requests can mix.
 *
 * Ours, because the package's own, pglite-socket, queues single protocol messages: outside a transaction, the steps of two
 * clients' requests mix, and one throw within stops the queue for good (electric-sql/pglite, issue 1046; pull request 977
 * would mend the first). When they are closed, that one will do.
 */
import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const sslRequest = 80_877_103;
const cancelRequest = 80_877_102;

/** Bytes of the longest message that is taken; one of a startup may have 10,000, as with Postgres. */
const maxMessage = 8 * 1024 * 1024;
const maxStartup = 10_000;

/** So long, a connection that is dismissed may take to read why. */
const partingMs = 1_000;

interface SocketOptions {
  /** How long a connection may keep the session from all others without saying anything. */
  readonly idleMs?: number;
}

/**
 * A server that speaks Postgres for `db`; the caller makes it listen, and closes it before the database. It emits `error` when
 * the database has broken down.
 */
export function createPgliteServer(db: PGlite, { idleMs = 30_000 }: SocketOptions = {}): Server {
  const takeTurn = createTurns();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    const execute = async (message: Uint8Array) => {
      try {
        const reply = await db.execProtocolRaw(message);
        refusePanic(reply);
        return reply;
      } catch (error) {
        server.emit('error', error);
        throw error;
      }
    };
    const session = createSession(execute, takeTurn, socket, idleMs);
    socket.on('data', (chunk) => void session.read(chunk).catch(() => socket.destroy()));
    socket.on('close', () => void session.end());
  });
  return server;
}

/** A place in the queue; calling it gives the place up. */
type Release = () => void;

/** First come, first served. */
function createTurns(): () => Promise<Release> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    let release: Release = () => {};
    const before = last;
    last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  };
}

type Execute = (message: Uint8Array) => Promise<Uint8Array>;

function createSession(execute: Execute, takeTurn: () => Promise<Release>, socket: Socket, idleMs: number) {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let release: Release | undefined;
  let idle: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  /** The next whole message of what has arrived; the first one of a connection has no type. Throws for a length that none has. */
  function nextMessage(): Buffer | undefined {
    const head = isStarted ? 1 : 0;
    if (rest.length < head + 4) return undefined;
    const said = rest.readInt32BE(head);
    if (said < (isStarted ? 4 : 8) || said > (isStarted ? maxMessage : maxStartup))
      throw new RangeError(`invalid length of message: ${said}`);
    const length = head + said;
    if (rest.length < length) return undefined;
    const message = rest.subarray(0, length);
    rest = rest.subarray(length);
    return message;
  }

  async function answer(message: Buffer): Promise<void> {
    if (!isStarted) {
      const code = message.readInt32BE(4);
      if (code === sslRequest) return void socket.write('N');
      if (code === cancelRequest) return void socket.end();
      isStarted = true;
    } else if (message[0] === 'X'.charCodeAt(0)) return void socket.end();
    clearTimeout(idle);
    release ??= await takeTurn();
    // It may have gone while it waited for its turn: nobody is left to want an answer.
    if (socket.destroyed) return;
    const reply = await execute(message);
    if (socket.writable) socket.write(reply);
    if (isReady(reply)) free();
    else idle = setTimeout(() => dismiss('25P03', `the session was kept for ${idleMs / 1000} s without a word`), idleMs).unref();
  }

  /** Ends the connection, with the reason; what it has begun is rolled back. */
  function dismiss(code: string, reason: string): void {
    if (socket.writable) socket.end(frame('E', `SFATAL\0VFATAL\0C${code}\0M${reason}\0\0`));
    // Whether or not it is read.
    setTimeout(() => socket.destroy(), partingMs).unref();
  }

  function free(): void {
    clearTimeout(idle);
    release?.();
    release = undefined;
  }

  return {
    read(chunk: Buffer): Promise<void> {
      reading = reading.then(async () => {
        rest = Buffer.concat([rest, chunk]);
        try {
          for (let message = nextMessage(); message; message = nextMessage()) await answer(message);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          dismiss('08P01', error.message);
        }
      });
      return reading;
    },
    /** A connection that goes in the middle of something leaves nothing behind. */
    async end(): Promise<void> {
      await reading.catch(() => {});
      if (!release) return;
      await execute(frame('S', '')).catch(() => {});
      await execute(frame('Q', 'rollback\0')).catch(() => {});
      free();
    },
  };
}

/** Throws what the database has panicked of; asked once more, it would turn in circles for good. */
function refusePanic(reply: Uint8Array): void {
  const messages = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  for (let start = 0; start + 5 <= messages.length; ) {
    const end = start + 1 + messages.readInt32BE(start + 1);
    if (messages[start] === 'E'.charCodeAt(0)) {
      const fields = messages.toString('utf8', start + 5, end).split('\0');
      if (fields.includes('VPANIC')) throw new Error(fields.find((field) => field.startsWith('M'))?.slice(1));
    }
    start = end;
  }
}

/** Whether a reply ends with "ready for query", outside a transaction. */
function isReady(reply: Uint8Array): boolean {
  const [type, , , , length, state] = reply.slice(-6);
  return type === 'Z'.charCodeAt(0) && length === 5 && state === 'I'.charCodeAt(0);
}

function frame(type: string, body: string): Uint8Array {
  const message = Buffer.alloc(5 + Buffer.byteLength(body));
  message.write(type);
  message.writeInt32BE(4 + Buffer.byteLength(body), 1);
  message.write(body, 5);
  return message;
}
