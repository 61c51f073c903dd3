import { resolveSwishStatus, type SwishStatus } from "@spolverk/domain";
import { readEnvironment } from "../environment.ts";
import { createSwishClient } from "../modules/payment-swish/swish-client.ts";

/**
 * How a payment request of a checkout stands, by Swish itself, also when its payment session is gone [7.13].
 *
 * @returns null when the checkout has no such request
 * @throws PaymentServiceError when Swish does not answer
 */
export async function readSwishStatus(
  paymentReference: string,
  swishId: string,
): Promise<SwishStatus | null> {
  const { swish } = readEnvironment(process.env);
  if (swish === null) return null;
  const request = await createSwishClient(swish).readRequest(swishId);
  const isOurs = request?.payeePaymentReference === paymentReference;
  return request !== null && isOurs ? resolveSwishStatus(request) : null;
}
