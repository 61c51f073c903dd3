import type { Language } from "@spolverk/content";
import type { ClubTier, Currency } from "@spolverk/domain";
import type { MailSite } from "../../outbox/mail-site.ts";

/** Points are hundredths of a point, days are ISO dates or date-times in UTC. */
type ClubEvent =
  | { kind: "club_welcome"; rewardPercent: number; bonusMinor: number }
  | {
      kind: "points_earned";
      orderNumber: string;
      earnedMinor: number;
      expiresAt: string;
      /** The spendable points when the mail is written. */
      balanceMinor: number;
    }
  | { kind: "tier_reached"; tier: ClubTier; rewardPercent: number; heldUntil: string }
  | { kind: "points_expiring"; expiringMinor: number; day: string }
  | { kind: "friend_purchased"; earnedMinor: number; expiresAt: string }
  | { kind: "club_invitation"; inviter: string; referralToken: string; bonusMinor: number };

/** The facts that a mail about the club shows. */
export type ClubFacts = ClubEvent & {
  language: Language;
  site: MailSite;
  /** The ledger's currency; for an invitation, the site's. */
  currency: Currency;
};
