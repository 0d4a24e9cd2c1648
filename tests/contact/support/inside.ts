/** Runs the delivery of the function in the test’s process, so that tests control time. */
import { type Config, readConfig } from '../../../supabase/functions/send-contact-email/config.ts';
import { createDelivery } from '../../../supabase/functions/send-contact-email/delivery.ts';
import { createMailer, type Mailer } from '../../../supabase/functions/send-contact-email/mail.ts';
import { createStore, type Store, type Submitted } from '../../../supabase/functions/send-contact-email/store.ts';
import { typedContent } from '../../../supabase/functions/send-contact-email/submission.ts';
import { type aMessage, inbox, type Stack, siteOrigin } from './stack.ts';

export interface Inside {
  readonly store: Store;
  /** Delivers what is due. */
  readonly drain: () => Promise<void>;
  /** Takes a message in; `client` is anything that tells one visitor from another. */
  readonly submit: (message: ReturnType<typeof aMessage>, client?: number) => Promise<Submitted['outcome']>;
}

type Addressed<Parts extends 'database' | 'mail'> = Readonly<Record<Parts, { readonly url: string }>>;

/** What the function is told of the stack; `env`: what more. */
export function configOf({ database, mail }: Addressed<'database' | 'mail'>, env: Readonly<Record<string, string>> = {}): Config {
  const all: Readonly<Record<string, string>> = {
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    CONTACT_INBOX: inbox,
    CONTACT_ORIGINS: siteOrigin,
    CONTACT_HASH_KEY: 'hash-key-of-the-test',
    CONTACT_WAKE_KEY: 'wake-key-of-the-test',
    CONTACT_PROXIES: '0',
    CONTACT_LIMIT: '1000000',
    CONTACT_HOURLY: '1000000',
    CONTACT_MAILS_PER_MINUTE: '100000000',
    ...env,
  };
  return readConfig((name) => all[name]);
}

/** A process of the function. */
export function startInside(stack: Pick<Stack, 'database' | 'mail'>, env: Readonly<Record<string, string>> = {}): Inside {
  const config = configOf(stack, env);
  return insideOf(createStore(config), createMailer(config));
}

/** A process of the function that reaches the database and the mail server in these ways. */
export function insideOf(store: Store, mailer: Mailer): Inside {
  const { drain } = createDelivery(store, mailer);
  return {
    store,
    drain,
    async submit(message, client = 0) {
      return (await store.submit(message, { client: client.toString(16).padStart(64, '0'), content: typedContent(message), spam: null }))
        .outcome;
    },
  };
}

/** Lets so many seconds pass, as far as the database knows; with a number below zero, its clock is set back. */
export async function passTime({ ask }: Pick<Stack, 'ask'>, seconds: number): Promise<void> {
  for (const [table, columns] of [
    [
      'messages',
      ['created_at', 'planned_at', 'next_attempt_at', 'leased_at', 'leased_until', 'text_at', 'refused_at', 'alone_since', 'sent_at'],
    ],
    ['delivery', ['since', 'paused_at', 'paused_until', 'passed_at', 'next_mail_at', 'alarmed_at']],
  ] as const)
    await ask(
      // As whoever changes several messages: the delivery first.
      `with server as (select 1 from contact.delivery for update)
        update contact.${table} set ${columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`).join(', ')} from server`,
      [seconds],
    );
}

/** An outbox without messages, and a delivery that knows nothing of its mail server. */
export async function empty({ ask }: Pick<Stack, 'ask'>): Promise<void> {
  await ask('delete from contact.messages');
  await ask('delete from contact.delivery');
  await ask('insert into contact.delivery default values');
}
