import {
  type AccountKind,
  clubTerms,
  firstOrderMinimum,
  foldLedger,
  resolveClubTier,
  resolveUsablePoints,
} from "@spolverk/domain";
import type { CommerceClub } from "../commerce/club.ts";
import type { Loyalty } from "../contract/club.ts";

/** How an account stands in the club, in the API's words. @param club null of an account that has not joined */
export function toLoyalty(kind: AccountKind, club: CommerceClub | null, at: Date): Loyalty {
  const mayJoin = kind === "individual";
  if (club === null) return { mayJoin, club: null };
  const { currency, joinedAt, entries, isBonusWithheld } = club;
  const now = at.toISOString();
  const ledger = foldLedger(entries);
  const { usableMinor, lockedMinor } = resolveUsablePoints(entries, {
    currency,
    now,
    filamentMinor: 0,
    isBonusWithheld,
  });
  const { tier, heldUntil, qualifyingMinor, next } = resolveClubTier(entries, { currency, now });
  return {
    mayJoin,
    club: {
      currency,
      joinedAt,
      points: usableMinor + lockedMinor,
      locked:
        lockedMinor === 0
          ? null
          : { amount: lockedMinor, minimum: firstOrderMinimum[currency], isWithheld: isBonusWithheld },
      tier,
      rewardPercent: clubTerms.rewardPercent[tier],
      heldUntil,
      qualifying: qualifyingMinor,
      next: next && { tier: next.tier, missing: next.missingMinor },
      expiring: ledger.lots
        .filter(({ expiresAt }) => Date.parse(expiresAt) > at.getTime())
        .map(({ leftMinor, expiresAt }) => ({ amount: leftMinor, expiresAt })),
    },
  };
}
