import { readShop, type TranslateMail } from "@spolverk/content";
import { formatInstant } from "@spolverk/domain";
import { breakLinks } from "../../outbox/break-links.ts";
import type { MailContent } from "../../outbox/mail-content.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

/**
 * Writes the receipt of a withdrawal with its content, date and time (directive 2011/83/EU, article 11a(4)). The
 * recipient's address may belong to a stranger, so nothing that the sender wrote becomes a link.
 */
export function writeWithdrawalMail(
  { number, orderNumber, name, email, goods, receivedAt, language }: WithdrawalFacts,
  t: TranslateMail,
): Pick<MailContent, "subject" | "title" | "blocks"> {
  const at = formatInstant(receivedAt, language);
  const lines = goods === "" ? [t("withdrawalReceived.all")] : goods.split(/\r?\n/).map(breakLinks);
  return {
    subject: t("withdrawalReceived.subject", { number }),
    title: t("withdrawalReceived.title"),
    blocks: [
      { kind: "text", text: t("common.greeting", { name: breakLinks(name) }) },
      { kind: "text", text: t("withdrawalReceived.text", { at }) },
      {
        kind: "rows",
        heading: t("withdrawalReceived.content"),
        rows: [
          { name: t("withdrawalReceived.number"), value: number },
          { name: t("withdrawalReceived.at"), value: at },
          { name: t("withdrawalReceived.name"), value: breakLinks(name) },
          { name: t("common.orderNumber"), value: breakLinks(orderNumber) },
          { name: t("withdrawalReceived.email"), value: email },
        ],
      },
      { kind: "lines", heading: t("withdrawalReceived.goods"), lines },
      { kind: "text", text: t("withdrawalReceived.back") },
      { kind: "text", text: t("withdrawalReceived.ignore", { email: readShop().support.email }) },
    ],
  };
}
