/** Handing a mail to the mail server, on a connection of its own, within a limit for all that comes before the text and one for the answer to it. */
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import type { ClaimedMail, Delivered } from './store.ts';

/** How long a mail server may take to answer QUIT, in milliseconds. */
const partingMs = 2000;

export interface Mailer {
  /** Sends a mail; never rejects. `mayBegin` is asked once the server wants the text: the last moment at which nothing is sent. */
  readonly send: (mail: ClaimedMail, mayBegin: () => Promise<boolean>) => Promise<Delivered>;
}

export function createMailer(config: Config): Mailer {
  const { smtpUrl, smtpLogin, smtpTimeoutSeconds, answerSeconds, inbox, from } = config;
  const isSecure = smtpUrl.protocol === 'smtps:';
  const [untilText, untilAnswer] = [smtpTimeoutSeconds * 1000, answerSeconds * 1000];
  const options = {
    // An address in the notation of IPv6 stands in brackets in a URL alone.
    host: smtpUrl.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(smtpUrl.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password never travels in the clear.
    requireTLS: !isSecure && smtpLogin.user !== '',
    connectionTimeout: untilText,
    greetingTimeout: untilText,
    // The limit is on all of the time, not on silence: a byte now and then would put that off for ever.
    socketTimeout: untilText + untilAnswer,
  };

  async function send(mail: ClaimedMail, mayBegin: () => Promise<boolean>): Promise<Delivered> {
    const source = await compose(mail, config);
    const connection = new SMTPConnection(options);
    let hasText = false;
    let isOver = false;
    return await new Promise<Delivered>((resolve) => {
      const finish = (delivered: Delivered, isAnswered: boolean) => {
        // Closing the connection makes it report its end once more.
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        if (isAnswered) quit(connection);
        else connection.close();
        resolve(delivered);
      };
      const fail = ({ code = 'UNKNOWN', responseCode, command }: SmtpError) => {
        const error = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
        const isAnswered = responseCode !== undefined;
        finish({ outcome: !hasText ? 'unwell' : isAnswered ? 'refused' : 'unanswered', error }, isAnswered);
      };
      const limit = (milliseconds: number, command: string) => setTimeout(() => fail({ code: 'ETIMEDOUT', command }), milliseconds);
      let timer = limit(untilText, 'before DATA');

      const text = textOnDemand(source, async () => {
        const may = await mayBegin();
        if (!may) finish({ outcome: 'withdrawn', error: null }, false);
        if (isOver) return false;
        hasText = true;
        clearTimeout(timer);
        timer = limit(untilAnswer, 'DATA');
        return true;
      });
      const submit = () =>
        connection.send({ from, to: inbox }, text, (error) =>
          error ? fail(error as SmtpError) : finish({ outcome: 'sent', error: null }, true),
        );
      connection.on('error', fail);
      connection.once('end', () => fail({ code: 'ECONNECTION' }));
      connection.connect((error) => {
        if (error) return fail(error as SmtpError);
        if (smtpLogin.user === '' || !connection.allowsAuth) return submit();
        connection.login({ ...smtpLogin }, (refusal) => (refusal ? fail(refusal as SmtpError) : submit()));
      });
    });
  }

  return {
    send: (mail, mayBegin) =>
      send(mail, mayBegin).catch(({ code = 'UNKNOWN' }: SmtpError): Delivered => ({ outcome: 'unwell', error: `${code} before DATA` })),
  };
}

/** Takes leave, as RFC 5321, section 4.1.1.10, asks of who has been answered. Nobody waits for it, nor does the connection for long. */
function quit(connection: SMTPConnection): void {
  const timer = setTimeout(() => connection.close(), partingMs);
  connection.once('end', () => clearTimeout(timer));
  connection.quit();
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** A text that is asked for when the server is ready for it, and not before. */
function textOnDemand(source: Buffer, mayBegin: () => Promise<boolean>): Readable {
  let isAsked = false;
  return new Readable({
    read() {
      if (isAsked) return;
      isAsked = true;
      mayBegin().then(
        (may) => {
          if (!may) return;
          this.push(source);
          this.push(null);
        },
        (error) => this.destroy(error),
      );
    },
  });
}
