import type { Environment } from "../../environment/environment.ts";

export type NewsletterSettings = {
  apiKey: string;
  url: string;
  /** Id of the marketing list that subscribers join. */
  list: string;
};

/** Settings of SendGrid's list of subscribers; null when the shop has no list. */
export function toNewsletterSettings({
  SENDGRID_API_KEY: apiKey,
  SENDGRID_URL: url,
  SENDGRID_NEWSLETTER_LIST: list,
}: Pick<
  Environment,
  "SENDGRID_API_KEY" | "SENDGRID_URL" | "SENDGRID_NEWSLETTER_LIST"
>): NewsletterSettings | null {
  return apiKey === undefined || list === undefined ? null : { apiKey, url, list };
}
