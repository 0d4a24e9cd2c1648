/** Visitors who do not give up: each sends its message again, with the same id, until it is told that it is in. */
import type { aMessage, FunctionProcess } from './stack.ts';

type Message = ReturnType<typeof aMessage>;

interface Visits {
  readonly atOnce: number;
  /** Where to send to now; asked before each try, so that a visitor waits for what is being started again. */
  readonly to: () => Promise<FunctionProcess>;
  /** Called as each message is acknowledged, with how many are by now. */
  readonly onAcknowledged?: (count: number) => void;
}

/** Has all messages sent, `atOnce` at a time. Rejects when one is refused for good. */
export async function visit(messages: readonly Message[], { atOnce, to, onAcknowledged }: Visits): Promise<void> {
  const waiting = [...messages];
  let acknowledged = 0;
  const visitor = async () => {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      while (!(await isTaken(message, await to())));
      onAcknowledged?.(++acknowledged);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

async function isTaken(message: Message, { post }: FunctionProcess): Promise<boolean> {
  const response = await post(message).catch(() => undefined);
  // What died in the middle of its answer has not answered.
  const text = await response?.text().catch(() => undefined);
  if (response === undefined || text === undefined || response.status === 503) return false;
  if (response.status !== 200) throw new Error(`${response.status} for ${message.id}: ${text}; 200 or 503 expected.`);
  return true;
}
