import type { ClubFacts } from "../mail/club-facts.ts";
import type { OrderFacts } from "../../orders/order-facts.ts";

/** For tests: one club mail of each kind, with the site and language of a sample order. */
export function sampleClubFacts({
  language,
  site,
  currency,
  number,
}: Pick<OrderFacts, "language" | "site" | "currency" | "number">): ClubFacts[] {
  const common = { language, site, currency };
  const expiresAt = "2026-12-08T10:00:00.000Z";
  const referralToken = "dGhlIHRva2VuIG9mIGFuIGFjY291bnQ";
  return [
    { kind: "club_welcome", ...common, rewardPercent: 3, bonusMinor: 5000 },
    {
      kind: "points_earned",
      ...common,
      orderNumber: number,
      earnedMinor: 1250,
      expiresAt,
      balanceMinor: 123_456,
    },
    { kind: "tier_reached", ...common, tier: "pro", rewardPercent: 6, heldUntil: expiresAt },
    { kind: "points_expiring", ...common, expiringMinor: 1250, day: "2026-12-08" },
    { kind: "friend_purchased", ...common, earnedMinor: 5000, expiresAt },
    { kind: "club_invitation", ...common, inviter: "Åsa Öberg", referralToken, bonusMinor: 5000 },
  ];
}
