import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "../../http/to-id.ts";

/** The account and the order that a route's path names. */
export function toOrderPath(request: { params: Record<string, string> }): {
  accountId: string;
  orderId: string;
} {
  const orderId = request.params["orderId"];
  if (orderId === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The path names no order");
  return { accountId: toId(request), orderId };
}
