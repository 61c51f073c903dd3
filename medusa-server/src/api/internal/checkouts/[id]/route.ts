import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readPlacedOrder } from "../../../../checkout/advance-placing.ts";
import { toPlacingState } from "../../../../checkout/to-placing-state.ts";
import type { CheckoutBody } from "../../../../internal/checkout-body.ts";
import { toId } from "../../../../internal/to-id.ts";
import { CHECKOUT_MODULE } from "../../../../modules/checkout/index.ts";
import type CheckoutModuleService from "../../../../modules/checkout/service.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const checkouts: CheckoutModuleService = request.scope.resolve(CHECKOUT_MODULE);
  const checkout = await checkouts.retrieveCheckout(toId(request));
  const { id, version, data, expires_at, order_id, payment } = checkout;
  const order = order_id === null ? null : await readPlacedOrder(request.scope, order_id);
  response.json({
    checkout: { id, version, data, expires_at, placing: toPlacingState(checkout), payment, order },
  });
}

/** Saves the version after the stored one; 409 when another call has saved it. */
export async function POST(request: MedusaRequest<CheckoutBody>, response: MedusaResponse): Promise<void> {
  const checkouts: CheckoutModuleService = request.scope.resolve(CHECKOUT_MODULE);
  const id = toId(request);
  if (!(await checkouts.saveNextVersion({ id, ...request.validatedBody }))) {
    throw new MedusaError(MedusaError.Types.CONFLICT, "Another version of the checkout was saved first");
  }
  response.json({ id, version: request.validatedBody.version });
}
