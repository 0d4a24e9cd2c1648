/** The local mailbox: an SMTP server that stores mails in a folder, and pages that show them on this machine. */
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { inboxPath } from '../lib/site-paths.ts';
import { listPage, mailPage, policy } from './inbox-page.ts';

/** Host names of this machine. Any other name may be DNS rebinding by a foreign page. */
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

/** File extension of stored mails. */
const ending = '.eml';

export interface Inbox {
  readonly smtpUrl: string;
  /** Answers requests to the mailbox. Returns false for another path or host name. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  readonly close: () => Promise<void>;
}

/** Starts the mailbox, which stores one file a mail in `folder`. */
export async function startInbox(folder: string): Promise<Inbox> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((mail) => store(folder, mail))
        // 452, insufficient storage: the sender retries.
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

/** Stores a mail by atomic rename. Rejects when the disk is full. */
async function store(folder: string, mail: Buffer): Promise<void> {
  // Names sort by time.
  const file = join(folder, `${Date.now()}-${crypto.randomUUID()}`);
  try {
    await writeFile(file, mail);
    await rename(file, file + ending);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Returns the page of all mails or of one mail; undefined for an unknown name. */
async function show(folder: string, name: string): Promise<string | undefined> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .reverse();
  const read = async (file: string) => ({ file, ...(await PostalMime.parse(await readFile(join(folder, file)))) });
  if (name === '') return listPage(await Promise.all(names.slice(0, 100).map(read)), inboxPath);
  return names.includes(name) ? mailPage(await read(name), inboxPath) : undefined;
}
