/** The backend that takes a message: database, function under Deno, and the mailbox of `npm start`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type Inbox, startInbox } from '../../../scripts/local/inbox.ts';
import { usualDatabase } from '../../contact/support/databases.ts';
import { startStack } from '../../contact/support/stack.ts';
import { freePort } from '../../support/free-port.ts';

export interface Backend {
  /** The port that the site must be served at: pages of no other may send. */
  readonly port: number;
  readonly functionsOrigin: string;
  readonly inbox: Inbox;
  /** Every line that any process of it has printed. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

export async function startBackend(): Promise<Backend> {
  const folder = mkdtempSync('/tmp/engines-mail-');
  const [port, inbox] = await Promise.all([freePort(), startInbox(folder)]);
  const stack = await startStack(usualDatabase, {
    CONTACT_ORIGINS: `http://127.0.0.1:${port}`,
    CONTACT_PROXIES: '1',
    SMTP_URL: inbox.smtpUrl,
  });
  const { origin } = await stack.startFunction();
  return {
    port,
    functionsOrigin: origin,
    inbox,
    log: stack.log,
    async stop() {
      await stack.stop();
      await inbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
