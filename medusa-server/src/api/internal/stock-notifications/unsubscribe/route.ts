import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StockNotificationTokenBody } from "@spolverk/medusa-contract";
import { STOCK_NOTIFICATION_MODULE } from "../../../../features/catalogue/modules/stock-notification/index.ts";

/** Ends all waiting of the address that a token was mailed to; the same answer for an unknown token. */
export async function POST(
  request: MedusaRequest<StockNotificationTokenBody>,
  response: MedusaResponse,
): Promise<void> {
  const notifications = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  await notifications.unsubscribe(request.validatedBody.token);
  response.json({ unsubscribed: true });
}
