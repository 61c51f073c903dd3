import type { MedusaContainer } from "@medusajs/framework/types";
import { settleOrderPoints } from "../club/settle-order-points.ts";
import { queueLedgerMail } from "../club/queue-ledger-mail.ts";
import { settleGiftCards } from "../gift-cards/settle-gift-cards.ts";
import { queueEnquiryMail } from "../inbox/queue-enquiry-mail.ts";
import { creditOrder } from "../invoices/credit-order.ts";
import { queueOrderMails } from "../mails/queue-order-mails.ts";
import type { JournalEventRef } from "../journal/modules/journal/event-kinds.ts";
import { payBackOrder } from "../checkout/pay-back-order.ts";
import { findOrderOfEvent } from "../journal/sql/find-order-of-event.ts";
import { queueTakeBackMail } from "../take-backs/queue-take-back-mail.ts";
import { queueWithdrawalMail } from "../withdrawals/queue-withdrawal-mail.ts";
import type { ConsumerName } from "./consumer-kinds.ts";

type Handle = (container: MedusaContainer, news: JournalEventRef) => Promise<void>;

/**
 * Makes a consumer of a function that takes an order's id. Skips events without an order, such as those of an order
 * that was never created.
 */
const ofOrder =
  (settle: (container: MedusaContainer, orderId: string) => Promise<void>): Handle =>
  async (container, news) => {
    const orderId = await findOrderOfEvent(container, news);
    if (orderId !== null) await settle(container, orderId);
  };

/**
 * The consumers of the journal. Events arrive at least once, in any order, and concurrently in several processes, so
 * that every consumer is idempotent. A consumer that throws gets the event again.
 */
export const consumers: Readonly<Record<ConsumerName, Handle>> = {
  "order-mails": queueOrderMails,
  "club-mails": queueLedgerMail,
  "take-back-mails": queueTakeBackMail,
  "enquiry-mails": queueEnquiryMail,
  "withdrawal-mails": queueWithdrawalMail,
  "credit-notes": ofOrder(creditOrder),
  "gift-cards": ofOrder(settleGiftCards),
  points: ofOrder(settleOrderPoints),
  "pay-back": ofOrder(payBackOrder),
};
