import { Module } from "@medusajs/framework/utils";
import StockNotificationModuleService from "./service.ts";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    stockNotification: StockNotificationModuleService;
  }
}

export const STOCK_NOTIFICATION_MODULE = "stockNotification";
export default Module(STOCK_NOTIFICATION_MODULE, { service: StockNotificationModuleService });
