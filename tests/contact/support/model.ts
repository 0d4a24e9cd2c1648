/** A random history of visitors, robots, delivery, mail server, database, clock and kills, with invariants checked after each step. */
import { createMailer, type Mailer } from '../../../supabase/functions/send-contact-email/mail.ts';
import type { Claimed, Delivered, Store } from '../../../supabase/functions/send-contact-email/store.ts';
import { createRandom, type Random } from '../../unit/random.ts';
import { configOf, createInProcess, type InProcessFunction, passTime, resetOutbox } from './in-process.ts';
import type { Behaviour } from './mail-server.ts';
import { mailsOf } from './outbox.ts';
import { createMessage, inbox, type Stack } from './stack.ts';

type Message = ReturnType<typeof createMessage>;
type ServerMood = 'well' | 'unwell' | 'refusing' | 'dropping' | 'deaf' | 'early' | 'babbling';

const moments = ['before the text', 'with the text', 'after the answer'] as const;
type Moment = (typeof moments)[number];

/** What happens in the middle of the next delivery. */
interface Interruption {
  readonly moment: Moment;
  /** The process is killed. */
  readonly kills: boolean;
  /** The first person of the mail is erased. */
  readonly erases: boolean;
  /** The database does not answer so many calls. */
  readonly away: number;
}

/** The error of a database that is away. */
class AwayError extends Error {}

const day = 86_400;
/** Limits of the modelled function: from the fifth message of an hour on, messages go into a digest. */
const hourly = 4;
export const modelSettings = { CONTACT_HOURLY: String(hourly), CONTACT_SMTP_TIMEOUT_SECONDS: '3' };

/** The behaviour of the real mail server for each mood. */
const behaviour = {
  well: 'well',
  unwell: 'RCPT 550',
  refusing: '550',
  dropping: 'dropping',
  deaf: 'deaf',
  early: 'early',
  babbling: 'babbling',
} as const satisfies Record<ServerMood, Behaviour>;

/**
 * Runs one history. Throws an error with the seed and all steps when an invariant is violated. `isReal`: mails are sent to the mail
 * server of the stack instead of a simulated one.
 */
export async function runHistory(
  stack: Stack,
  store: Store,
  { seed, steps, isReal }: { readonly seed: number; readonly steps: number; readonly isReal: boolean },
): Promise<void> {
  const random = createRandom(seed);
  const history: string[] = [];
  const world = createWorld(stack, store, random, isReal);
  await resetOutbox(stack);
  stack.mail.mails.length = 0;
  try {
    for (let step = 0; step < steps; step++) {
      const name = random.pick(world.steps);
      history.push(name);
      await world.actions[name]();
      await world.check();
    }
    history.push('recovery');
    await world.recover();
  } catch (error) {
    throw new Error(`History ${seed} (${history.join(', ')}): ${(error as Error).message}`);
  }
}

