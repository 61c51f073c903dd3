import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { expectPresent } from "../expect-present.ts";
import { readIds } from "../read-ids.ts";
import { readApproval } from "./read-approval.ts";

type FindOrders = (request: MedusaRequest) => Promise<string[]>;

const idOf = (request: MedusaRequest) => expectPresent(request.params.id, "id in the path");

/** The order that the path names. */
export const orderInPath: FindOrders = async (request) => [idOf(request)];

/** The order of the payment that the path names. */
export const orderOfPaymentInPath: FindOrders = (request) =>
  readIds(
    request.scope,
    `select l."order_id" as "id" from "payment" p
     join "order_payment_collection" l on l."payment_collection_id" = p."payment_collection_id"
       and l."deleted_at" is null
     where p."id" = ?`,
    [idOf(request)],
  );

/** Refuses to go on with an order that has not been approved: it is not sent, not invoiced and not noted as paid. */
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
