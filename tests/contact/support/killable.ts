/** A function that is killed, and started again, while visitors send to it. */
import { aMessage, type FunctionProcess, type Stack } from './stack.ts';

export interface Killable {
  /** The function of the moment; awaiting it waits for one that is being started again. */
  running: Promise<FunctionProcess>;
  /** What a process started by this held when it was killed is free after four seconds. */
  readonly start: () => Promise<FunctionProcess>;
  /** One that keeps what it holds for as long as it takes: to empty the outbox. */
  readonly startPatient: () => Promise<FunctionProcess>;
  /** Kills the function of the moment, and has another take its place: one that may be killed in its turn, unless told otherwise. */
  readonly killAndRestart: (next?: () => Promise<FunctionProcess>) => void;
}

/** The functions of a stack; none of them runs yet. */
export function killable(stack: Stack): Killable {
  const start = () => stack.startFunction({ CONTACT_SMTP_TIMEOUT_SECONDS: '2', CONTACT_ANSWER_SECONDS: '3', CONTACT_LEASE_SECONDS: '4' });
  const self: Killable = {
    running: Promise.reject(new Error('No function has been started.')),
    start,
    startPatient: () => stack.startFunction(),
    killAndRestart(next = start) {
      self.running = self.running.then(async ({ stop }) => {
        await stop('SIGKILL');
        return next();
      });
    },
  };
  // Nobody has asked for it yet: no failure of its own.
  self.running.catch(() => {});
  return self;
}

export const messagesOf = (count: number) => Array.from({ length: count }, () => aMessage());

export const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).sort();
