/** A sound deployment for `npm run contact -- doctor`, and the output of the command. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContactCommand, createContactCommand } from './command.ts';
import { inbox, type Stack, startStack, wakeKey } from './stack.ts';

export interface Deployment {
  readonly stack: Stack;
  readonly command: ContactCommand;
  /** Origin of the site. */
  readonly site: string;
  /** Response of the site; undefined for the page with the form. */
  answerOfSite: SiteAnswer | undefined;
  /** Environment variables of the doctor. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs the doctor and reads the check with this title; `env` changes its environment. */
  readonly runCheck: (title: string, env?: Readonly<Record<string, string>>) => Promise<Verdict>;
  readonly stop: () => Promise<void>;
}

interface SiteAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
}

interface Verdict {
  readonly exitCode: number | null;
  readonly stderr: string;
  /** First line of each failed check. */
  readonly failures: readonly string[];
  /** Output of the check with the requested title. */
  readonly output: string;
}

/** Starts database, function and mail server, and creates the rest of hosted Supabase: the role of the API, a schedule, a vault. */
export async function startDeployment(): Promise<Deployment> {
  const stack = await startStack();
  const command = createContactCommand();
  const pages = createServer(({ url: path }, response) => {
    const { status = path === '/contact' ? 200 : 404, headers = {}, html = formFor(url) } = deployment.answerOfSite ?? {};
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(html);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const { url } = await stack.startFunction({ CONTACT_ORIGINS: site });
  await stack.query(`create role authenticator; alter role authenticator set pgrst.db_schemas = 'public, graphql_public';
    create schema cron; create table cron.job (jobid integer, jobname text, schedule text, active boolean);
    insert into cron.job values (1, 'contact-delivery', '* * * * *', true);
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text)`);
  await stack.query("insert into vault.decrypted_secrets values ('contact_function_url', $1), ('contact_wake_key', $2)", [url, wakeKey]);
  const env = {
    DATABASE_URL: stack.database.url,
    SMTP_URL: stack.mail.url,
    CONTACT_FUNCTION_URL: url,
    CONTACT_WAKE_KEY: wakeKey,
    CONTACT_INBOX: inbox,
    CONTACT_ORIGINS: site,
  };
  const deployment: Deployment = {
    stack,
    command,
    site,
    answerOfSite: undefined,
    env,
    async runCheck(title, changes = {}) {
      const { exitCode, stdout, stderr } = await command.run(['doctor'], { ...env, ...changes });
      const lines = stdout.split('\n');
      const first = lines.findIndex((line) => line.slice(2).startsWith(title));
      const output = lines.slice(
        first,
        lines.findIndex((line, index) => index > first && !line.startsWith('  ')),
      );
      return { exitCode, stderr, failures: lines.filter((line) => line.startsWith('✗')), output: output.join('\n') };
    },
    async stop() {
      pages.closeAllConnections();
      pages.close();
      await stack.stop();
      command.remove();
    },
  };
  return deployment;
}

/** Returns the form of the contact page. */
export function formFor(functionUrl: string, recipient = inbox): string {
  return `<form action="${functionUrl}" method="post"><input type="hidden" name="recipient" value="${recipient}"/></form>`;
}
