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
      /** What can be spent when the mail is written. */
      balanceMinor: number;
    }
  | { kind: "tier_reached"; tier: ClubTier; rewardPercent: number; heldUntil: string }
  | { kind: "points_expiring"; expiringMinor: number; day: string }
  | { kind: "friend_purchased"; earnedMinor: number; expiresAt: string }
  | { kind: "club_invitation"; inviter: string; referralToken: string; bonusMinor: number };

/** What a mail about the loyalty club tells. */
export type ClubFacts = ClubEvent & {
  language: Language;
  site: MailSite;
  /** Of the ledger; of an invitation, that of the site. */
  currency: Currency;
};
