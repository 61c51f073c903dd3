/**
 * The kinds of events. For each kind, a database trigger created by the migration writes the event. Its subject is the
 * row that fired the trigger, unless noted otherwise.
 */
export const journalKinds = [
  /** A purchase got its order. */
  "order_placed",
  /** A merchandiser approved an invoice order; the subject is the approval. */
  "order_approved",
  /** The subject is the order. */
  "order_cancelled",
  /** A payment was captured in full. */
  "payment_captured",
  /**
   * Money is refunded. Medusa deletes a refund that the provider refuses, so that a refund counts as confirmed only
   * after a minute.
   */
  "payment_refunded",
  /** The subject is the fulfilment. */
  "order_shipped",
  /** An invoice or a receipt was issued. */
  "invoice_issued",
  "gift_card_issued",
  /** A gift card's payment was credited back to it; the subject is the gift card's movement. */
  "gift_card_given_back",
  /** The subject is the entry of the member's ledger. */
  "points_moved",
  /** A take-back changed its state; the subject is its event. */
  "take_back_moved",
  /** An enquiry arrived and is not suspicious. */
  "enquiry_received",
  /** An enquiry changed; the subject is its event. */
  "enquiry_changed",
  /** A withdrawal arrived that is not suspicious, or was cleared of suspicion. */
  "withdrawal_received",
] as const;
export type JournalKind = (typeof journalKinds)[number];
/** An event as passed to its consumers. */
export type JournalEventRef = { kind: JournalKind; subjectId: string };
