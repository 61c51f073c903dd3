import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type {
  StockNotificationBody,
  StockNotificationsQuery,
} from "../../../internal/stock-notification-body.ts";
import { STOCK_NOTIFICATION_MODULE } from "../../../modules/stock-notification/index.ts";
import type StockNotificationModuleService from "../../../modules/stock-notification/service.ts";

/** Who waits for a variant, the first to ask first. */
export async function GET(
  request: MedusaRequest<unknown, StockNotificationsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const notifications: StockNotificationModuleService = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  const { variant_id } = request.validatedQuery;
  const rows = await notifications.listStockNotifications(
    { variant_id },
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

export async function POST(
  request: MedusaRequest<StockNotificationBody>,
  response: MedusaResponse,
): Promise<void> {
  const notifications: StockNotificationModuleService = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  await notifications.saveOnce(request.validatedBody);
  response.json({ saved: true });
}
