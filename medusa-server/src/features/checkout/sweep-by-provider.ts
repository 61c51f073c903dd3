type SweepTerms = {
  /** Maximum number of items of one provider that run at once. */
  placesPerProvider: number;
  /** Once true, no more items start; the next sweep continues. */
  isOver: () => boolean;
};

/**
 * Runs a job for each item. The items of one payment provider start in their order, and only some of them run at once;
 * those of different providers run independently, so that a hanging provider does not delay the others. `run` must not
 * throw.
 */
export async function sweepByProvider<Item extends { provider: string }>(
  items: readonly Item[],
  { placesPerProvider, isOver }: SweepTerms,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queues = new Map<string, Item[]>();
  for (const item of items) queues.set(item.provider, [...(queues.get(item.provider) ?? []), item]);
  const work = async (queue: Item[]) => {
    while (!isOver()) {
      const item = queue.shift();
      if (item === undefined) return;
      await run(item);
    }
  };
  await Promise.all(
    [...queues.values()].flatMap((queue) => Array.from({ length: placesPerProvider }, () => work(queue))),
  );
}
