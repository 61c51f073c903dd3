import { readEnvironment } from "../../environment/environment.ts";
import type { RetentionSettings } from "./retention-settings.ts";

/** Reads this shop's retention periods from its environment. */
export function readRetentionSettings(): RetentionSettings {
  const environment = readEnvironment(process.env);
  return {
    checkoutDays: environment.RETENTION_CHECKOUT_DAYS,
    mailDays: environment.RETENTION_MAIL_DAYS,
    stockNotificationDays: environment.RETENTION_STOCK_NOTIFICATION_DAYS,
    enquiryDays: environment.RETENTION_ENQUIRY_DAYS,
    orderYears: environment.RETENTION_ORDER_YEARS,
  };
}
