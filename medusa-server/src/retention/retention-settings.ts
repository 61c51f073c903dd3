/** How long data is kept after it was last needed. */
export type RetentionSettings = {
  /** Days from an order to the deletion of its checkout record and of the addresses in its cart. */
  checkoutDays: number;
  /** Days that the outbox remembers a mail that was sent, has failed or was skipped. */
  mailDays: number;
  /** Days after which a stock notification is deleted. */
  stockNotificationDays: number;
  /** Days after which an enquiry is deleted, with its files and its history. */
  enquiryDays: number;
  /** Whole calendar years after the year of an order before its personal data goes. */
  orderYears: number;
};

/** A cart or a guest without an order may be gone after this long; a checkout says itself when it expires. */
export const abandonedDays = 14;
/** An unconfirmed address is not kept longer. */
export const unconfirmedDays = 7;
/** A notified wish stays so long for the link in its mail that ends all others. */
export const notifiedDays = 30;

/** A take-back whose fee is not charged remembers its customer so long: three years. */
export const takeBackDays = 3 * 365;

/** A withdrawal remembers its customer so long: three years. */
export const withdrawalDays = 3 * 365;

const dayMs = 24 * 60 * 60_000;

/** The instant so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/**
 * The first instant whose orders are still kept: bookkeeping rules count whole calendar years after the end of the
 * year of the order.
 */
export function resolveOrderCutoff(now: Date, orderYears: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - orderYears, 0, 1));
}
