import { setTimeout as sleep } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { faultPoint } from "../../environment/fault-point.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";
import { deliveryLeaseMs } from "../journal/modules/journal/retry-delivery.ts";
import type { ClaimedDelivery, Subscription } from "../journal/modules/journal/service.ts";
import { type ConsumerName, consumerKinds } from "./consumer-kinds.ts";
import { consumers } from "./consumers.ts";
import { runOneAtATime } from "../../concurrency/run-one-at-a-time.ts";

const eventsAtOnce = 200;
/**
 * Deliveries that a consumer works on at once, in one process. All consumers together leave the larger part of the
 * connections to the database (DATABASE_POOL_MAX) to shoppers, also when there is much to catch up with.
 */
const placesPerConsumer = 2;
/** Sooner than another process may try. */
const longestDeliveryMs = deliveryLeaseMs - 30_000;

const names = Object.keys(consumerKinds) as ConsumerName[];
const subscriptions: Subscription[] = names.flatMap((consumer) =>
  consumerKinds[consumer].map((kind) => ({ consumer, kind })),
);
const distribute = runOneAtATime(distributeAll);
const pools = names.map(createPool);

/**
 * Gives the events of the journal to their consumers and starts what is due. Several processes may do it at once, and no
 * consumer waits for another. What fails is tried again after a while and shown in the admin. Never throws: the job comes to
 * it again. A process that only answers requests leaves it to others.
 */
export async function followJournal(container: MedusaContainer): Promise<void> {
  if (readEnvironment(process.env).MEDUSA_WORKER_MODE === "server") return;
  await orLog(container, async () => {
    await distribute(container);
    await Promise.all(pools.map((startDue) => startDue(container)));
  });
}

async function distributeAll(container: MedusaContainer): Promise<void> {
  const journal = container.resolve(JOURNAL_MODULE);
  while ((await journal.distribute(subscriptions, new Date(), eventsAtOnce)) > 0);
}

/** @returns what starts the deliveries of a consumer that are due, as far as there are places; one that ends starts the next */
function createPool(name: ConsumerName): (container: MedusaContainer) => Promise<void> {
  let running = 0;
  const startDue = runOneAtATime(async (container: MedusaContainer) => {
    const journal = container.resolve(JOURNAL_MODULE);
    const free = placesPerConsumer - running;
    if (free === 0) return;
    const deliveries = await journal.claimDue(name, new Date(), free);
    if (deliveries.length > 0) faultPoint("after-claim");
    for (const delivery of deliveries) {
      running += 1;
      void orLog(container, async () => {
        await deliver(container, name, delivery).finally(() => (running -= 1));
        await startDue(container);
      });
    }
  });
  return startDue;
}

async function deliver(
  container: MedusaContainer,
  name: ConsumerName,
  delivery: ClaimedDelivery,
): Promise<void> {
  const journal = container.resolve(JOURNAL_MODULE);
  const { kind, subject_id: subjectId, attempts } = delivery;
  try {
    await inTime(consumers[name](container, { kind, subjectId }));
  } catch (error) {
    const isGivenUp = await journal.endFailed(delivery, error, new Date());
    const outcome = isGivenUp ? "is given up" : "is not done yet";
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${name} of ${kind} ${subjectId} ${outcome} (attempt ${attempts}): ${String(error)}`);
    return;
  }
  await journal.endDone(delivery);
}

/** @throws Error when it takes too long: it may still end, and is done again all the same */
async function inTime(work: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const tooLong = sleep(longestDeliveryMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(`It took longer than ${longestDeliveryMs / 1000} seconds`);
  });
  // Ended in time, nobody waits for it any more.
  tooLong.catch(() => {});
  try {
    await Promise.race([work, tooLong]);
  } finally {
    ended.abort();
  }
}

async function orLog(container: MedusaContainer, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The journal waits for the next job: ${String(error)}`);
  }
}
