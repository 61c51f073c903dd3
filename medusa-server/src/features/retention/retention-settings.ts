import { toShopDay } from "@spolverk/domain";

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

/** Three years, one of which may be a leap year: a claim can be made until the last of their days. */
const threeYearsDays = 3 * 365 + 1;

/** A take-back whose fee is not charged remembers its customer so long. */
export const takeBackDays = threeYearsDays;

/** A withdrawal remembers its customer so long. */
export const withdrawalDays = threeYearsDays;

/** A mailbox that had the bonus for joining the club is remembered so long. */
export const joiningBonusDays = threeYearsDays;

const dayMs = 24 * 60 * 60_000;

/** The instant so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/**
 * The first instant whose orders are still kept: bookkeeping rules count whole calendar years after the end of the
 * year of the order (bokföringslagen 1999:1078, 7:2). Years begin at midnight in Sweden, which is at winter time then.
 */
export function resolveOrderCutoff(now: Date, orderYears: number): Date {
  const year = Number(toShopDay(now.toISOString()).slice(0, 4));
  return new Date(`${year - orderYears - 1}-12-31T23:00:00.000Z`);
}
