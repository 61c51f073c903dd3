type SweepTerms = {
  /** How many items of one provider run at once. */
  placesPerProvider: number;
  /** Nothing is started any more once it is true: the next sweep goes on. */
  isOver: () => boolean;
};

/**
 * Runs a job for each item, in their order, with places of its own for each payment provider: one that hangs delays no
 * other. `run` must not throw.
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
