import type { TranslateMail } from "@spolverk/content";
import { type ClubTier, clubTerms, type Currency, firstOrderMinimum, formatPrice } from "@spolverk/domain";
import { formatDay } from "../../../documents/format-day.ts";
import type { ClubFacts } from "./club-facts.ts";
import type { MailBlock, MailContent } from "../../outbox/mail-content.ts";
import { toPageUrl } from "../../outbox/to-page-url.ts";
import { toSubjectName } from "../../outbox/to-subject-name.ts";

type Written = Pick<MailContent, "subject" | "title" | "blocks">;

/** Names of the tiers, the same in every language. */
const tierNames: Readonly<Record<ClubTier, string>> = { standard: "Standard", pro: "Pro", elite: "Elite" };
const toPoints = (minor: number) => minor / 100;
/** Formats the filament that an order has to contain before the joining bonus pays. */
const toMinimum = (currency: Currency) => formatPrice(firstOrderMinimum[currency], currency, true);

/** Writes a mail about the club. */
export function writeClubMail(facts: ClubFacts, t: TranslateMail): Written {
  const { currency, language, site } = facts;
  const toDay = (at: string) => formatDay(at.slice(0, 10), language);
  const toButton = (text: string, path: string): MailBlock => ({
    kind: "button",
    text,
    url: toPageUrl(site, language, path),
  });
  const toClub = (text: string) => toButton(text, "/account/addclub");
  switch (facts.kind) {
    case "club_welcome":
      return writeWelcome(facts, toClub(t("clubWelcome.open")), t);
    case "points_earned": {
      const { orderNumber: number, earnedMinor, expiresAt, balanceMinor } = facts;
      const values = { number, points: toPoints(earnedMinor), day: toDay(expiresAt) };
      const balance = toPoints(balanceMinor).toLocaleString(language);
      return {
        subject: t("pointsEarned.subject", values),
        title: t("pointsEarned.title"),
        blocks: [
          { kind: "text", text: t("pointsEarned.text", values) },
          {
            kind: "rows",
            heading: null,
            rows: [{ name: t("pointsEarned.balance"), value: balance, isTotal: true }],
          },
          { kind: "text", text: t("pointsEarned.worth", { currency }) },
          toClub(t("pointsEarned.open")),
        ],
      };
    }
    case "tier_reached": {
      const tier = tierNames[facts.tier];
      return {
        subject: t("tierReached.subject", { tier }),
        title: t("tierReached.title", { tier }),
        blocks: [
          { kind: "text", text: t("tierReached.text", { percent: facts.rewardPercent }) },
          { kind: "text", text: t("tierReached.until", { day: toDay(facts.heldUntil) }) },
          toClub(t("tierReached.open")),
        ],
      };
    }
    case "points_expiring": {
      const values = { points: toPoints(facts.expiringMinor), day: toDay(facts.day), currency };
      return {
        subject: t("pointsExpiring.subject", values),
        title: t("pointsExpiring.title"),
        blocks: [
          { kind: "text", text: t("pointsExpiring.text", values) },
          toButton(t("pointsExpiring.open"), "/shop"),
        ],
      };
    }
    case "friend_purchased": {
      const values = { points: toPoints(facts.earnedMinor), day: toDay(facts.expiresAt) };
      return {
        subject: t("friendPurchased.subject", values),
        title: t("friendPurchased.title"),
        blocks: [
          { kind: "text", text: t("friendPurchased.text", values) },
          toClub(t("friendPurchased.open")),
        ],
      };
    }
    case "club_invitation":
      return writeInvitation(facts, t);
  }
}

function writeWelcome(
  { currency, rewardPercent: percent, bonusMinor }: Extract<ClubFacts, { kind: "club_welcome" }>,
  toClub: MailBlock,
  t: TranslateMail,
): Written {
  const { rewardPercent, pointsExpireDays } = clubTerms;
  const bonus = {
    kind: "text",
    text: t("clubWelcome.bonus", { points: toPoints(bonusMinor), minimum: toMinimum(currency) }),
  } as const;
  return {
    subject: t("clubWelcome.subject"),
    title: t("clubWelcome.title"),
    blocks: [
      { kind: "text", text: t("clubWelcome.text", { currency, percent }) },
      ...(bonusMinor > 0 ? [bonus] : []),
      {
        kind: "text",
        text: t("clubWelcome.tiers", {
          pro: rewardPercent.pro,
          elite: rewardPercent.elite,
          days: pointsExpireDays,
        }),
      },
      toClub,
    ],
  };
}

/** The link carries the inviter's referral token, which the page keeps until the friend joins [7.7]. */
function writeInvitation(facts: Extract<ClubFacts, { kind: "club_invitation" }>, t: TranslateMail): Written {
  const { inviter, site, language, referralToken, bonusMinor, currency } = facts;
  return {
    subject: t("clubInvitation.subject", { inviter: toSubjectName(inviter) }),
    title: t("clubInvitation.title"),
    blocks: [
      { kind: "text", text: t("clubInvitation.text", { inviter }) },
      {
        kind: "text",
        text: t("clubInvitation.bonus", {
          amount: formatPrice(bonusMinor, currency, true),
          minimum: toMinimum(currency),
        }),
      },
      {
        kind: "button",
        text: t("clubInvitation.open"),
        url: toPageUrl(site, language, `/?referalToken=${encodeURIComponent(referralToken)}`),
      },
      { kind: "text", text: t("clubInvitation.ignore") },
    ],
  };
}
