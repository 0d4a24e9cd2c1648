/** A real SMTP server with configurable faults, which stores received mails. */

import { type AddressInfo, createServer, isIPv6, type Server, type Socket } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole source, headers and body. */
  readonly source: string;
}

/**
 * - `well`: accepts mail.
 * - `451`, `550`: refuses the text of every mail with that code; `550` quotes its headers, as some servers do.
 * - `MAIL 552`, `RCPT 550`, `DATA 554`: refuses that command of every mail with that code, like an exhausted quota.
 * - `tarpit`: sends a byte of its greeting every 100 ms, without end.
 * - `refusing`: closes every connection at once.
 * - `silent`: accepts connections and sends nothing.
 * - `dropping`: discards the mail and closes the connection without an answer.
 * - `deaf`: stores the mail and closes the connection without an answer.
 * - `early`: answers the text in one packet with the answer to DATA.
 * - `babbling`: stores the mail and answers with a line without a reply code.
 * - `clinging`: accepts mail, and does not close the connection after QUIT.
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
  | 'early'
  | 'babbling'
  | 'clinging';

export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  behaviour: Behaviour;
  /** Called for each stored mail, before the answer. */
  onMail: ((mail: Mail) => Promise<void> | void) | undefined;
  /** Called at DATA, before the answer. */
  onData: (() => Promise<void>) | undefined;
  /** Selects mails whose text is refused. */
  refuses: ((mail: Mail) => boolean) | undefined;
  /** Selects mails that are discarded by closing the connection without an answer. */
  hangsUpAt: ((mail: Mail) => boolean) | undefined;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Number of open connections. */
  readonly open: () => number;
  /** Number of QUIT commands so far. */
  readonly quits: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a mail server on a free port. */
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
    if (state.behaviour !== 'silent') speakSmtp(socket, state, () => quits++);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return Object.assign(state, { url: `smtp://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}` });
}

/** Sends single bytes until the connection closes. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 100);
  socket.on('close', () => clearInterval(timer));
}

/** Speaks the part of SMTP that a client needs to send mails. */
function speakSmtp(socket: Socket, server: MailServer, onQuit: () => void): void {
  let rest = '';
  let isText = false;
  let from = '';
  let to: string[] = [];
  const reply = (line: string) => socket.writable && socket.write(`${line}\r\n`);

  const receive = async (source: string) => {
    if (server.behaviour === '451') return reply('451 4.3.0 Try again later');
    if (server.behaviour === '550') return reply(`550 5.7.1 Refused: ${source.match(/^(Subject|Reply-To): .*/gim)?.join(' ')}`);
    if (server.behaviour === 'dropping') return socket.destroy();
    const mail = { from, to, source };
    if (server.refuses?.(mail)) return reply('554 5.7.1 Refused');
    if (server.hangsUpAt?.(mail)) return socket.destroy();
    server.mails.push(mail);
    await server.onMail?.(mail);
    if (server.behaviour === 'babbling') return reply('2yes');
    return server.behaviour === 'deaf' ? socket.destroy() : reply('250 2.0.0 Taken');
  };
  const handleCommand = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') return reply('250 test.example');
    const [refused, code] = server.behaviour.split(' ');
    if (verb === refused) return reply(`${code} 5.2.2 Refused`);
    if (verb === 'MAIL') {
      from = /<([^>]*)>/.exec(line)?.[1] ?? '';
      to = [];
      return reply('250 2.1.0 Ok');
    }
    if (verb === 'RCPT') {
      to = [...to, /<([^>]*)>/.exec(line)?.[1] ?? ''];
      return reply('250 2.1.5 Ok');
    }
    if (verb === 'DATA') {
      isText = true;
      if (server.behaviour === 'early') return reply('354 Go ahead\r\n250 2.0.0 Taken');
      if (!server.onData) return reply('354 Go ahead');
      return void server.onData().then(() => reply('354 Go ahead'));
    }
    if (verb === 'QUIT') {
      onQuit();
      if (server.behaviour === 'clinging') return;
      reply('221 2.0.0 Bye');
      return socket.end();
    }
    return reply('250 2.0.0 Ok');
  };

  reply('220 test.example ESMTP');
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (;;) {
      const end = isText ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + (isText ? 5 : 2));
      if (isText) {
        isText = false;
        void receive(part.replace(/^\.\./gm, '.'));
      } else handleCommand(part);
    }
  });
}
