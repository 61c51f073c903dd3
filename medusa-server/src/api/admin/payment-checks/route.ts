import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PaymentChecksPage } from "../../../features/checkout/api/payment-checks-query.ts";
import { listPaymentChecks } from "../../../features/checkout/list-payment-checks.ts";

/** What the sweeper did about unfinished payments, or could not do. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PaymentChecksPage>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listPaymentChecks(request.scope, request.validatedQuery));
}
