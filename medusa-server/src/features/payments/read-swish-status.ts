import type { MedusaContainer } from "@medusajs/framework/types";
import { resolveSwishStatus, type SwishStatus } from "@spolverk/domain";
import { readEnvironment } from "../../environment/environment.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { createSwishClient } from "./modules/payment-swish/swish-client.ts";

/**
 * Reads the status of a checkout's payment request from Swish, even when its payment session is gone [7.13]. Queries
 * only requests made for the checkout, so that no caller can read the status of other requests.
 *
 * @returns null when the checkout has no such request
 * @throws PaymentServiceError when Swish does not answer, MedusaError NOT_FOUND when there is no such checkout
 */
export async function readSwishStatus(
  container: MedusaContainer,
  checkoutId: string,
  swishId: string,
): Promise<SwishStatus | null> {
  const { swish } = readEnvironment(process.env);
  if (swish === null) return null;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { swish_ids: made, payment_reference } = await checkouts.retrieveCheckout(checkoutId, {
    select: ["swish_ids", "payment_reference"],
  });
  if (!made.includes(swishId)) return null;
  const request = await createSwishClient(swish).readRequest(swishId);
  const isOurs = request?.payeePaymentReference === payment_reference;
  return request !== null && isOurs ? resolveSwishStatus(request) : null;
}
