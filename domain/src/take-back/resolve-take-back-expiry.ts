import { takeBackTerms } from "./take-back-terms.ts";

const dayMs = 86_400_000;

/**
 * When an unsent request expires: the parcel may be sent until the end of the 60th UTC day after it [5.16], [4.37].
 */
export function resolveTakeBackExpiry(createdAt: Date): Date {
  const day = Math.floor(createdAt.getTime() / dayMs);
  return new Date((day + takeBackTerms.sendWithinDays + 1) * dayMs);
}
