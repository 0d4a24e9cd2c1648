/** A random history of visitors, delivery, mail server, clock and kills, with invariants checked after each step. */
import { createMailer, type Mailer } from '../../../supabase/functions/send-contact-email/mail.ts';
import type { Delivered, Store } from '../../../supabase/functions/send-contact-email/store.ts';
import { createRandom, type Random } from '../../unit/random.ts';
import { configOf, empty, type Inside, insideOf, passTime } from './inside.ts';
import { mailsOf } from './kept.ts';
import type { Behaviour } from './mail-server.ts';
import { aMessage, inbox, type Stack } from './stack.ts';

type Message = ReturnType<typeof aMessage>;
type ServerMood = 'well' | 'unwell' | 'refusing' | 'dropping' | 'deaf';
type Death = 'before the text' | 'with the text' | 'once it is taken';

const day = 86_400;
/** Limits of the modelled function: from the fifth message of an hour on, messages go into a digest. */
export const modelled = { CONTACT_HOURLY: '4', CONTACT_SMTP_TIMEOUT_SECONDS: '3' };

/** The behaviour of the real mail server for each mood. */
const behaviour = { well: 'well', unwell: 'RCPT 550', refusing: '550', dropping: 'dropping', deaf: 'deaf' } as const satisfies Record<
  ServerMood,
  Behaviour
>;

/**
 * Lives one history; a broken rule is thrown as an error that names the seed and every step. `isReal`: mails go to the mail server of the
 * stack, instead of to one that is only imagined.
 */
