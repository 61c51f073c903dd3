import type { JournalKind } from "../journal/modules/journal/event-kinds.ts";

/**
 * The kinds of events that each consumer of the journal receives. A consumer's name never changes: stored deliveries
 * refer to it.
 */
export const consumerKinds = {
  "order-mails": [
    "order_placed",
    "order_approved",
    "order_shipped",
    "order_cancelled",
    "payment_refunded",
    "gift_card_issued",
  ],
  "club-mails": ["points_moved"],
  "take-back-mails": ["take_back_moved"],
  "enquiry-mails": ["enquiry_received", "enquiry_changed"],
  "withdrawal-mails": ["withdrawal_received"],
  "credit-notes": ["payment_refunded", "order_cancelled", "invoice_issued"],
  "gift-cards": ["order_placed", "payment_captured", "order_cancelled", "gift_card_issued"],
  points: ["order_placed", "payment_captured", "payment_refunded", "order_cancelled", "gift_card_given_back"],
  "pay-back": ["order_cancelled", "payment_captured"],
} as const satisfies Record<string, readonly JournalKind[]>;

export type ConsumerName = keyof typeof consumerKinds;
