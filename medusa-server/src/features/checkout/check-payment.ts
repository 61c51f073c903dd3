import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { redactText } from "@spolverk/server-kit/redact-text";
import { readEnvironment } from "../../environment/environment.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { failuresUntilAttention, resolveNextCheck } from "../orders/retry-terms.ts";
import type { Settled } from "./settle-checkout.ts";
import { askForAttention, noteCheck, noteFailedCheck } from "./unsettled-payments.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);
/** Maximum length of an error in the admin, in characters. */
const longestReason = 300;

/**
 * Settles the payment of a checkout and records what was done. Counts a failed check: after several in a row it
 * requests a merchandiser's attention, and the sweeper's checks back off. A failed check does not throw.
 *
 * @returns whether the check succeeded, even when there was nothing to do yet
 */
export async function checkPayment(
  container: MedusaContainer,
  checkoutId: string,
  settle: () => Promise<Settled | null>,
): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  try {
    const settled = await settle();
    await noteCheck(container, checkoutId, new Date());
    if (settled !== null) {
      const { action, orderId, reason } = settled;
      await checkouts.createPaymentChecks({ checkout_id: checkoutId, order_id: orderId, action, reason });
      logger.info(`Payment check of ${checkoutId}: ${action} (${reason})`);
    }
    return true;
  } catch (error) {
    logger.error(`The payment of checkout ${checkoutId} could not be settled yet: ${String(error)}`);
    await noteFailure(container, checkoutId, error).catch((failure: unknown) =>
      logger.error(`The failed check of checkout ${checkoutId} could not be noted: ${String(failure)}`),
    );
    return false;
  }
}

async function noteFailure(container: MedusaContainer, checkoutId: string, error: unknown): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [checkout] = await checkouts.listCheckouts(
    { id: checkoutId },
    { select: ["id", "cart_id", "order_id", "failed_checks"] },
  );
  if (checkout === undefined) return;
  const failures = checkout.failed_checks + 1;
  const isPlaced = checkout.order_id !== null;
  const times = { now: new Date(), sweepSeconds: PAYMENT_SWEEP_SECONDS };
  const nextAt = resolveNextCheck({ failures, isPlaced }, times);
  const message = error instanceof Error ? error.message : String(error);
  const reason = redactText(message).slice(0, longestReason);
  await noteFailedCheck(container, { id: checkoutId, failures, nextAt, reason });
  if (failures < failuresUntilAttention) return;
  // Without an order, a check that a merchandiser has closed does not reopen. Closing the check of an order has set its
  // count of failures to zero, so that later failures open a new one.
  if (!isPlaced && (await isDealtWith(container, checkoutId))) return;
  // Reads the purchase without throwing: the check may have failed because the purchase cannot be parsed.
  const purchase =
    checkout.cart_id === null
      ? null
      : await checkouts.retrievePurchaseOfCart(checkout.cart_id).catch(() => null);
  await askForAttention(container, {
    checkoutId,
    orderId: checkout.order_id,
    reason,
    paymentMethod: purchase?.priced.paymentMethod ?? null,
    amountMinor: purchase?.priced.totals.toPay ?? null,
    currency: purchase?.priced.currency ?? null,
  });
}

async function isDealtWith(container: MedusaContainer, checkoutId: string): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [closed] = await checkouts.listPaymentChecks(
    { checkout_id: checkoutId, closed_by: { $ne: null } },
    { select: ["id"] },
  );
  return closed !== undefined;
}
