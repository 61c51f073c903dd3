import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { holdMinutes } from "./hold-terms.ts";
import { settleCheckout } from "./settle-checkout.ts";

/**
 * Checks every payment that was left unfinished for `afterSeconds`, settles it and writes down what
 * was done. One that fails is left for the next sweep and keeps none of the others waiting.
 */
export async function sweepPayments(container: MedusaContainer, afterSeconds: number): Promise<void> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const id of await checkouts.listUnsettled(afterSeconds, holdMinutes)) {
    try {
      const settled = await settleCheckout(container, id, new Date());
      if (settled === null) continue;
      const { action, orderId, reason } = settled;
      await checkouts.createPaymentChecks({ checkout_id: id, order_id: orderId, action, reason });
      logger.info(`Payment check of ${id}: ${action} (${reason})`);
    } catch (error) {
      logger.error(`The payment of checkout ${id} could not be settled yet: ${String(error)}`);
    }
  }
}
