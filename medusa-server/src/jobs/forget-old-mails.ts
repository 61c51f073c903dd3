import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";

/** As long as somebody may ask what the shop wrote; far longer than events are looked for that had no mail. */
const keptDays = 365;
const dayMs = 24 * 60 * 60_000;

/** Several servers may do it at once: it is one statement, and the second finds nothing. */
export default async function forgetOldMails(container: MedusaContainer): Promise<void> {
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  await outbox.forgetBefore(new Date(Date.now() - keptDays * dayMs));
}

export const config = { name: "forget-old-mails", schedule: "41 3 * * *" };
