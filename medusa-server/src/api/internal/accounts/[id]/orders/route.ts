import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { accountOrdersReplySchema, ordersQuerySchema } from "@spolverk/medusa-contract";
import { readAccountOrders } from "../../../../../features/account-area/read-account-orders.ts";
import { toId } from "../../../../../http/to-id.ts";
import { findAccountOrders } from "../../../../../features/account-area/sql/find-account-orders.ts";

/** A page of an account's orders, the newest first. */
export async function GET(
  request: MedusaRequest<unknown, z.infer<typeof ordersQuerySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const accountId = toId(request);
  const { ids, total } = await findAccountOrders(request.scope, accountId, request.validatedQuery);
  const orders = await readAccountOrders(request.scope, accountId, ids);
  response.json({ orders, total } satisfies z.infer<typeof accountOrdersReplySchema>);
}
