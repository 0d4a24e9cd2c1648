/** Doing several things that do not depend on each other. */

/** Does the work for each; one for which it throws is reported, and keeps none of the others from theirs. */
export function forEachApart<Item>(items: Iterable<Item>, work: (item: Item) => void): void {
  for (const item of items) {
    try {
      work(item);
    } catch (error) {
      console.error(error);
    }
  }
}
