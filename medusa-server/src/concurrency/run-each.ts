import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

type Work<Item> = {
  /** Name for the log: the job, and its step if it has several. */
  name: string;
  items: Iterable<Item> | AsyncIterable<Item>;
  toId: (item: Item) => string;
};

/**
 * Processes each item of a job in turn. A failing item is logged with its id and does not stop the others; a last line
 * logs the number of failures. Never throws for an item.
 *
 * @returns the ids of the failed items
 */
export async function runEach<Item>(
  container: MedusaContainer,
  { name, items, toId }: Work<Item>,
  run: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const failed: string[] = [];
  let count = 0;
  for await (const item of items) {
    count += 1;
    try {
      await run(item);
    } catch (error) {
      failed.push(toId(item));
      logger.error(`${name}: ${toId(item)} failed: ${String(error)}`);
    }
  }
  if (failed.length > 0)
    logger.error(`${name}: ${failed.length} of ${count} failed, the next run tries again`);
  return failed;
}

/**
 * Processes all ids with one call. If that fails, processes each id by itself, so that a failing id does not stop the
 * other ids.
 *
 * @returns the ids of the failed items
 */
export async function runTogether(
  container: MedusaContainer,
  { name, ids }: { name: string; ids: readonly string[] },
  run: (ids: string[]) => Promise<unknown>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    await run([...ids]);
    return [];
  } catch {
    return runEach(container, { name, items: ids, toId: (id) => id }, (id) => run([id]));
  }
}
