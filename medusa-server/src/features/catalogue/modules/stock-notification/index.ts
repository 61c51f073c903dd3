import { Module } from "@medusajs/framework/utils";
import StockNotificationModuleService from "./service.ts";

export const STOCK_NOTIFICATION_MODULE = "stockNotification";
export default Module(STOCK_NOTIFICATION_MODULE, { service: StockNotificationModuleService });
