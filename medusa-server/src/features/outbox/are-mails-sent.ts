import { readEnvironment } from "../../environment/environment.ts";
import { toMailSettings } from "./mail-settings.ts";

/** Whether the shop sends mails. Otherwise it queues none either: they would stay in the outbox for years. */
export function areMailsSent(): boolean {
  return toMailSettings(readEnvironment(process.env)) !== null;
}
