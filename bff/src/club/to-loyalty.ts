import { type AccountKind, clubTerms, firstOrderMinimum, resolveUsablePoints } from "@spolverk/domain";
import type { CommerceClub, ExpiringPoints } from "../commerce/store.ts";
import type { Loyalty } from "../contract/club.ts";

/**
 * Maps an account's club status to the API.
 * @param club null for an account that has not joined
 */
export function toLoyalty(
  kind: AccountKind,
  club: CommerceClub | null,
  expiring: readonly ExpiringPoints[],
): Loyalty {
  const mayJoin = kind === "individual";
  if (club === null) return { mayJoin, club: null };
  const { currency, joinedAt, bonus, standing } = club;
  const { usableMinor, lockedMinor } = resolveUsablePoints(club, { filamentMinor: 0 });
  const { tier, heldUntil, qualifyingMinor, next } = standing;
  return {
    mayJoin,
    club: {
      currency,
      joinedAt,
      points: usableMinor + lockedMinor,
      locked:
        lockedMinor === 0
          ? null
          : { amount: lockedMinor, minimum: firstOrderMinimum[currency], isWithheld: bonus === "withheld" },
      tier,
      rewardPercent: clubTerms.rewardPercent[tier],
      heldUntil,
      qualifying: qualifyingMinor,
      next: next && { tier: next.tier, missing: next.missingMinor },
      expiring: expiring.map(({ amountMinor, expiresAt }) => ({ amount: amountMinor, expiresAt })),
    },
  };
}
