import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelAccountOrder } from "../../../../../../../features/account-area/cancel-account-order.ts";
import { toOrderPath } from "../../../../../../../features/account-area/to-order-path.ts";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await cancelAccountOrder(request.scope, toOrderPath(request)));
}
