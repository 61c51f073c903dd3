import { toShopDay } from "@spolverk/domain";

/** A VAT rate change as stored. */
export type StoredRate = {
  id: string;
  country: string;
  /** Percent. */
  rate: number;
  /** YYYY-MM-DD */
  starts_on: string;
  applied_at: Date | null;
  created_at: Date;
};

/** When a rate applied, as a day or as a day and minute in Sweden. */
export type HeldRate = {
  id: string;
  country: string;
  rate: number;
  from: string;
  /** Null when no later rate has followed. */
  until: string | null;
};

const minute = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  dateStyle: "short",
  timeStyle: "short",
});

/** Tells whether a rate has begun: from then on it can be corrected but no longer removed. @param today YYYY-MM-DD */
export const hasBegun = (
  { starts_on, applied_at }: Pick<StoredRate, "starts_on" | "applied_at">,
  today: string,
): boolean => applied_at !== null || starts_on <= today;

/**
 * Lists the rates that have begun, the latest first. A rate planned before its day applied from midnight. A rate
 * entered on its day applied from the minute of its entry, so that the history shows how long a mistake applied before
 * its correction.
 *
 * @param today YYYY-MM-DD
 */
export function toVatHistory(changes: readonly StoredRate[], today: string): HeldRate[] {
  const begun = changes
    .filter((change) => hasBegun(change, today))
    .toSorted(
      (a, b) => a.starts_on.localeCompare(b.starts_on) || a.created_at.getTime() - b.created_at.getTime(),
    );
  return begun
    .map((change, at) => {
      const next = begun.slice(at + 1).find(({ country }) => country === change.country);
      const { id, country, rate } = change;
      return { id, country, rate, from: toStart(change), until: next === undefined ? null : toStart(next) };
    })
    .toReversed();
}

function toStart({ starts_on, created_at }: StoredRate): string {
  return toShopDay(created_at.toISOString()) < starts_on ? starts_on : minute.format(created_at);
}
