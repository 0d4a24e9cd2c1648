/**
 * An SMTP client (RFC 5321) for one mail to one recipient. A reply counts only if it arrives after the command, or the whole text, was
 * written: a server that answers ahead has not read the text.
 */
import { Buffer } from 'node:buffer';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectSecurely } from 'node:tls';

/** A failure of the connection, or a reply other than the expected one. */
export class SmtpError extends Error {
  /** `ECONNECTION`, `EAUTH`, or the code of a system error. */
  readonly code: string;
  /** The command that failed; `CONN` before the first one. */
  readonly command: string;
  readonly responseCode: number | undefined;

  constructor(code: string, command: string, responseCode?: number) {
    super([code, responseCode, command].filter((part) => part !== undefined).join(' '));
    this.code = code;
    this.command = command;
    this.responseCode = responseCode;
  }
}

interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte; otherwise STARTTLS is used if the server offers it. */
  readonly isSecure: boolean;
  /** The login; an empty user for none. A login is sent over TLS only. */
  readonly login: { readonly user: string; readonly pass: string };
}

interface Reply {
  readonly code: number;
  /** The text of each line. */
  readonly lines: readonly string[];
}

/** Length of the longest reply in bytes. */
const longestReply = 65_536;

/** Milliseconds for the answer to QUIT. */
const partingMs = 2000;

/** Milliseconds of silence before a TCP keep-alive. */
const keepAliveMs = 30_000;

