import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../environment/environment.ts";
import type { JournalEventRef, JournalKind } from "../journal/modules/journal/event-kinds.ts";
import type { OrderMailKind } from "../outbox/modules/mail/mail-kinds.ts";
import { findOrderOfEvent } from "../journal/sql/find-order-of-event.ts";
import { findUnmailed } from "./sql/find-unmailed.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { toLanguage } from "../outbox/to-language.ts";

/** The mails for each kind of event. The subject of a mail is the order, or the row that the event is about. */
const mailsOfEvents: Readonly<
  Partial<Record<JournalKind, { kinds: readonly OrderMailKind[]; about: "order" | "subject" }>>
> = {
  order_placed: { kinds: ["order_confirmation", "invoice"], about: "order" },
  order_approved: { kinds: ["order_approved", "invoice"], about: "order" },
  order_cancelled: { kinds: ["order_cancelled"], about: "order" },
  order_shipped: { kinds: ["order_shipped"], about: "subject" },
  payment_refunded: { kinds: ["order_refunded"], about: "subject" },
  gift_card_issued: { kinds: ["gift_card"], about: "subject" },
};

/** Queues each mail about an event of an order once. */
export async function queueOrderMails(container: MedusaContainer, news: JournalEventRef): Promise<void> {
  const mails = mailsOfEvents[news.kind];
  if (!areMailsSent() || mails === undefined) return;
  const id = mails.about === "order" ? await findOrderOfEvent(container, news) : news.subjectId;
  if (id === null) return;
  const { UNPAID_ORDER_MAILS_PER_DAY: most } = readEnvironment(process.env);
  for (const kind of mails.kinds) {
    for (const { language, is_skipped, ...about } of await findUnmailed(container, kind, id)) {
      const mail = { ...about, kind, language: toLanguage(language) };
      await queueMail(container, { ...mail, state: is_skipped ? "skipped" : "waiting" }, most);
    }
  }
}
