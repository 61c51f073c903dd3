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

/** For what brings an order to where its rows are. An event of no order, or of one that was never made, is nothing to it. */
const ofOrder =
  (settle: (container: MedusaContainer, orderId: string) => Promise<void>): Handle =>
  async (container, news) => {
    const orderId = await findOrderOfEvent(container, news);
    if (orderId !== null) await settle(container, orderId);
  };

/**
 * What each consumer of the journal does about an event. It may get an event twice, events in any order, and at the same time
 * as another process: what has been done is not done again. What cannot be done throws, and is delivered again.
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
