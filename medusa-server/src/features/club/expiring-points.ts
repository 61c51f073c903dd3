import type { PointsLot } from "@spolverk/domain";

type ExpiryMail = {
  accountId: string;
  /** YYYY-MM-DD in UTC, on which the points expire. */
  day: string;
  daysBefore: number;
};

/** What the outbox knows a mail about points that expire by. */
export const toExpiryMailId = ({ accountId, day, daysBefore }: ExpiryMail): string =>
  `${accountId}:${day}:${daysBefore}`;

/** The day of expiry that such a mail is about. */
export const toExpiryDay = (mailId: string): string => mailId.split(":")[1] ?? "";

/** What is left of the points that expire on a day (YYYY-MM-DD in UTC); hundredths of a point. */
export const sumExpiringOn = (lots: readonly PointsLot[], day: string): number =>
  lots
    .filter(({ expiresAt }) => expiresAt.startsWith(day))
    .reduce((sum, { leftMinor }) => sum + leftMinor, 0);
