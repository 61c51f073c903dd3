import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { CommercePort } from "../commerce/port.ts";
import type { SearchUpdates } from "../search/search-updates.ts";
import type { Catalogue } from "./create-catalogue.ts";

type FollowOptions = {
  commerce: Pick<CommercePort, "listChanges">;
  catalogue: Pick<Catalogue, "update">;
  /** Null when the shop goes without a search service. */
  search: Pick<SearchUpdates, "add"> | null;
  logger: Pick<Logger, "warn" | "info">;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
};

const askEveryMs = 1000;
/** Everything is read again this often, which repairs what the backend's change log missed. */
const compareEveryMs = 600_000;

/**
 * Follows the backend's change log while the process runs: reads what has changed, and has search follow. A failure is
 * retried at the next turn, from the same number on.
 */
export function followChanges(options: FollowOptions): { stop: () => Promise<void> } {
  const { commerce, catalogue, search, logger, now } = options;
  const { wait = (ms: number) => sleep(ms, undefined, { ref: false }) } = options;
  const stop = new AbortController();
  const stopped = once(stop.signal, "abort");
  let after: number | null = null;
  let comparedAt: Date | null = null;
  let isFailing = false;

  /** What is expected back in stock is so until its day, so a new day changes products too. */
  const isComparisonDue = (at: Date) =>
    comparedAt === null ||
    at.getTime() - comparedAt.getTime() >= compareEveryMs ||
    at.toISOString().slice(0, 10) !== comparedAt.toISOString().slice(0, 10);

  async function follow(): Promise<void> {
    const at = now();
    const { number, products } = await commerce.listChanges(after);
    const changed = isComparisonDue(at) ? "all" : products;
    if (changed === "all" || changed.length > 0) {
      await catalogue.update(changed);
      search?.add(changed);
    }
    if (changed === "all") comparedAt = at;
    after = number;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await follow();
        if (isFailing) logger.info("the catalogue follows its changes again");
        isFailing = false;
      } catch (error) {
        if (!isFailing) logger.warn({ err: error }, "the catalogue cannot follow its changes");
        isFailing = true;
      }
      await Promise.race([wait(askEveryMs), stopped]);
    }
  }

  const running = run();
  return {
    stop: () => {
      stop.abort();
      return running;
    },
  };
}
