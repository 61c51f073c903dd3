import {
  bonusStates,
  clubTiers,
  currencies,
  isEmail,
  ledgerEntryTypes,
  type LedgerEntryType,
} from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

/** An entry of the ledger, as the domain folds it; amounts are hundredths of a point. */
const ledgerEntrySchema = z.object({
  id: z.string(),
  type: z.enum(ledgerEntryTypes),
  amountMinor: z.int(),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  note: z.string().nullable(),
  lotId: z.string().nullable(),
  owedMinor: z.int(),
});

/** The membership of an account and what its ledger comes to; null of one that has not joined. */
export const clubReplySchema = z.object({
  club: z
    .object({
      joinedAt: z.iso.datetime(),
      /** As `PointsBalance` of the domain. */
      currency: z.enum(currencies),
      spendableMinor: z.int(),
      bonusMinor: z.int(),
      bonus: z.enum(bonusStates),
      /** As `ClubStanding` of the domain. */
      standing: z.object({
        tier: z.enum(clubTiers),
        heldUntil: z.iso.datetime().nullable(),
        qualifyingMinor: z.int(),
        next: z.object({ tier: z.enum(clubTiers), missingMinor: z.int() }).nullable(),
      }),
    })
    .nullable(),
});
export type ClubReply = z.infer<typeof clubReplySchema>;

export const ledgerQuerySchema = z.object({
  /** Entries of one type; all where it is left out. */
  type: z.enum(ledgerEntryTypes).optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(20),
});
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;
/** The newest entry first; none of an account outside the club. */
export const ledgerReplySchema = z.object({ entries: z.array(ledgerEntrySchema), total: z.int() });
export type LedgerReply = z.infer<typeof ledgerReplySchema>;

/** Spendable points by the end of the day on which they expire, the next ones first; none outside the club. */
export const expiringPointsReplySchema = z.object({
  points: z.array(z.object({ amountMinor: z.int(), expiresAt: z.iso.datetime() })),
});
export type ExpiringPointsReply = z.infer<typeof expiringPointsReplySchema>;

export const joinClubBodySchema = z.strictObject({
  /** Of the ledger, for good. */
  currency: z.enum(currencies),
  /** Of the account that invited this one; null when nobody did. An unknown one counts as none. */
  referralToken: z.string().min(1).max(64).nullable(),
  /** Of the welcome mail, and the site that it links to. */
  language: z.string().max(10),
  site: z.string().max(20),
});
export type JoinClubBody = z.infer<typeof joinClubBodySchema>;
/** Joining again changes nothing and is "joined". */
export const joinClubReplySchema = z.object({ kind: z.enum(["joined", "not_individual"]) });

/** Points that are left lapse; not_member changes nothing. */
export const leaveClubReplySchema = z.object({ kind: z.enum(["left", "not_member"]) });

export const sendReferralBodySchema = z.strictObject({
  email: z.string().toLowerCase().refine(isEmail),
  /** The user who invites. */
  inviter: z.string().min(1).max(255),
  language: z.string().max(10),
  site: z.string().max(20),
});
export type SendReferralBody = z.infer<typeof sendReferralBodySchema>;
/** too_many: 5 mails of a user a day, 20 once there is a paid order; 2 to one address in 30 days. */
export const sendReferralReplySchema = z.object({ kind: z.enum(["sent", "too_many", "not_member"]) });

/** The membership of an account and what its ledger comes to, as it is now. */
export type CommerceClub = Immutable<NonNullable<ClubReply["club"]>>;
/** Spendable points that expire at the same time. */
export type ExpiringPoints = Immutable<ExpiringPointsReply["points"][number]>;

/** The loyalty club. An id of an account is one that exists. */
export const clubCalls = {
  /** Null of an account that has not joined. */
  getClub: call({
    method: "GET",
    path: "accounts/:id/club",
    reply: clubReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ club }) => club,
  }),
  /** The points by when they expire, the next ones first; none outside the club. */
  listExpiringPoints: call({
    method: "GET",
    path: "accounts/:id/club/expiring",
    reply: expiringPointsReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ points }) => points,
  }),
  /**
   * A page of the ledger, the newest entry first, with how many entries there are on all pages; none outside the club.
   *
   * @param page.type null: entries of every type
   * @param page.pageSize 500 at most
   */
  listLedgerEntries: call({
    method: "GET",
    path: "accounts/:id/club/entries",
    query: ledgerQuerySchema,
    reply: ledgerReplySchema,
    request: (
      accountId: string,
      { type, page, pageSize }: { type: LedgerEntryType | null; page: number; pageSize: number },
    ) => ({ params: { id: accountId }, query: { ...(type && { type }), page, pageSize } }),
  }),
  /**
   * Makes an individual's account a member, once; the friend that a token of another account brings gets the bonus
   * [9.26]: once for a mailbox, also when its account was deleted in between, and as long as not too many friends of the
   * member have yet to buy. A company's account, its own token and an unknown one bring nothing.
   */
  joinClub: call({
    method: "POST",
    path: "accounts/:id/club/join",
    body: joinClubBodySchema,
    reply: joinClubReplySchema,
    request: (accountId: string, options: Immutable<JoinClubBody>) => ({
      params: { id: accountId },
      body: options,
    }),
    result: ({ kind }) => kind,
  }),
  /** Points that are left lapse. */
  leaveClub: call({
    method: "POST",
    path: "accounts/:id/club/leave",
    reply: leaveClubReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ kind }) => kind,
  }),
  /**
   * Mails an invitation with the account's referral link [7.9]: twice in 30 days to an address, and as many mails a day from
   * all accounts that the inviter owns as `resolveInvitationLimit` allows.
   */
  sendReferral: call({
    method: "POST",
    path: "accounts/:id/club/referrals",
    body: sendReferralBodySchema,
    reply: sendReferralReplySchema,
    request: (accountId: string, invitation: Immutable<SendReferralBody>) => ({
      params: { id: accountId },
      body: invitation,
    }),
    result: ({ kind }) => kind,
  }),
};
