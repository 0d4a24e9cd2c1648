/** The local mailbox: takes what the function sends, keeps it in a folder, and shows it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listPage, mailPage } from './inbox-page.ts';

/** Where the page of the mailbox is, on the origin of the site. */
export const inboxPath = '/_mail';

export interface Inbox {
  readonly smtpUrl: string;
  /** Answers requests to the page; false for any other path. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  readonly close: () => Promise<void>;
}

/** Starts the mailbox whose mails are in `folder`, one file each. */
export async function startInbox(folder: string): Promise<Inbox> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // The names sort by time.
        writeFileSync(join(folder, `${Date.now()}-${crypto.randomUUID()}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    answer(_request, response, path) {
      if (path !== inboxPath && !path.startsWith(`${inboxPath}/`)) return false;
      void show(folder, path.slice(inboxPath.length + 1)).then((page) => {
        const headers = {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        };
        response.writeHead(page === undefined ? 404 : 200, headers).end(page ?? 'No such mail.');
      });
      return true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The list, or one mail; undefined when it is not there. */
async function show(folder: string, name: string): Promise<string | undefined> {
  const names = readdirSync(folder).sort().reverse();
  const read = async (file: string) => ({ file, ...(await PostalMime.parse(readFileSync(join(folder, file)))) });
  if (name === '') return listPage(await Promise.all(names.slice(0, 100).map(read)), inboxPath);
  return names.includes(name) ? mailPage(await read(name), inboxPath) : undefined;
}
