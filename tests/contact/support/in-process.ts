/** Runs the delivery of the function in the test’s process, so that tests control time. */
import { type Config, readConfig } from '../../../supabase/functions/send-contact-email/config.ts';
import { createDelivery } from '../../../supabase/functions/send-contact-email/delivery.ts';
import { createMailer, type Mailer } from '../../../supabase/functions/send-contact-email/mail.ts';
import { createStore, type Store, type Submitted } from '../../../supabase/functions/send-contact-email/store.ts';
import { typedContent } from '../../../supabase/functions/send-contact-email/submission.ts';
import { type createMessage, inbox, type Stack, siteOrigin } from './stack.ts';

export interface InProcessFunction {
  readonly store: Store;
  /** Delivers all due messages. */
  readonly drain: () => Promise<void>;
  /** Submits a message; `client` identifies the visitor, `spam` is the reason for taking it for spam. */
  readonly submit: (message: ReturnType<typeof createMessage>, client?: number, spam?: string | null) => Promise<Submitted['outcome']>;
}

type Addressed<Parts extends 'database' | 'mail'> = Readonly<Record<Parts, { readonly url: string }>>;

/** Returns the configuration of a function for these servers; `env` changes its settings. */
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

/** Creates a function for a stack. */
export function startInProcess(stack: Pick<Stack, 'database' | 'mail'>, env: Readonly<Record<string, string>> = {}): InProcessFunction {
  const config = configOf(stack, env);
  return createInProcess(createStore(config), createMailer(config), config);
}

/** Creates a function with a given store and mailer; `wait` replaces its pauses. */
export function createInProcess(
  store: Store,
  mailer: Mailer,
  config: Pick<Config, 'leaseSeconds'>,
  wait?: (milliseconds: number) => Promise<void>,
): InProcessFunction {
  const { drain } = createDelivery(store, mailer, config, wait);
  return {
    store,
    drain,
    async submit(message, client = 0, spam = null) {
      const hash = client.toString(16).padStart(64, '0');
      return (await store.submit(message, { client: hash, content: typedContent(message), spam })).outcome;
    },
  };
}

/** Simulates the passing of time by moving all times in the database back; a negative number sets the clock back. */
export async function passTime({ query }: Pick<Stack, 'query'>, seconds: number): Promise<void> {
  for (const [table, columns] of [
    [
      'messages',
      [
        'created_at',
        'admitted_at',
        'planned_at',
        'next_attempt_at',
        'leased_at',
        'leased_until',
        'text_at',
        'refused_at',
        'alone_since',
        'sent_at',
      ],
    ],
    ['delivery', ['since', 'paused_at', 'paused_until', 'passed_at', 'next_mail_at', 'alarmed_at']],
  ] as const)
    await query(
      // Statements that change several messages lock the row of the delivery first.
      `with server as (select 1 from contact.delivery for update)
        update contact.${table} set ${columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`).join(', ')} from server`,
      [seconds],
    );
}

/** Deletes all messages and resets the state of the delivery. */
export async function resetOutbox({ query }: Pick<Stack, 'query'>): Promise<void> {
  await query('delete from contact.messages');
  await query('delete from contact.delivery');
  await query('insert into contact.delivery default values');
}
