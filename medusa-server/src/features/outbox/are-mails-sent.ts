import { readEnvironment } from "../../environment/environment.ts";
import { toMailSettings } from "./mail-settings.ts";

/** Whether the shop sends mails. Without, nothing is put into the outbox, where it would wait for years. */
export function areMailsSent(): boolean {
  return toMailSettings(readEnvironment(process.env)) !== null;
}
