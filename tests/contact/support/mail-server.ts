/** A real SMTP server with configurable faults, which stores received mails. */

import { type AddressInfo, createServer, isIPv6, type Server, type Socket } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole source, headers and body. */
  readonly source: string;
}

/**
 * - `well`: takes mail.
 * - `451`, `550`: refuses the text of every mail with that code; `550` quotes its headers, as some servers do.
 * - `MAIL 552`, `RCPT 550`, `DATA 554`: refuses that command of every mail with that code, as with a quota that is used up.
 * - `tarpit`: says a byte of its greeting now and then, and never the last.
 * - `refusing`: closes every connection at once, as a port where nothing listens.
 * - `silent`: accepts connections and never says a word.
 * - `dropping`: hangs up after the text of a mail, and keeps nothing.
 * - `deaf`: keeps the mail and hangs up instead of saying so.
 * - `clinging`: takes mail, and keeps the connection of who says QUIT.
 */
export type Behaviour =
  | 'well'
  | '451'
  | '550'
  | 'MAIL 552'
  | 'RCPT 550'
  | 'DATA 554'
  | 'tarpit'
  | 'refusing'
  | 'silent'
  | 'dropping'
  | 'deaf'
  | 'clinging';

export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  behaviour: Behaviour;
  /** Called as each mail was taken; the answer goes out once it has returned. */
  onMail: ((mail: Mail) => Promise<void> | void) | undefined;
  /** Called as a client has said DATA; it is told to go on once this has returned. */
  onData: (() => Promise<void>) | undefined;
  /** The mails whose text is refused, whatever the behaviour. */
  refuses: ((mail: Mail) => boolean) | undefined;
  /** The mails after whose text it hangs up, whatever the behaviour; it keeps none of them. */
  hangsUpAt: ((mail: Mail) => boolean) | undefined;
  readonly connections: () => number;
  /** How many of them are open. */
  readonly open: () => number;
  /** How many clients have said QUIT. */
  readonly quits: () => number;
  readonly close: () => Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  let quits = 0;
  const state: MailServer = {
    url: '',
    mails: [],
    behaviour: 'well',
    onMail: undefined,
    onData: undefined,
    refuses: undefined,
    hangsUpAt: undefined,
    connections: () => connections,
    open: () => sockets.size,
    quits: () => quits,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server: Server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (state.behaviour === 'refusing') return void socket.destroy();
    if (state.behaviour === 'tarpit') return drip(socket);
    if (state.behaviour !== 'silent') converse(socket, state, () => quits++);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return Object.assign(state, { url: `smtp://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}` });
}

/** A server that is never quite silent. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 100);
  socket.on('close', () => clearInterval(timer));
}

/** The protocol, as far as a client needs it to hand over one mail after another. */
function converse(socket: Socket, server: MailServer, onQuit: () => void): void {
  let rest = '';
  let isText = false;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);

  const take = async (source: string) => {
    if (server.behaviour === '451') return say('451 4.3.0 Try again later');
    if (server.behaviour === '550') return say(`550 5.7.1 Refused: ${source.match(/^(Subject|Reply-To): .*/gim)?.join(' ')}`);
    if (server.behaviour === 'dropping') return socket.destroy();
    const mail = { from, to, source };
    if (server.refuses?.(mail)) return say('554 5.7.1 Refused');
    if (server.hangsUpAt?.(mail)) return socket.destroy();
    server.mails.push(mail);
    await server.onMail?.(mail);
    return server.behaviour === 'deaf' ? socket.destroy() : say('250 2.0.0 Taken');
  };
  const obey = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') return say('250 test.example');
    const [refused, code] = server.behaviour.split(' ');
    if (verb === refused) return say(`${code} 5.2.2 Refused`);
    if (verb === 'MAIL') {
      from = /<([^>]*)>/.exec(line)?.[1] ?? '';
      to = [];
      return say('250 2.1.0 Ok');
    }
    if (verb === 'RCPT') {
      to = [...to, /<([^>]*)>/.exec(line)?.[1] ?? ''];
      return say('250 2.1.5 Ok');
    }
    if (verb === 'DATA') {
      isText = true;
      if (!server.onData) return say('354 Go ahead');
      return void server.onData().then(() => say('354 Go ahead'));
    }
    if (verb === 'QUIT') {
      onQuit();
      if (server.behaviour === 'clinging') return;
      say('221 2.0.0 Bye');
      return socket.end();
    }
    return say('250 2.0.0 Ok');
  };

  say('220 test.example ESMTP');
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (;;) {
      const end = isText ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + (isText ? 5 : 2));
      if (isText) {
        isText = false;
        void take(part.replace(/^\.\./gm, '.'));
      } else obey(part);
    }
  });
}
