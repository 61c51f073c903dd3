import type { TakeBackState } from "./take-back-state.ts";

/**
 * Tells whether the shop pays for the parcel with a label: for a private individual, until it has arrived or the
 * request has expired [5.19].
 */
export function hasTakeBackLabel({
  isCompany,
  state,
}: {
  isCompany: boolean;
  state: TakeBackState;
}): boolean {
  return !isCompany && (state === "created" || state === "sent");
}
