import type { MedusaContainer } from "@medusajs/framework/types";
import { settleOrderPoints } from "../club/settle-order-points.ts";
import { queueLedgerMail } from "../club/queue-ledger-mail.ts";
import { settleGiftCards } from "../gift-cards/settle-gift-cards.ts";
import { queueEnquiryMail } from "../inbox/queue-enquiry-mail.ts";
import { creditOrder } from "../invoices/credit-order.ts";
import { queueOrderMails } from "../mail/queue-order-mails.ts";
import type { JournalKind } from "../modules/journal/event-kinds.ts";
import { payBackOrder } from "../payments/pay-back-order.ts";
import { findOrderOfEvent } from "../sql/find-order-of-event.ts";
import { queueTakeBackMail } from "../take-backs/queue-take-back-mail.ts";
import { queueWithdrawalMail } from "../withdrawals/queue-withdrawal-mail.ts";

export type JournalNews = { kind: JournalKind; subjectId: string };
type Handle = (container: MedusaContainer, news: JournalNews) => Promise<void>;

/** Who follows the journal, and what it does about an event. */
export type Consumer = { kinds: readonly JournalKind[]; handle: Handle };

/** For what brings an order to where its rows are. An event of no order, or of one that was never made, is nothing to it. */
const ofOrder =
  (settle: (container: MedusaContainer, orderId: string) => Promise<void>): Handle =>
  async (container, news) => {
    const orderId = await findOrderOfEvent(container, news);
    if (orderId !== null) await settle(container, orderId);
  };

/**
 * The consumers of the journal by their names, which stay: deliveries bear them. Each may get an event twice, events in
 * any order and at the same time as another process: what has been done is not done again. What cannot be done throws, and
 * is delivered again.
 */
export const consumers: Readonly<Record<string, Consumer>> = {
  "order-mails": {
    kinds: [
      ...(["order_placed", "order_approved", "order_shipped", "order_cancelled"] as const),
      ...(["payment_refunded", "gift_card_issued"] as const),
    ],
    handle: queueOrderMails,
  },
  "club-mails": { kinds: ["points_moved"], handle: queueLedgerMail },
  "take-back-mails": { kinds: ["take_back_moved"], handle: queueTakeBackMail },
  "enquiry-mails": { kinds: ["enquiry_received", "enquiry_changed"], handle: queueEnquiryMail },
  "withdrawal-mails": { kinds: ["withdrawal_received"], handle: queueWithdrawalMail },
  "credit-notes": {
    kinds: ["payment_refunded", "order_cancelled", "invoice_issued"],
    handle: ofOrder(creditOrder),
  },
  "gift-cards": {
    kinds: ["order_placed", "payment_captured", "order_cancelled", "gift_card_issued"],
    handle: ofOrder(settleGiftCards),
  },
  points: {
    kinds: [
      ...(["order_placed", "payment_captured", "payment_refunded", "order_cancelled"] as const),
      "gift_card_given_back",
    ],
    handle: ofOrder(settleOrderPoints),
  },
  "pay-back": { kinds: ["order_cancelled", "payment_captured"], handle: ofOrder(payBackOrder) },
};
