import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { faultPoint } from "../checkout/fault-point.ts";
import { readEnvironment } from "../environment.ts";
import { JOURNAL_MODULE } from "../modules/journal/index.ts";
import type JournalModuleService from "../modules/journal/service.ts";
import type { Subscription } from "../modules/journal/service.ts";
import { type ConsumerName, consumerKinds } from "./consumer-kinds.ts";
import { consumers } from "./consumers.ts";
import { runOneAtATime } from "./run-one-at-a-time.ts";

const eventsAtOnce = 200;
const deliveriesAtOnce = 10;

const names = Object.keys(consumerKinds) as ConsumerName[];
const subscriptions: Subscription[] = names.flatMap((consumer) =>
  consumerKinds[consumer].map((kind) => ({ consumer, kind })),
);
const distribute = runOneAtATime(distributeAll);
const runs = names.map((name) => runOneAtATime((container: MedusaContainer) => deliverAll(container, name)));

/**
 * Gives the events of the journal to their consumers and has them done, until nothing is due. Several processes may do it
 * at once, and no consumer waits for another. What fails keeps none of the others waiting: it is tried again after a while,
 * and shown in the admin. Never throws: the job comes to it again. A process that is to answer alone leaves it to others.
 */
export async function followJournal(container: MedusaContainer): Promise<void> {
  if (readEnvironment(process.env).MEDUSA_WORKER_MODE === "server") return;
  try {
    await distribute(container);
    await Promise.all(runs.map((run) => run(container)));
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The journal waits for the next job: ${String(error)}`);
  }
}

async function distributeAll(container: MedusaContainer): Promise<void> {
  const journal: JournalModuleService = container.resolve(JOURNAL_MODULE);
  while ((await journal.distribute(subscriptions, new Date(), eventsAtOnce)) > 0);
}

async function deliverAll(container: MedusaContainer, name: ConsumerName): Promise<void> {
  const journal: JournalModuleService = container.resolve(JOURNAL_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (;;) {
    const deliveries = await journal.claimDue(name, new Date(), deliveriesAtOnce);
    if (deliveries.length === 0) return;
    faultPoint("after-claim");
    await Promise.all(
      deliveries.map(async (delivery) => {
        const { kind, subject_id: subjectId, attempts } = delivery;
        try {
          await consumers[name](container, { kind, subjectId });
        } catch (error) {
          const isGivenUp = await journal.endFailed(delivery, error, new Date());
          const outcome = isGivenUp ? "is given up" : "is not done yet";
          logger.error(`${name} of ${kind} ${subjectId} ${outcome} (attempt ${attempts}): ${String(error)}`);
          return;
        }
        await journal.endDone(delivery);
      }),
    );
  }
}
