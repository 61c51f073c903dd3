import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../admin-api/page-query.ts";
import { CHECKOUT_MODULE } from "../../../modules/checkout/index.ts";
import type CheckoutModuleService from "../../../modules/checkout/service.ts";

/** What the sweeper did about unfinished payments, the latest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  const checkouts: CheckoutModuleService = request.scope.resolve(CHECKOUT_MODULE);
  const { offset, limit } = request.validatedQuery;
  const [rows, count] = await checkouts.listAndCountPaymentChecks(
    {},
    { order: { created_at: "DESC" }, skip: offset, take: limit },
  );
  response.json({ count, payment_checks: rows });
}
