import type { TakeBackState } from "./take-back-state.ts";

/** Whether the shop pays for the parcel: a private individual's, until it has arrived or the request has expired [5.19]. */
export function hasTakeBackLabel({
  isCompany,
  state,
}: {
  isCompany: boolean;
  state: TakeBackState;
}): boolean {
  return !isCompany && (state === "created" || state === "sent");
}
