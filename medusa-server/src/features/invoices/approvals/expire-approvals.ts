import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { runEach } from "../../../concurrency/run-each.ts";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import { refuseOrderWorkflow } from "../workflows/refuse-order-workflow.ts";

const minuteMs = 60_000;
/** Leaves the cancellation of a refused order to the merchandiser's own call for this long. */
const canceledWithinMs = 5 * minuteMs;
/** Give up cancelling a refused order after this long; each failed attempt is logged. */
const triedForMs = 7 * 24 * 60 * minuteMs;

/**
 * Cancels the orders that were not approved in time, and the refused orders that a crash has left uncancelled. An order
 * that fails is left to the next run and does not delay the others.
 */
export async function expireApprovals(container: MedusaContainer, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const invoices = container.resolve(INVOICE_MODULE);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const findOpen = async (...[filters]: Parameters<typeof invoices.listInvoiceApprovals>) => {
    const approvals = await invoices.listInvoiceApprovals(filters, { select: ["order_id"], take: null });
    return listUncanceled(
      container,
      approvals.map(({ order_id }) => order_id),
    );
  };
  const overdue = await findOpen({ state: "awaiting", decide_by: { $lte: now } });
  const uncanceled = await findOpen({
    state: ["refused", "expired"],
    decided_at: { $gt: before(triedForMs), $lt: before(canceledWithinMs) },
  });
  const expire = (order_id: string) =>
    refuseOrderWorkflow(container).run({
      input: { order_id, state: "expired", decided_by: null, reason: null },
    });
  const cancel = (order_id: string) => cancelOrderWorkflow(container).run({ input: { order_id } });
  const jobs = [
    ...overdue.map((id) => ({ id, run: expire })),
    ...uncanceled.map((id) => ({ id, run: cancel })),
  ];
  const work = { name: "expire-approvals", items: jobs, toId: ({ id }: { id: string }) => id };
  await runEach(container, work, async ({ id, run }) => {
    await run(id);
    logger.info(`Order ${id} was cancelled: it had not been approved`);
  });
}

async function listUncanceled(container: MedusaContainer, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const orders = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderIds }, { select: ["id", "canceled_at"], take: null });
  return orders.filter(({ canceled_at }) => !canceled_at).map(({ id }) => id);
}
