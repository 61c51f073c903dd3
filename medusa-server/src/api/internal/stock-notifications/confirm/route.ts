import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StockNotificationTokenBody } from "@spolverk/medusa-contract";
import { STOCK_NOTIFICATION_MODULE } from "../../../../features/catalogue/modules/stock-notification/index.ts";

/** Confirms the address that a token was mailed to. */
export async function POST(
  request: MedusaRequest<StockNotificationTokenBody>,
  response: MedusaResponse,
): Promise<void> {
  const notifications = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  response.json({ confirmed: await notifications.confirm(request.validatedBody.token, new Date()) });
}