function createWorld(stack: Stack, store: Store, random: Random, isReal: boolean) {
  const acknowledged = new Map<string, Message>();
  const erased = new Set<string>();
  const poisonous = new Set<string>();
  const deadly = new Set<string>();
  const taken = new Map<string, number>();
  /** Number of additional mails of a message that crashes and lost answers allow. */
  const excuses = new Map<string, number>();
  /** Messages that a robot has sent into the trap field. */
  const trapped = new Map<string, Message>();
  /** Messages whose visitor got no answer, because the database was away. */
  const unanswered = new Set<string>();
  /** Messages that an operator has queued, outside the budget. */
  const retried = new Set<string>();
  const violations: string[] = [];
  let mood: ServerMood = 'well';
  let interruption: Interruption | undefined;
  /** Number of calls that the database does not answer. */
  let away = 0;
  let clock = 0;
  let visitors = 0;
  const admitted = new Map<string, number>();
  const config = configOf(stack, modelSettings);
  const mailer = createMailer(config);

  const add = (counts: Map<string, number>, ids: readonly string[]) => {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  const never = new Promise<never>(() => {});

  type Send = (...given: Parameters<Mailer['send']>) => Promise<Delivered & { readonly isTaken: boolean }>;

  /** Simulates a mail server in the current mood. */
  const simulateSend: Send = async ({ messages }, mayBegin) => {
    if (mood === 'unwell') return { outcome: 'unwell', error: 'ECONNECTION', isTaken: false };
    if (!(await mayBegin())) return { outcome: 'withdrawn', error: null, isTaken: false };
    if (mood === 'early') return { outcome: 'unwell', error: 'EPROTOCOL 250 DATA', isTaken: false };
    const isRefused = mood === 'refusing' || messages.some(({ id }) => poisonous.has(id));
    if (isRefused) return { outcome: 'refused', error: 'EMESSAGE 554 DATA', isTaken: false };
    const isDeadly = messages.some(({ id }) => deadly.has(id));
    if (mood === 'well' && !isDeadly) return { outcome: 'sent', error: null, isTaken: true };
    return { outcome: 'unanswered', error: 'ECONNECTION', isTaken: (mood === 'deaf' || mood === 'babbling') && !isDeadly };
  };

  /** Sends to the real mail server in the current mood. */
  const sendForReal: Send = async (mail, mayBegin) => {
    stack.mail.behaviour = behaviour[mood];
    stack.mail.refuses = ({ source }) => [...poisonous].some((id) => source.includes(id));
    stack.mail.hangsUpAt = ({ source }) => [...deadly].some((id) => source.includes(id));
    const mails = () => mailsOf(stack, mail.mail).length;
    const before = mails();
    const delivered = await mailer.send(mail, mayBegin);
    return { ...delivered, isTaken: mails() > before };
  };

  /** Calls the database. While the database is away, the call fails, with or without an effect. */
  const answerUnlessAway = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (away === 0) return call();
    away--;
    if (random.below(2) === 0) await call();
    throw new AwayError('The database is away.');
  };
  /** The store of the function. */
  const unreliable = Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      (...given: unknown[]) => answerUnlessAway(() => (method as (...given: unknown[]) => Promise<unknown>)(...given)),
    ]),
  ) as unknown as Store;

  async function erase(email: string): Promise<void> {
    await stack.query('select contact.erase($1)', [email]);
    for (const messages of [acknowledged, trapped]) for (const { id, email: of } of messages.values()) if (of === email) erased.add(id);
  }

  /** Starts a process that uses this mail server. A killed process stops at its next send. */
  function start(): InProcessFunction & { readonly died: Promise<void>; readonly isDead: () => boolean } {
    let isDead = false;
    let die = () => {};
    const died = new Promise<void>((resolve) => (die = resolve));
    /** Interrupts a delivery if that is due at this moment. Returns true when the process is dead. */
    const interrupt = async (moment: Moment, [first]: readonly Claimed[]) => {
      if (interruption?.moment === moment) {
        const { kills, erases } = interruption;
        ({ away } = interruption);
        interruption = undefined;
        if (erases && first) await erase(first.email);
        if (kills) isDead = true;
      }
      if (isDead) die();
      return isDead;
    };
    const interrupted: Mailer = {
      async send(mail, mayBegin) {
        const { messages } = mail;
        const ids = messages.map(({ id }) => id);
        if (await interrupt('before the text', messages)) return never;
        const send = isReal ? sendForReal : simulateSend;
        const { isTaken, ...delivered } = await send(mail, async () => {
          if (await interrupt('with the text', messages)) return never;
          const gone = ids.filter((id) => erased.has(id));
          const may = await mayBegin();
          if (may) violations.push(...gone.map((id) => `a mail with ${id}, which was erased before`));
          return may;
        });
        if (isTaken) add(taken, ids);
        if (isTaken && delivered.outcome !== 'sent') add(excuses, ids);
        if (!(await interrupt('after the answer', messages))) return delivered;
        if (isTaken && delivered.outcome === 'sent') add(excuses, ids);
        return never;
      },
    };
    const inside = createInProcess(unreliable, interrupted, config, (milliseconds) => advance(milliseconds / 1000));
    return { ...inside, died, isDead: () => isDead };
  }

  let contact = start();

  async function deliver(): Promise<void> {
    await Promise.race([contact.drain(), contact.died]);
    if (contact.isDead()) contact = start();
  }

  /** Posts a message. Returns undefined when the database is away: the visitor gets no answer. */
  async function post(message: Message, spam: string | null = null) {
    return await contact.submit(message, random.below(3), spam).catch((error: unknown) => {
      if (!(error instanceof AwayError)) throw error;
      unanswered.add(message.id);
      return undefined;
    });
  }

  async function submit(message: Message): Promise<void> {
    const outcome = await post(message);
    if (!outcome) return;
    if (outcome !== 'queued' && outcome !== 'duplicate') throw new Error(`${message.id}: ${outcome}`);
    // A duplicate acknowledges the message that it duplicates.
    const [row] = await stack.query<Pick<Message, 'id'>>(
      'select id from contact.messages where id = $1 or email = $2 and message = $3 order by id = $1 desc, created_at desc limit 1',
      [message.id, message.email, message.message],
    );
    if (!row) throw new Error(`no row for ${message.id}, with outcome ${outcome}`);
    const isNew = !acknowledged.has(row.id);
    acknowledged.set(row.id, { ...message, id: row.id });
    if (isNew || outcome === 'queued') admitted.set(row.id, clock);
  }

  const pickMessage = () => random.pick([...acknowledged.values()].filter(({ id }) => !erased.has(id)));

  async function advance(seconds: number): Promise<void> {
    clock += seconds;
    await passTime(stack, seconds);
  }

  const actions = {
    'a visitor sends': () => submit(createMessage({ email: `visitor${visitors++}@example.org` })),
    'a visitor sends again': async () => {
      if (pickMessage()) await submit(pickMessage() as Message);
    },
    'a visitor sends the same words': async () => {
      const message = pickMessage();
      if (message) await submit({ ...message, id: crypto.randomUUID() });
    },
    'a robot sends': async () => {
      for (let count = 0; count < 3; count++) await submit(createMessage({ email: `robot${visitors++}@example.org` }));
    },
    'a robot sends into the trap': async () => {
      for (let count = 0; count < 3; count++) {
        const message = createMessage({ email: `trapped${visitors++}@example.org` });
        trapped.set(message.id, message);
        await post(message, 'trap');
      }
    },
    'a robot sends again without the trap': async () => {
      for (const message of trapped.values()) if (!erased.has(message.id)) await submit(message);
    },
    'the server always refuses one message': async () => {
      const message = pickMessage();
      if (message) poisonous.add(message.id);
    },
    'the server always hangs up at one message': async () => {
      const message = pickMessage();
      if (message) deadly.add(message.id);
    },
    'the scheduler wakes': deliver,
    'minutes pass': () => advance(60 * (1 + random.below(60))).then(deliver),
    'days pass': () => advance(day * (1 + random.below(4))).then(deliver),
    'the clock is set back': () => advance(-60 * (2 + random.below(180))),
    'the server changes its mood': async () => {
      mood = random.pick(['well', 'well', 'unwell', 'refusing', 'dropping', 'deaf', 'early', 'babbling'] as const);
    },
    'the database goes away': async () => {
      away = 1 + random.below(20);
    },
    'the database goes away during a delivery': async () => {
      interruption = { moment: random.pick(moments), kills: false, erases: random.below(3) === 0, away: 1 + random.below(20) };
      await deliver();
    },
    'the process is killed': async () => {
      interruption = { moment: random.pick(moments), kills: true, erases: false, away: 0 };
      await deliver();
    },
    'somebody is erased during a delivery': async () => {
      interruption = { moment: random.pick(moments), kills: random.below(2) === 0, erases: true, away: 0 };
      await deliver();
    },
    'somebody retries': async () => {
      const message = pickMessage();
      if (!message) return;
      const [row] = await stack.query<{ had: string | null }>('select contact.retry($1)::text as had', [message.id]);
      if (!row?.had) return;
      admitted.set(message.id, clock);
      retried.add(message.id);
    },
    'somebody is erased': async () => {
      const message = random.below(3) === 0 ? pickMessage() : undefined;
      if (!message) return;
      await erase(message.email);
    },
    'old messages are erased': () => store.forget(),
  };

  /**
   * Checks that each acknowledged message is mailed or visibly queued, and mailed again only after a crash or a lost answer; that no
   * erased message is mailed, and that visitors and robots get no more single mails an hour than the budget allows.
   */
  async function check(): Promise<void> {
    if (violations.length > 0) throw new Error(violations.join('; '));
    const [most] = await stack.query<{ singles: number }>(
      `select coalesce(max(number), 0)::integer as singles from (
        select count(*) over (order by admitted_at range between interval '59 minutes 59 seconds' preceding and current row) as number
          from contact.messages where state <> 'spam' and not beyond_budget and id <> all ($1)) m`,
      [[...retried]],
    );
    if ((most?.singles ?? 0) > hourly) throw new Error(`${most?.singles} single mails in an hour`);
    const rows = new Map(
      (await stack.query<{ id: string; state: string }>('select id, state from contact.messages')).map(({ id, state }) => [id, state]),
    );
    for (const id of acknowledged.keys()) {
      if (erased.has(id)) continue;
      const [state, mails] = [rows.get(id), taken.get(id) ?? 0];
      if (state === undefined) throw new Error(`no row for ${id}`);
      if (state === 'sent' && mails === 0) throw new Error(`no mail with ${id}, which is marked as sent`);
      if (mails > 1 + (excuses.get(id) ?? 0)) throw new Error(`${id} was mailed ${mails} times, with ${excuses.get(id) ?? 0} excuses`);
      if (state === 'failed' && clock - (admitted.get(id) ?? 0) < 7 * day - 3 * 3600 * 20)
        throw new Error(`${id} failed after ${(clock - (admitted.get(id) ?? 0)) / day} days`);
    }
    if (stack.mail.mails.some(({ to }) => to.join() !== inbox)) throw new Error('a mail to another address');
    for (const id of taken.keys())
      if (!acknowledged.has(id) && !unanswered.has(id)) throw new Error(`a mail with ${id}, which nobody has sent`);
  }

  return {
    actions,
    steps: Object.keys(actions) as (keyof typeof actions)[],
    check,
    /** Ends all faults; then every message is sent or marked as failed within half a day. */
    async recover(): Promise<void> {
      mood = 'well';
      interruption = undefined;
      away = 0;
      poisonous.clear();
      deadly.clear();
      for (let hours = 0; hours < 12; hours += 2) {
        await advance(2 * 3600);
        await deliver();
      }
      await check();
      const queued = await stack.query<{ id: string }>("select id from contact.messages where state = 'queued'");
      if (queued.length > 0) throw new Error(`still queued: ${queued.map(({ id }) => id).join(', ')}`);
    },
  };
}
