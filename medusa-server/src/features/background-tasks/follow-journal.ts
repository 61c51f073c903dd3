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
 * Maximum number of concurrent deliveries to one consumer in one process. All consumers together leave most of the
 * database connections (DATABASE_POOL_MAX) to shoppers, even with a large backlog.
 */
const placesPerConsumer = 2;
/**
 * Maximum time of a delivery. It is shorter than the delivery's lease, after which another process may claim the
 * delivery.
 */
const longestDeliveryMs = deliveryLeaseMs - 30_000;

const names = Object.keys(consumerKinds) as ConsumerName[];
const subscriptions: Subscription[] = names.flatMap((consumer) =>
  consumerKinds[consumer].map((kind) => ({ consumer, kind })),
);
const distribute = runOneAtATime(distributeAll);
const pools = names.map(createPool);

/**
 * Distributes the journal's events to their consumers and starts the deliveries that are due. Several processes may run
 * it at once, and no consumer waits for another. A failed delivery is retried with a backoff and shown in the admin.
 * Never throws: the job runs it again. Does nothing in a process in server mode, because the worker processes run it.
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

/** @returns a function that starts a consumer's due deliveries up to its limit; a delivery that ends starts the next */
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

/** @throws Error after a time limit: the work may still finish, but it is repeated anyway */
async function inTime(work: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const tooLong = sleep(longestDeliveryMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(`It took longer than ${longestDeliveryMs / 1000} seconds`);
  });
  // The aborted timer rejects once the work has ended in time: ignore it.
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
