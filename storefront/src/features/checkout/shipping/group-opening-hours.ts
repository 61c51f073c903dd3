import type { ServicePoint } from "@spolverk/bff/contract";

type Hours = ServicePoint["openingHours"][number];
export type OpeningHours = { from: number; to: number; opens: string; closes: string };

/** Merges consecutive days (1 is Monday) with the same opening hours. */
export function groupOpeningHours(hours: readonly Hours[]): OpeningHours[] {
  const groups: OpeningHours[] = [];
  for (const { day, opens, closes } of hours) {
    const last = groups.at(-1);
    if (last && last.to === day - 1 && last.opens === opens && last.closes === closes) last.to = day;
    else groups.push({ from: day, to: day, opens, closes });
  }
  return groups;
}
