/** What the journal tells of. A trigger of the migration writes each kind; the subject is the row that was written. */
export const journalKinds = [
  /** A purchase has its order. */
  "order_placed",
  /** A merchandiser has approved an order by invoice; the subject is the approval. */
  "order_approved",
  /** The subject is the order. */
  "order_cancelled",
  /** The money of a payment was taken in full. */
  "payment_captured",
  /** Money goes back. Medusa deletes a refund again that its provider refuses, so that it counts as confirmed after a minute. */
  "payment_refunded",
  /** The subject is the fulfilment. */
  "order_shipped",
  /** An invoice or a receipt was issued. */
  "invoice_issued",
  "gift_card_issued",
  /** What a gift card paid went back onto it; the subject is its movement. */
  "gift_card_given_back",
  /** The subject is the entry of a member's ledger. */
  "points_moved",
  /** A take-back got into a state; the subject is its event. */
  "take_back_moved",
  /** An enquiry came, and is not suspicious. */
  "enquiry_received",
  /** Something happened to an enquiry; the subject is its event. */
  "enquiry_changed",
  /** A withdrawal came that is not suspicious, or turned out not to be. */
  "withdrawal_received",
] as const;
export type JournalKind = (typeof journalKinds)[number];
/** An event as its consumers get it. */
export type JournalEventRef = { kind: JournalKind; subjectId: string };
