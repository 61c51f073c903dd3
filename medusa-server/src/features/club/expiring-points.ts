import type { PointsLot } from "@spolverk/domain";

type ExpiryMail = {
  accountId: string;
  /** YYYY-MM-DD in UTC, the day on which the points expire. */
  day: string;
  daysBefore: number;
};

/** The subject id of an expiry mail in the outbox. */
export const toExpiryMailId = ({ accountId, day, daysBefore }: ExpiryMail): string =>
  `${accountId}:${day}:${daysBefore}`;

/** Reads the day of expiry from a mail's subject id. */
export const toExpiryDay = (mailId: string): string => mailId.split(":")[1] ?? "";

/** Sums the remaining points that expire on a day (YYYY-MM-DD in UTC), in hundredths of a point. */
export const sumExpiringOn = (lots: readonly PointsLot[], day: string): number =>
  lots
    .filter(({ expiresAt }) => expiresAt.startsWith(day))
    .reduce((sum, { leftMinor }) => sum + leftMinor, 0);
