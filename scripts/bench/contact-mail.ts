/** Mail servers for benchmarks: what they take, nobody reads. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface BenchMail {
  readonly url: string;
  readonly close: () => void;
}

/** `hung`: takes every connection and never says a word. `well`: takes every mail. */
export async function startMail(state: 'hung' | 'well'): Promise<BenchMail> {
  const server = state === 'hung' ? createServer((socket) => socket.on('error', () => socket.destroy()).unref()) : startSink();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

function startSink(): Server {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => void stream.on('end', done).resume(),
  });
  // A delivery that is killed breaks off.
  sink.on('error', () => {});
  return sink.server as Server;
}
