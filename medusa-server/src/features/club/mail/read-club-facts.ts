import { readSites } from "@spolverk/content";
import {
  calculatePointsBalance,
  clubTerms,
  foldLedger,
  resolveClubTier,
  resolveUsablePoints,
  toInviteBonus,
} from "@spolverk/domain";
import type { Container } from "../../../platform/container.ts";
import { sumExpiringOn, toExpiryDay } from "../expiring-points.ts";
import { toReferralSite } from "../referral-mail-id.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import { expectPresent } from "../../../database/expect-present.ts";
import { ACCOUNT_MODULE } from "../../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "../modules/club/index.ts";
import { isBonusWithheld } from "../modules/club/referral-states.ts";
import type { ClubMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import type { ClaimedMail } from "../../outbox/modules/mail/service.ts";
import { breakLinks } from "../../outbox/break-links.ts";
import type { ClubFacts } from "./club-facts.ts";
import { ObsoleteMailError } from "../../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../../outbox/resolve-mail-site.ts";
import { toLanguage } from "../../outbox/to-language.ts";

/**
 * Reads the facts for a mail about the club.
 *
 * @throws ObsoleteMailError when the account has left or the reason for the mail is gone
 */
export async function readClubFacts(
  container: Container,
  kind: ClubMailKind,
  { subject_id, source_id, language }: Pick<ClaimedMail, "subject_id" | "source_id" | "language">,
): Promise<ClubFacts> {
  const club = container.resolve(CLUB_MODULE);
  const [member] = await club.listClubMemberships(
    { account_id: source_id, left_at: null },
    { select: ["currency", "site"] },
  );
  const ledger = await club.readLedger(source_id);
  const [referral] = await club.listReferrals(
    { friend_account_id: source_id },
    { select: ["state", "reason"] },
  );
  if (member === undefined || ledger === null) throw new ObsoleteMailError("The account has left the club");
  const { SITE_HOSTS } = readEnvironment(process.env);
  const common = {
    language: toLanguage(language),
    site: resolveMailSite(SITE_HOSTS, member.site),
    currency: member.currency,
  };
  const entries = ledger.rows.map(({ entry }) => entry);
  const expectEntry = () =>
    expectPresent(
      entries.find(({ id }) => id === subject_id),
      `entry ${subject_id}`,
    );
  const now = new Date().toISOString();
  switch (kind) {
    case "club_welcome": {
      const bonusMinor = entries.find(({ type }) => type === "invite")?.amountMinor ?? 0;
      return { kind, ...common, rewardPercent: clubTerms.rewardPercent.standard, bonusMinor };
    }
    case "points_earned": {
      const { amountMinor, orderNumber, expiresAt } = expectEntry();
      return {
        kind,
        ...common,
        orderNumber: expectPresent(orderNumber, "number of the order"),
        earnedMinor: amountMinor,
        expiresAt: expectPresent(expiresAt, "expiry of the points"),
        balanceMinor: resolveUsablePoints(
          calculatePointsBalance(entries, {
            currency: member.currency,
            now,
            isBonusWithheld: isBonusWithheld(referral ?? null),
          }),
          { filamentMinor: 0 },
        ).usableMinor,
      };
    }
    case "tier_reached": {
      const { tier, heldUntil } = resolveClubTier(entries, { currency: member.currency, now });
      if (heldUntil === null) throw new ObsoleteMailError("The tier was lost again by a refund");
      return { kind, ...common, tier, heldUntil, rewardPercent: clubTerms.rewardPercent[tier] };
    }
    case "points_expiring": {
      const day = toExpiryDay(subject_id);
      const expiringMinor = sumExpiringOn(foldLedger(entries).lots, day);
      if (expiringMinor === 0) throw new ObsoleteMailError("The points were spent meanwhile");
      return { kind, ...common, day, expiringMinor };
    }
    case "friend_purchased": {
      const { amountMinor, expiresAt } = expectEntry();
      return {
        kind,
        ...common,
        earnedMinor: amountMinor,
        expiresAt: expectPresent(expiresAt, "expiry of the points"),
      };
    }
    case "club_invitation":
      return { kind, ...common, ...(await readInvitation(container, source_id, toReferralSite(subject_id))) };
  }
}

/** Uses the site that the invitation was sent from, and its currency. */
async function readInvitation(container: Container, accountId: string, code: string) {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const { first_name, last_name, email, referral_token } = await accounts.retrieveAccount(accountId, {
    select: ["first_name", "last_name", "email", "referral_token"],
  });
  const name = `${first_name} ${last_name}`.trim();
  const site = readSites().find((candidate) => candidate.code === code);
  const currency = site?.currency ?? "EUR";
  return {
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, code),
    currency,
    inviter: breakLinks(name === "" ? email : name),
    referralToken: referral_token,
    bonusMinor: toInviteBonus(currency),
  };
}
