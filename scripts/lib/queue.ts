/** Does work when all that was given before is done, and resolves or rejects as it does. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of its own: one piece of work after the other. What one of them fails at keeps no other from its turn. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
