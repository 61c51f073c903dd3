import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { retryPaymentCheck } from "../../../../../features/checkout/retry-payment-check.ts";

/** Checks a payment that needs attention at once. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = expectPresent(request.params.id, "id in the path");
  response.json({ settled: await retryPaymentCheck(request.scope, id) });
}
