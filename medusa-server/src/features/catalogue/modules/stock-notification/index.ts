import { defineModule } from "../../../../platform/database.ts";
import StockNotificationModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    stockNotification: StockNotificationModuleService;
  }
}

export const STOCK_NOTIFICATION_MODULE = "stockNotification";
export default defineModule(STOCK_NOTIFICATION_MODULE, { service: StockNotificationModuleService });
