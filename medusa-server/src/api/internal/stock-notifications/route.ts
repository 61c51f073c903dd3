import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StockNotificationBody, StockNotificationsQuery } from "@spolverk/medusa-contract";
import { requestStockNotification } from "../../../features/catalogue/stock-notifications/request-stock-notification.ts";
import { STOCK_NOTIFICATION_MODULE } from "../../../features/catalogue/modules/stock-notification/index.ts";

/** Whose confirmed addresses wait for a variant, the first to ask first. */
export async function GET(
  request: MedusaRequest<unknown, StockNotificationsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const notifications = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  const { variant_id } = request.validatedQuery;
  const rows = await notifications.listStockNotifications(
    { variant_id, confirmed_at: { $ne: null }, notified_at: null },
    { order: { asked_at: "ASC" }, take: null },
  );
  response.json({
    stock_notifications: rows.map(({ email, language, asked_at }) => ({
      variant_id,
      email,
      language,
      asked_at,
    })),
  });
}

/** Asks the address by mail whether it is meant. The same answer whatever is known of it. */
export async function POST(
  request: MedusaRequest<StockNotificationBody>,
  response: MedusaResponse,
): Promise<void> {
  await requestStockNotification(request.scope, request.validatedBody);
  response.json({ saved: true });
}
