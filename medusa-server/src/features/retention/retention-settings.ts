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

/** Days after which a cart or a guest without an order is deleted; a checkout has its own expiry. */
export const abandonedDays = 14;
/** Days after which an address that has not been confirmed is deleted. */
export const unconfirmedDays = 7;
/** Days for which a sent stock notification is kept: the unsubscribe link in its mail has to work for that time. */
export const notifiedDays = 30;

/** Days of three years with a leap day. A customer can make a claim until the last of these days. */
const threeYearsDays = 3 * 365 + 1;

/** Days after which a take-back without a charged fee is anonymized. */
export const takeBackDays = threeYearsDays;

/** Days after which a withdrawal is anonymized. */
export const withdrawalDays = threeYearsDays;

/** Days for which the club remembers that a mailbox received the joining bonus. */
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
