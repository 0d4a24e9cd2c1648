/**
 * PGlite behind a socket, for any number of connections. PGlite is one session: a connection has it from the first word
 * of a request until the database is ready for another outside any transaction, so that no two requests can mix. (The
 * package's own socket server hands it on after every single protocol message, and two clients spoil each other's.)
 */
import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const sslRequest = 80_877_103;
const cancelRequest = 80_877_102;

/** A server that speaks Postgres for `db`; the caller makes it listen, and closes it before the database. */
export function createPgliteServer(db: PGlite): Server {
  const queue = createQueue();
  return createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    const session = createSession(db, queue, socket);
    socket.on('data', (chunk) => void session.read(chunk).catch(() => socket.destroy()));
    socket.on('close', () => void session.end());
  });
}

/** A place in the queue; calling it gives the place up. */
type Release = () => void;

/** First come, first served. */
function createQueue(): () => Promise<Release> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    let release: Release = () => {};
    const before = last;
    last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  };
}

function createSession(db: PGlite, queue: () => Promise<Release>, socket: Socket) {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let release: Release | undefined;
  let reading: Promise<void> = Promise.resolve();

  /** The next whole message of what has arrived; the first one of a connection has no type. */
  function nextMessage(): Buffer | undefined {
    const head = isStarted ? 1 : 0;
    if (rest.length < head + 4) return undefined;
    const length = head + rest.readInt32BE(head);
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
    release ??= await queue();
    const reply = await db.execProtocolRaw(message);
    if (socket.writable) socket.write(reply);
    if (isReady(reply)) free();
  }

  function free(): void {
    release?.();
    release = undefined;
  }

  return {
    read(chunk: Buffer): Promise<void> {
      reading = reading.then(async () => {
        rest = Buffer.concat([rest, chunk]);
        for (let message = nextMessage(); message; message = nextMessage()) await answer(message);
      });
      return reading;
    },
    /** A connection that goes in the middle of something leaves nothing behind. */
    async end(): Promise<void> {
      await reading.catch(() => {});
      if (!release) return;
      await db.execProtocolRaw(frame('S', '')).catch(() => {});
      await db.execProtocolRaw(frame('Q', 'rollback\0')).catch(() => {});
      free();
    },
  };
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
