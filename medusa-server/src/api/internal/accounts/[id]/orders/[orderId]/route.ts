import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { accountOrderReplySchema } from "@spolverk/medusa-contract";
import { readAccountOrder } from "../../../../../../features/account-area/read-account-orders.ts";
import { toOrderPath } from "../../../../../../features/account-area/to-order-path.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { accountId, orderId } = toOrderPath(request);
  const order = await readAccountOrder(request.scope, accountId, orderId);
  response.json({ order } satisfies z.infer<typeof accountOrderReplySchema>);
}
