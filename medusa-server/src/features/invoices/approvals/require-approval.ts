import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../../../database/read-rows.ts";
import { toId } from "../../../http/to-id.ts";
import { readApproval } from "./read-approval.ts";

const paymentRow = z.object({
  payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish(),
});

type FindOrders = (request: MedusaRequest) => Promise<string[]>;

/** Finds the order named by the path. */
export const orderInPath: FindOrders = async (request) => [toId(request)];

/** Finds the order of the payment named by the path. */
export const orderOfPaymentInPath: FindOrders = async (request) => {
  const payments = await readRows(request.scope, paymentRow, {
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id: toId(request) },
  });
  return payments.flatMap(({ payment_collection }) => payment_collection?.order?.id ?? []);
};

/** Refuses to ship, invoice or record as paid an order that has not been approved. */
export function requireApproval(findOrders: FindOrders) {
  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    for (const orderId of await findOrders(request)) {
      const approval = await readApproval(request.scope, orderId);
      if (approval !== "not_needed" && approval !== "approved") {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This order by invoice has not been approved");
      }
    }
    next();
  };
}
