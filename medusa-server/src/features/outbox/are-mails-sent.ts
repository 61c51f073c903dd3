import { readEnvironment } from "../../environment/environment.ts";
import { toMailSettings } from "./mail-settings.ts";

/** Whether the shop sends mails. If not, nothing is queued, since it would stay in the outbox for years. */
export function areMailsSent(): boolean {
  return toMailSettings(readEnvironment(process.env)) !== null;
}
