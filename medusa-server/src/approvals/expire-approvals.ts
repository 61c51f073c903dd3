import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { readIds } from "../read-ids.ts";
import { refuseOrderWorkflow } from "../workflows/refuse-order.ts";

/** How long a merchandiser's own call has to cancel the order that it refused. */
const canceledWithinMinutes = 5;

const unfinished = `from "invoice_approval" k
  join "order" o on o."id" = k."order_id" and o."canceled_at" is null and o."deleted_at" is null
  where k."deleted_at" is null`;

/**
 * Cancels the orders that were not approved in time, and those whose process died between refusing and cancelling.
 * One that fails is left for the next time and keeps none of the others waiting.
 */
export async function expireApprovals(container: MedusaContainer, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const overdue = await readIds(
    container,
    `select o."id" ${unfinished} and k."state" = 'awaiting' and k."decide_by" <= ?`,
    [now],
  );
  const uncanceled = await readIds(
    container,
    `select o."id" ${unfinished} and k."state" in ('refused', 'expired')
       and k."decided_at" < ?::timestamptz - ? * interval '1 minute'`,
    [now, canceledWithinMinutes],
  );
  const expire = (order_id: string) =>
    refuseOrderWorkflow(container).run({
      input: { order_id, state: "expired", decided_by: null, reason: null },
    });
  const cancel = (order_id: string) => cancelOrderWorkflow(container).run({ input: { order_id } });
  const jobs = [
    ...overdue.map((id) => ({ id, run: expire })),
    ...uncanceled.map((id) => ({ id, run: cancel })),
  ];
  for (const { id, run } of jobs) {
    try {
      await run(id);
      logger.info(`Order ${id} was cancelled: it had not been approved`);
    } catch (error) {
      logger.error(`Order ${id}, which was not approved, could not be cancelled yet: ${String(error)}`);
    }
  }
}
