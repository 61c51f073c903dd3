import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../environment/environment.ts";
import { toInvoiceFile } from "../invoices/issue-invoice.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { toTermsFile } from "../invoices/terms/terms-file.ts";
import { deliverDueMails } from "../outbox/deliver-due-mails.ts";
import { toMailSettings } from "../outbox/mail-settings.ts";
import { readMailFacts } from "./read-mail-facts.ts";
import { renderMail } from "./render-mail.ts";
import { sendBySendgrid } from "../outbox/send-by-sendgrid.ts";
import { toUnsubscribeHeaders } from "../newsletter/mail/write-newsletter-mail.ts";

/** Sends the due mails of the outbox; none when sending is off. */
export async function sendDueMails(container: MedusaContainer): Promise<void> {
  const settings = toMailSettings(readEnvironment(process.env));
  if (settings === null) return;
  const outbox = container.resolve(MAIL_MODULE);
  await deliverDueMails({
    outbox,
    now: () => new Date(),
    send: async (mail) => {
      const facts = await readMailFacts(container, mail);
      const terms =
        facts.kind === "order_confirmation" && facts.contract
          ? await toTermsFile(facts.contract, facts.order)
          : null;
      const files = [
        ...("invoice" in facts && facts.invoice ? [await toInvoiceFile(facts.invoice)] : []),
        ...(terms ? [terms] : []),
        ...("creditNote" in facts && facts.creditNote ? [await toInvoiceFile(facts.creditNote)] : []),
        ...("label" in facts && facts.label ? [facts.label] : []),
      ];
      const headers = facts.kind === "newsletter_welcome" ? toUnsubscribeHeaders(facts) : undefined;
      return sendBySendgrid(settings, { id: mail.id, to: mail.email, files, headers, ...renderMail(facts) });
    },
  });
}