export async function live(
  stack: Stack,
  store: Store,
  { seed, steps, isReal }: { readonly seed: number; readonly steps: number; readonly isReal: boolean },
): Promise<void> {
  const random = createRandom(seed);
  const told: string[] = [];
  const world = createWorld(stack, store, random, isReal);
  await empty(stack);
  stack.mail.mails.length = 0;
  try {
    for (let step = 0; step < steps; step++) {
      const name = random.pick(world.steps);
      told.push(name);
      await world.does[name]();
      await world.check();
    }
    told.push('all is well');
    await world.recover();
  } catch (error) {
    throw new Error(`History ${seed} (${told.join(', ')}): ${(error as Error).message}`);
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
  let mood: ServerMood = 'well';
  let death: Death | undefined;
  let clock = 0;
  let visitors = 0;
  const admitted = new Map<string, number>();
  const mailer = createMailer(configOf(stack, modelled));
  let contact = start();

  const add = (counts: Map<string, number>, ids: readonly string[]) => {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  const never = new Promise<never>(() => {});

  type Way = (...given: Parameters<Mailer['send']>) => Promise<Delivered & { readonly isTaken: boolean }>;

  /** What a mail server of this mood says, without one. */
  const imagine: Way = async ({ messages }, mayBegin) => {
    if (mood === 'unwell') return { outcome: 'unwell', error: 'ECONNECTION', isTaken: false };
    if (!(await mayBegin())) return { outcome: 'withdrawn', error: null, isTaken: false };
    const isRefused = mood === 'refusing' || messages.some(({ id }) => poisonous.has(id));
    if (isRefused) return { outcome: 'refused', error: 'EMESSAGE 554 DATA', isTaken: false };
    const isDeadly = messages.some(({ id }) => deadly.has(id));
    if (mood === 'well' && !isDeadly) return { outcome: 'sent', error: null, isTaken: true };
    return { outcome: 'unanswered', error: 'ECONNECTION', isTaken: mood === 'deaf' && !isDeadly };
  };

  /** The same of the real one. */
  const hand: Way = async (mail, mayBegin) => {
    stack.mail.behaviour = behaviour[mood];
    stack.mail.refuses = ({ source }) => [...poisonous].some((id) => source.includes(id));
    stack.mail.hangsUpAt = ({ source }) => [...deadly].some((id) => source.includes(id));
    const mails = () => mailsOf(stack, mail.mail).length;
    const before = mails();
    const delivered = await mailer.send(mail, mayBegin);
    return { ...delivered, isTaken: mails() > before };
  };

  /** A process whose mail server is this world; killed, it stops where it is. */
  function start(): Inside & { readonly died: Promise<void>; readonly isDead: () => boolean } {
    let isDead = false;
    let die = () => {};
    const died = new Promise<void>((resolve) => (die = resolve));
    const dies = (moment: Death) => {
      if (death !== moment && !isDead) return false;
      death = undefined;
      isDead = true;
      die();
      return true;
    };
    const inside = insideOf(store, {
      async send(mail, mayBegin) {
        const ids = mail.messages.map(({ id }) => id);
        if (dies('before the text')) return never;
        const way = isReal ? hand : imagine;
        const { isTaken, ...delivered } = await way(mail, async () => (dies('with the text') ? never : mayBegin()));
        if (isTaken) add(taken, ids);
        if (isTaken && delivered.outcome !== 'sent') add(excuses, ids);
        if (!dies('once it is taken')) return delivered;
        if (isTaken && delivered.outcome === 'sent') add(excuses, ids);
        return never;
      },
    });
    return { ...inside, died, isDead: () => isDead };
  }

  async function deliver(): Promise<void> {
    await Promise.race([contact.drain(), contact.died]);
    if (contact.isDead()) contact = start();
  }

  async function submit(message: Message): Promise<void> {
    const outcome = await contact.submit(message, random.below(3));
    if (outcome !== 'queued' && outcome !== 'duplicate') throw new Error(`${message.id}: ${outcome}`);
    // A copy is told what its original is told.
    const [row] = await stack.ask<Pick<Message, 'id'>>(
      'select id from contact.messages where id = $1 or email = $2 and message = $3 order by id = $1 desc, created_at desc limit 1',
      [message.id, message.email, message.message],
    );
    if (!row) throw new Error(`${message.id} was told ${outcome}, and has no row`);
    const isNew = !acknowledged.has(row.id);
    acknowledged.set(row.id, { ...message, id: row.id });
    if (isNew || outcome === 'queued') admitted.set(row.id, clock);
  }

  const someone = () => random.pick([...acknowledged.values()].filter(({ id }) => !erased.has(id)));

  async function pass(seconds: number): Promise<void> {
    clock += seconds;
    await passTime(stack, seconds);
  }

  const does = {
    'a visitor sends': () => submit(aMessage({ email: `visitor${visitors++}@example.org` })),
    'a visitor sends again': async () => {
      if (someone()) await submit(someone() as Message);
    },
    'a visitor sends the same words': async () => {
      const message = someone();
      if (message) await submit({ ...message, id: crypto.randomUUID() });
    },
    'a robot sends': async () => {
      for (let count = 0; count < 3; count++) await submit(aMessage({ email: `robot${visitors++}@example.org` }));
    },
    'the server refuses one for good': async () => {
      const message = someone();
      if (message) poisonous.add(message.id);
    },
    'the server hangs up at one for good': async () => {
      const message = someone();
      if (message) deadly.add(message.id);
    },
    'the scheduler wakes': deliver,
    'minutes pass': () => pass(60 * (1 + random.below(60))).then(deliver),
    'days pass': () => pass(day * (1 + random.below(4))).then(deliver),
    'the clock is set back': () => pass(-60 * (2 + random.below(180))),
    'the server changes its mood': async () => {
      mood = random.pick(['well', 'well', 'unwell', 'refusing', 'dropping', 'deaf'] as const);
    },
    'the process is killed': async () => {
      death = random.pick(['before the text', 'with the text', 'once it is taken'] as const);
      await deliver();
    },
    'somebody retries': async () => {
      const message = someone();
      if (!message) return;
      const [row] = await stack.ask<{ had: string | null }>('select contact.retry($1)::text as had', [message.id]);
      if (row?.had) admitted.set(message.id, clock);
    },
    'somebody is erased': async () => {
      const message = random.below(3) === 0 ? someone() : undefined;
      if (!message) return;
      await stack.ask('select contact.erase($1)', [message.email]);
      for (const { id, email } of acknowledged.values()) if (email === message.email) erased.add(id);
    },
    'what is old is forgotten': () => contact.store.forget(),
  };

  /** An acknowledged message is mailed, or visibly waits; it is mailed once, and once more for each crash or lost answer. */
  async function check(): Promise<void> {
    const rows = new Map(
      (await stack.ask<{ id: string; state: string }>('select id, state from contact.messages')).map(({ id, state }) => [id, state]),
    );
    for (const id of acknowledged.keys()) {
      if (erased.has(id)) continue;
      const [state, mails] = [rows.get(id), taken.get(id) ?? 0];
      if (state === undefined) throw new Error(`${id} has no row`);
      if (state === 'sent' && mails === 0) throw new Error(`${id} is sent, and no mail has it`);
      if (mails > 1 + (excuses.get(id) ?? 0)) throw new Error(`${id} was mailed ${mails} times, with ${excuses.get(id) ?? 0} excuses`);
      if (state === 'failed' && clock - (admitted.get(id) ?? 0) < 7 * day - 3 * 3600 * 20)
        throw new Error(`${id} was given up after ${(clock - (admitted.get(id) ?? 0)) / day} days`);
    }
    if (stack.mail.mails.some(({ to }) => to.join() !== inbox)) throw new Error('a mail went elsewhere');
    for (const id of taken.keys()) if (!acknowledged.has(id)) throw new Error(`${id} was mailed, and nobody sent it`);
  }

  return {
    does,
    steps: Object.keys(does) as (keyof typeof does)[],
    check,
    /** Ends all faults; then every message is sent or marked as failed within half a day. */
    async recover(): Promise<void> {
      mood = 'well';
      death = undefined;
      poisonous.clear();
      deadly.clear();
      for (let hours = 0; hours < 12; hours += 2) {
        await pass(2 * 3600);
        await deliver();
      }
      await check();
      const waiting = await stack.ask<{ id: string }>("select id from contact.messages where state = 'queued'");
      if (waiting.length > 0) throw new Error(`${waiting.map(({ id }) => id).join(', ')} still wait`);
    },
  };
}
