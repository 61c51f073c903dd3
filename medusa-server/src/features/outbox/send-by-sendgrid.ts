import { readShop } from "@spolverk/content";
import type { MailFile } from "./mail-file.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { RenderedMail } from "./mail-content.ts";

export type SendOutcome = "sent" | { error: string; isFinal: boolean };

const answerWithinMs = 15_000;
/** Maximum length of an error stored in the outbox. */
export const longestError = 500;

/** Statuses after which a retry would fail too: SendGrid cannot parse the mail, or finds it too large. */
const finalStatuses = new Set([400, 413]);

/**
 * Sends a mail by SendGrid's `POST /v3/mail/send`, which answers 202 when it has accepted the mail. Links and openings
 * are not tracked. Returns a failure instead of throwing: the outbox retries unless the failure is final.
 *
 * @param mail.id sent along, so that operators can search SendGrid's log for the mail
 * @param mail.headers beside those of every mail
 */
export async function sendBySendgrid(
  { apiKey, url, from }: MailSettings,
  {
    id,
    to,
    files,
    headers,
    subject,
    html,
    text,
  }: RenderedMail & {
    id: string;
    to: string;
    files: readonly MailFile[];
    headers?: Readonly<Record<string, string>> | undefined;
  },
): Promise<SendOutcome> {
  const body = {
    personalizations: [{ to: [{ email: to }], custom_args: { mail_id: id } }],
    from: { email: from, name: "Spolverk" },
    reply_to: { email: readShop().support.email },
    subject,
    // SendGrid requires the plainest content first.
    content: [
      { type: "text/plain", value: text },
      { type: "text/html", value: html },
    ],
    ...(headers && { headers }),
    ...(files.length === 0 ? {} : { attachments: files.map(toAttachment) }),
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  };
  try {
    const response = await fetch(new URL("/v3/mail/send", url), {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const answer = await response.text();
    if (response.status === 202) return "sent";
    return {
      error: `SendGrid answered ${response.status}: ${answer}`.slice(0, longestError),
      isFinal: finalStatuses.has(response.status),
    };
  } catch (error) {
    return { error: `SendGrid did not answer: ${String(error)}`.slice(0, longestError), isFinal: false };
  }
}

const toAttachment = ({ filename, type, content }: MailFile) => ({
  filename,
  type,
  content: content.toString("base64"),
  disposition: "attachment",
});
