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

/** A ledger entry, as the domain folds it; amounts are hundredths of a point. */
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

/** An account's membership and the totals of its ledger; null for an account that has not joined. */
export const clubReplySchema = z.object({
  club: z
    .object({
      joinedAt: z.iso.datetime(),
      /** `PointsBalance` of the domain. */
      currency: z.enum(currencies),
      spendableMinor: z.int(),
      bonusMinor: z.int(),
      bonus: z.enum(bonusStates),
      /** `ClubStanding` of the domain. */
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

const ledgerQuerySchema = z.object({
  /** Only entries of this type; all types without it. */
  type: z.enum(ledgerEntryTypes).optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(20),
});
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;
/** Newest entry first; none for an account outside the club. */
export const ledgerReplySchema = z.object({ entries: z.array(ledgerEntrySchema), total: z.int() });
export type LedgerReply = z.infer<typeof ledgerReplySchema>;

/** Spendable points by the end of the day on which they expire, next ones first; none outside the club. */
const expiringPointsReplySchema = z.object({
  points: z.array(z.object({ amountMinor: z.int(), expiresAt: z.iso.datetime() })),
});
export type ExpiringPointsReply = z.infer<typeof expiringPointsReplySchema>;

const joinClubBodySchema = z.strictObject({
  /** Permanent currency of the ledger. */
  currency: z.enum(currencies),
  /** Token of the account that invited this one; null without one. An unknown token has no effect. */
  referralToken: z.string().min(1).max(64).nullable(),
  /** Language of the welcome mail, and the site that it links to. */
  language: z.string().max(10),
  site: z.string().max(20),
});
export type JoinClubBody = z.infer<typeof joinClubBodySchema>;
/** "joined" also for an account that had already joined, without a change. */
export const joinClubReplySchema = z.object({ kind: z.enum(["joined", "not_individual"]) });

/** The remaining points lapse; not_member changes nothing. */
export const leaveClubReplySchema = z.object({ kind: z.enum(["left", "not_member"]) });

const sendReferralBodySchema = z.strictObject({
  email: z.string().toLowerCase().refine(isEmail),
  /** Subject of the inviting user. */
  inviter: z.string().min(1).max(255),
  language: z.string().max(10),
  site: z.string().max(20),
});
export type SendReferralBody = z.infer<typeof sendReferralBodySchema>;
/** too_many: 5 mails of a user a day, 20 once there is a paid order; 2 to one address in 30 days. */
export const sendReferralReplySchema = z.object({ kind: z.enum(["sent", "too_many", "not_member"]) });

/** An account's membership with the current totals of its ledger. */
export type CommerceClub = Immutable<NonNullable<ClubReply["club"]>>;
/** Spendable points with the same expiry. */
export type ExpiringPoints = Immutable<ExpiringPointsReply["points"][number]>;

/** The loyalty club. Account ids are those of existing accounts. */
export const clubCalls = {
  /** Null for an account that has not joined. */
  getClub: call({
    method: "GET",
    path: "accounts/:id/club",
    reply: clubReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ club }) => club,
  }),
  /** The points by expiry, next ones first; none outside the club. */
  listExpiringPoints: call({
    method: "GET",
    path: "accounts/:id/club/expiring",
    reply: expiringPointsReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ points }) => points,
  }),
  /**
   * A page of the ledger, newest entry first, with the number of entries on all pages; none outside the club.
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
   * Makes an individual's account a member, once. An account invited by another account's token gets the joining bonus
   * [9.26]: once per mailbox, also after its account was deleted, and while not too many friends of the inviter have
   * yet to buy. A company's account, its own token and an unknown one bring no bonus.
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
  /** The remaining points lapse. */
  leaveClub: call({
    method: "POST",
    path: "accounts/:id/club/leave",
    reply: leaveClubReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ kind }) => kind,
  }),
  /**
   * Mails an invitation with the account's referral link [7.9]: twice in 30 days to an address, and as many mails a day
   * from all accounts of the inviter as `resolveInvitationLimit` allows.
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
