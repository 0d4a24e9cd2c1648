/** Runs `work` for each item. An error is logged and does not stop the other items. */
export function isolateErrors<Item>(items: Iterable<Item>, work: (item: Item) => void): void {
  for (const item of items) {
    try {
      work(item);
    } catch (error) {
      console.error(error);
    }
  }
}