/** Opens a connection. Every method rejects with an {@link SmtpError}; after that, only `end` may be called. */
export function openSmtp({ host, port, isSecure, login }: SmtpServer) {
  const name = isIP(host) ? {} : { servername: host };
  let socket: Socket = isSecure ? connectSecurely({ host, port, ...name }) : connectPlain({ host, port });
  let isEncrypted = isSecure;
  let received = '';
  let failure: SmtpError | undefined;
  let current = 'CONN';
  /** True between two commands, when QUIT may be sent. */
  let isIdle = false;
  let onChange = () => {};

  /** Ends the connection: the pending method rejects with this error. */
  function abort(error: SmtpError): void {
    failure ??= error;
    socket.destroy();
    onChange();
  }

  const onData = (chunk: Buffer) => {
    received = withoutBlankLines(received + chunk.toString('latin1'));
    if (received.length > longestReply) abort(new SmtpError('EPROTOCOL', current));
    onChange();
  };

  function listen(): void {
    socket.on('data', onData);
    socket.on('error', ({ code = 'ESOCKET' }: Error & { code?: string }) => abort(new SmtpError(code, current)));
    socket.on('close', () => abort(new SmtpError('ECONNECTION', current)));
  }

  /** Resolves when bytes have arrived, or the connection has failed. */
  async function change(): Promise<void> {
    if (received === '' && !failure) await new Promise<void>((resolve) => (onChange = resolve));
  }

  /** Takes the next whole reply out of the received bytes. Throws for a line without a reply code, or with another one than the first. */
  function takeReply(): Reply | undefined {
    const lines: string[] = [];
    let code: string | undefined;
    for (let start = 0; ; ) {
      const end = received.indexOf('\n', start);
      if (end < 0) return undefined;
      const [, found, separator, text = ''] = /^([2-5]\d\d)(?:([ -])(.*))?$/.exec(received.slice(start, end).replace(/\r$/, '')) ?? [];
      if (found === undefined || (code ?? found) !== found) throw new SmtpError('EPROTOCOL', current);
      code = found;
      lines.push(text);
      start = end + 1;
      if (separator === '-') continue;
      received = withoutBlankLines(received.slice(start));
      return { code: Number(code), lines };
    }
  }

  /** Waits for the reply to the current command. Throws `errorCode` unless the reply code begins with `expected`. */
  async function reply(expected: string, errorCode: string): Promise<Reply> {
    for (;;) {
      const found = takeReply();
      if (found) {
        isIdle = true;
        if (!String(found.code).startsWith(expected)) throw new SmtpError(errorCode, current, found.code);
        return found;
      }
      if (failure) throw failure;
      await new Promise<void>((resolve) => (onChange = resolve));
    }
  }

  /** Throws when the server has answered ahead, or the connection has failed. */
  function requireSilence(): void {
    if (received !== '') throw new SmtpError('EPROTOCOL', current, takeReply()?.code);
    if (failure) throw failure;
  }

  /** Sends a command. `title` is its name in errors: the command itself can hold secrets and addresses. */
  async function send(title: string, command: string, expected: string, errorCode: string): Promise<Reply> {
    requireSilence();
    current = title;
    isIdle = false;
    socket.write(`${command}\r\n`);
    return await reply(expected, errorCode);
  }

  async function sayHello(): Promise<readonly string[]> {
    // A host name without a dot is no name for others: an address literal replaces it.
    const own = hostname().includes('.') ? hostname() : '[127.0.0.1]';
    const { lines } = await send('EHLO', `EHLO ${own}`, '2', 'EPROTOCOL');
    return lines.slice(1).map((line) => line.toUpperCase());
  }

  async function startTls(): Promise<void> {
    await send('STARTTLS', 'STARTTLS', '2', 'ETLS');
    // Plain bytes after the reply may come from a third party (RFC 3207, section 6).
    requireSilence();
    socket.off('data', onData);
    const secure = connectSecurely({ socket, host, ...name });
    const isReady = new Promise<void>((resolve) => {
      secure.once('secureConnect', resolve);
      onChange = resolve;
    });
    socket = secure;
    listen();
    await isReady;
    requireSilence();
    isEncrypted = true;
  }

  async function logIn(extensions: readonly string[]): Promise<void> {
    const mechanisms = extensions.find((line) => /^AUTH[ =]/.test(line))?.split(/[ =]/) ?? [];
    const encode = (text: string) => Buffer.from(text).toString('base64');
    if (mechanisms.length === 0) return;
    if (mechanisms.includes('PLAIN')) {
      await send('AUTH PLAIN', `AUTH PLAIN ${encode(`\0${login.user}\0${login.pass}`)}`, '235', 'EAUTH');
    } else if (mechanisms.includes('LOGIN')) {
      await send('AUTH LOGIN', 'AUTH LOGIN', '334', 'EAUTH');
      await send('AUTH LOGIN', encode(login.user), '334', 'EAUTH');
      await send('AUTH LOGIN', encode(login.pass), '235', 'EAUTH');
    } else throw new SmtpError('EAUTH', 'AUTH');
  }

  listen();
  // The end of the text is a packet of its own, which would wait for the acknowledgement of the one before.
  socket.setNoDelay(true);
  // An answer to the text may take minutes, in which a NAT would drop a silent connection.
  socket.setKeepAlive(true, keepAliveMs);
  return {
    /** Prepares the server for a text: greeting, TLS, login, envelope, DATA. Resolves when the server is ready. */
    async begin({ from, to }: { readonly from: string; readonly to: string }): Promise<void> {
      await reply('2', 'EPROTOCOL');
      let extensions = await sayHello();
      if (!isEncrypted && (extensions.includes('STARTTLS') || login.user !== '')) {
        await startTls();
        extensions = await sayHello();
      }
      if (login.user !== '') await logIn(extensions);
      const isUtf8 = /[^ -~]/.test(from + to) && extensions.includes('SMTPUTF8');
      await send('MAIL FROM', `MAIL FROM:<${from}>${isUtf8 ? ' SMTPUTF8' : ''}`, '2', 'EENVELOPE');
      await send('RCPT TO', `RCPT TO:<${to}>`, '2', 'EENVELOPE');
      await send('DATA', 'DATA', '354', 'EENVELOPE');
      isIdle = false;
    },

    requireSilence,

    /** Sends the text. Resolves when the server has accepted all of it. */
    async sendText(text: Buffer): Promise<void> {
      const lines = text.toString('latin1').replace(/\r\n|\r|\n/g, '\r\n');
      const stuffed = lines.replace(/^\./gm, '..') + (lines.endsWith('\r\n') ? '' : '\r\n');
      const isWritten = new Promise<void>((resolve) => void socket.write(stuffed, 'latin1', () => resolve()));
      await Promise.race([isWritten, change()]);
      const isAhead = received !== '';
      if (!isAhead) socket.write('.\r\n');
      try {
        const { code } = await reply('2', 'EMESSAGE');
        if (isAhead) throw new SmtpError('EPROTOCOL', current, code);
      } finally {
        isIdle = !isAhead;
      }
    },

    abort,

    /** Ends the connection: with QUIT (RFC 5321, section 4.1.1.10) between two commands, without waiting for the answer. */
    end(): void {
      if (!isIdle || failure) return void socket.destroy();
      const timer = setTimeout(() => socket.destroy(), partingMs);
      socket.once('close', () => clearTimeout(timer));
      socket.write('QUIT\r\n');
    },
  };
}

/** Removes the blank lines that some servers send between their replies. */
function withoutBlankLines(replies: string): string {
  return replies.replace(/^(?:\r?\n)+/, '');
}
