import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isInProgress } from "../../../../features/orders/placing-in-progress.ts";
import { toPlacingState } from "../../../../features/checkout/placement-table.ts";
import { readPlacedOrder } from "../../../../features/checkout/read-placed-order.ts";
import { type CheckoutBody, type CheckoutReply, preparedPaymentSchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../http/to-id.ts";
import { CHECKOUT_MODULE } from "../../../../features/orders/modules/checkout/index.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const checkouts = request.scope.resolve(CHECKOUT_MODULE);
  const checkout = await checkouts.retrieveCheckout(toId(request));
  const { data, order_id, payment } = checkout;
  const order = order_id === null ? null : await readPlacedOrder(request.scope, order_id);
  const reply: CheckoutReply = {
    checkout: {
      data,
      placing: toPlacingState(checkout),
      in_progress: order === null && (await isInProgress(request.scope, checkout.id)),
      payment: payment && preparedPaymentSchema.parse(payment),
      order,
    },
  };
  response.json(reply);
}

/** Saves the version after the stored one; 409 when another call has saved it. */
export async function POST(request: MedusaRequest<CheckoutBody>, response: MedusaResponse): Promise<void> {
  const checkouts = request.scope.resolve(CHECKOUT_MODULE);
  const id = toId(request);
  if (
    !(await checkouts.saveNextVersion({
      id,
      ...request.validatedBody,
      accepted_hash: null,
      acceptance: null,
    }))
  ) {
    throw new MedusaError(MedusaError.Types.CONFLICT, "Another version of the checkout was saved first");
  }
  response.json({ id });
}
