import { toShopDay } from "@spolverk/domain";

/** Retention periods, counted from when the data was last needed. */
export type RetentionSettings = {
  /** Days from an order to the deletion of its checkout record and of the addresses in its cart. */
  checkoutDays: number;
  /** Days until a mail that was sent, failed or skipped is deleted from the outbox. */
  mailDays: number;
  /** Days after which a stock notification is deleted. */
  stockNotificationDays: number;
  /** Days after which an enquiry is deleted, with its files and its history. */
  enquiryDays: number;
  /** Whole calendar years after the year of an order until it is anonymized. */
  orderYears: number;
};

/** Retention of a cart or a guest without an order; a checkout has its own expiry. */
export const abandonedDays = 14;
/** Retention of an unconfirmed address. */
export const unconfirmedDays = 7;
/** Retention of a sent stock notification, for the link in its mail that ends all others. */
export const notifiedDays = 30;

/** Three years with a leap day: a claim can be made until the last of these days. */
const threeYearsDays = 3 * 365 + 1;

/** Retention of the customer of a take-back whose fee is not charged. */
export const takeBackDays = threeYearsDays;

/** Retention of the customer of a withdrawal. */
export const withdrawalDays = threeYearsDays;

/** Retention of a mailbox that received the joining bonus of the club. */
export const joiningBonusDays = threeYearsDays;

const dayMs = 24 * 60 * 60_000;

/** Subtracts days from an instant. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/**
 * Resolves the first instant whose orders are kept: bookkeeping rules count whole calendar years after the end of the
 * order's year (bokföringslagen 1999:1078, 7:2). Years begin at midnight in Sweden, on winter time.
 */
export function resolveOrderCutoff(now: Date, orderYears: number): Date {
  const year = Number(toShopDay(now.toISOString()).slice(0, 4));
  return new Date(`${year - orderYears - 1}-12-31T23:00:00.000Z`);
}
