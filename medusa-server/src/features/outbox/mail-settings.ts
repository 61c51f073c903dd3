import type { Environment } from "../../environment/environment.ts";

export type MailSettings = { apiKey: string; url: string; from: string };

/** Settings for sending mails; null when the shop sends none. */
export function toMailSettings({
  SENDGRID_API_KEY: apiKey,
  SENDGRID_URL: url,
  MAIL_FROM: from,
}: Pick<Environment, "SENDGRID_API_KEY" | "SENDGRID_URL" | "MAIL_FROM">): MailSettings | null {
  return apiKey === undefined || from === undefined ? null : { apiKey, url, from };
}
