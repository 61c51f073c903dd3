import { MedusaError } from "@medusajs/framework/utils";
import { PaymentServiceError } from "../payment-shared/payment-service-error.ts";
import type { SwishClient, SwishRefund } from "./swish-client.ts";

/**
 * Refunds money once per id: sends nothing when Swish already has a refund with the id.
 *
 * @param input.amountMinor öre
 * @throws MedusaError when Swish refuses the refund or the refund has failed; PaymentServiceError when the outcome is
 * unknown, after which the caller may repeat the call with the same id
 */
export async function refundPayment(
  client: SwishClient,
  input: { id: string; paymentReference: string; amountMinor: number; reference: string },
): Promise<SwishRefund> {
  const known = await client.readRefund(input.id);
  if (known === null) {
    const created = await client.createRefund(input);
    if (created.kind === "refused") throw refuse(created.errorCode);
  }
  const refund = known ?? (await client.readRefund(input.id));
  if (refund === null || refund.amountMinor !== input.amountMinor) {
    throw new PaymentServiceError("unexpected_answer", `Swish does not have the refund ${input.id}`);
  }
  if (refund.status === "ERROR") throw refuse(refund.errorCode ?? "unknown");
  return refund;
}

const refuse = (errorCode: string) =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, `Swish refused the refund: ${errorCode}`);
