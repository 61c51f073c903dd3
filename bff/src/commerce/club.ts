import type { Currency, LedgerEntry } from "@spolverk/domain";

/** The membership of an account and its whole ledger. */
export type CommerceClub = {
  /** Of the ledger. */
  currency: Currency;
  /** ISO date-time */
  joinedAt: string;
  /** The bonus for joining pays nothing: a merchandiser decides about the invitation, or has refused it. */
  isBonusWithheld: boolean;
  /** In the order in which they were appended. */
  entries: readonly LedgerEntry[];
};

/** The loyalty club. An id of an account is one that exists. */
export interface ClubPort {
  /** Null of an account that has not joined. */
  getClub(accountId: string): Promise<CommerceClub | null>;
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
