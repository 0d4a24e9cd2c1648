/** The local mailbox: takes what the function sends, keeps it in a folder, and shows it to this machine. */
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { inboxPath } from '../lib/backend-paths.ts';
import { listPage, mailPage, policy } from './inbox-page.ts';

/** Any other name of this machine may belong to a page elsewhere that has had itself sent here, and reads along. */
const ownHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** How the names of mails end, and of nothing else. */
const ending = '.eml';

export interface Inbox {
  readonly smtpUrl: string;
  /** Answers requests to the page; false for any other path, and under any name but this machine's own. */
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
      buffer(stream)
        .then((mail) => keep(folder, mail))
        // Insufficient storage: the sender keeps the mail and tries again.
        .then(
          () => done(),
          (error: Error) => done(Object.assign(error, { responseCode: 452 })),
        );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    answer(request, response, path) {
      if (path !== inboxPath && !path.startsWith(`${inboxPath}/`)) return false;
      if (!ownHost.test(request.headers.host ?? '')) return false;
      const tell = (status: number, text: string, more: Readonly<Record<string, string>> = {}) =>
        response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8', ...more }).end(text);
      if (request.method !== 'GET' && request.method !== 'HEAD') tell(405, 'GET or HEAD expected.', { Allow: 'GET, HEAD' });
      else
        show(folder, path.slice(inboxPath.length + 1)).then(
          (page) => (page === undefined ? tell(404, 'No such mail.') : tell(200, page, { 'Content-Type': 'text/html; charset=utf-8' })),
          (error: Error) => tell(500, `The mailbox cannot be read: ${error.message}`),
        );
      return true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Writes a mail whole or not at all: until it is, it has another name. Rejects when there is no room for it. */
async function keep(folder: string, mail: Buffer): Promise<void> {
  // The names sort by time.
  const file = join(folder, `${Date.now()}-${crypto.randomUUID()}`);
  try {
    await writeFile(file, mail);
    await rename(file, file + ending);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The list, or one mail; undefined when it is not there. */
async function show(folder: string, name: string): Promise<string | undefined> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .reverse();
  const read = async (file: string) => ({ file, ...(await PostalMime.parse(await readFile(join(folder, file)))) });
  if (name === '') return listPage(await Promise.all(names.slice(0, 100).map(read)), inboxPath);
  return names.includes(name) ? mailPage(await read(name), inboxPath) : undefined;
}
