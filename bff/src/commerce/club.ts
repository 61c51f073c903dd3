import type { ClubStanding, Currency, LedgerEntry, LedgerEntryType, PointsBalance } from "@spolverk/domain";

/** The membership of an account and what its ledger comes to, as it is now. */
export type CommerceClub = PointsBalance & {
  /** ISO date-time */
  joinedAt: string;
  standing: ClubStanding;
};

/** Spendable points that expire at the same time. */
export type ExpiringPoints = { amountMinor: number; /** ISO date-time */ expiresAt: string };

/** The loyalty club. An id of an account is one that exists. */
export interface ClubStore {
  /** Null of an account that has not joined. */
  getClub(accountId: string): Promise<CommerceClub | null>;
  /** The points by when they expire, the next ones first; none outside the club. */
  listExpiringPoints(accountId: string): Promise<readonly ExpiringPoints[]>;
  /**
   * A page of the ledger, the newest entry first, with how many entries there are on all pages; none outside the club.
   *
   * @param page.type null: entries of every type
   * @param page.pageSize 500 at most
   */
  listLedgerEntries(
    accountId: string,
    page: { type: LedgerEntryType | null; page: number; pageSize: number },
  ): Promise<{ entries: readonly LedgerEntry[]; total: number }>;
  /**
   * Makes an individual's account a member, once; the friend that a token of another account brings gets the bonus
   * [9.26]: once for a mailbox, also when its account was deleted in between, and as long as not too many friends of the
   * member have yet to buy. A company's account, its own token and an unknown one bring nothing.
   */
  joinClub(
    accountId: string,
    options: { currency: Currency; referralToken: string | null; language: string; site: string },
  ): Promise<"joined" | "not_individual">;
  /** Points that are left lapse. */
  leaveClub(accountId: string): Promise<"left" | "not_member">;
  /**
   * Mails an invitation with the account's referral link [7.9]: twice in 30 days to an address, and as many mails a day from
   * all accounts that the inviter owns as `resolveInvitationLimit` allows.
   */
  sendReferral(
    accountId: string,
    invitation: {
      email: string;
      /** The user's id at the identity provider. */
      inviter: string;
      language: string;
      site: string;
    },
  ): Promise<"sent" | "too_many" | "not_member">;
}
