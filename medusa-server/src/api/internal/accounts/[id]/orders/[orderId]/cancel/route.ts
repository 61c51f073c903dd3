import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelAccountOrder } from "../../../../../../../accounts/cancel-account-order.ts";
import { toOrderPath } from "../../../../../../../accounts/to-order-path.ts";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await cancelAccountOrder(request.scope, toOrderPath(request)));
}
