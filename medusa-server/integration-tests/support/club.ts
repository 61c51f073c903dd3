import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { calculatePointsExpiry, type Currency, type LedgerEntry } from "@spolverk/domain";
import {
  type AccountRow,
  clubReplySchema,
  joinClubReplySchema,
  leaveClubReplySchema,
  ledgerReplySchema,
  sendReferralReplySchema,
} from "@spolverk/medusa-contract";
import { call, createAccount, newUser, type User } from "./accounts.ts";
import { createPricedCheckout, type PricedInput, place, prepareCheckout } from "./priced-checkout.ts";
import { admin, database, type Answer } from "./shop.ts";
import { takeVariant } from "./stock.ts";
import { until } from "./mails.ts";

/** Reads the membership with its whole ledger in order; null outside the club. */
export async function readClub(accountId: string) {
  const { club } = await call(clubReplySchema, `${accountId}/club`);
  return club && { ...club, entries: await readEntries(accountId) };
}

async function readEntries(accountId: string): Promise<LedgerEntry[]> {
  const { entries, total } = await call(ledgerReplySchema, `${accountId}/club/entries?pageSize=500`);
  assert.equal(entries.length, total);
  return entries.toReversed();
}

export const joinClub = async (
  accountId: string,
  { referralToken = null, currency = "SEK" }: { referralToken?: string | null; currency?: Currency } = {},
): Promise<string> => {
  const body = { currency, referralToken, language: "sv", site: "se" };
  return (await call(joinClubReplySchema, `${accountId}/club/join`, body)).kind;
};

export const leaveClub = async (accountId: string): Promise<string> =>
  (await call(leaveClubReplySchema, `${accountId}/club/leave`, {})).kind;

export const sendReferral = async (
  accountId: string,
  email: string,
  inviter = "auth0|someone",
): Promise<string> => {
  const body = { email, inviter, language: "sv", site: "se" };
  return (await call(sendReferralReplySchema, `${accountId}/club/referrals`, body)).kind;
};

/** Creates a new account that has joined. */
export async function createMember(
  options: Parameters<typeof joinClub>[1] = {},
): Promise<AccountRow & { user: User }> {
  const user = newUser();
  const account = await createAccount(user);
  assert.equal(await joinClub(account.id, options), "joined");
  return { ...account, user };
}

export type MemberReply = {
  member: {
    spendableMinor: number;
    entries: (LedgerEntry & { author: string | null })[];
    count: number;
  };
  fields?: Record<string, string>;
};

export const adjust = (accountId: string, points: number, key: string = randomUUID()) =>
  admin<MemberReply>(`club/accounts/${accountId}/adjustments`, { points, reason: "Goodwill", key });

/** Gives an account points with a date in the past. */
export async function giveEarlier(accountId: string, points: number, daysAgo: number): Promise<string> {
  const id = `ledger_${randomUUID()}`;
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  await database.query(
    `insert into "ledger_entry" ("id", "account_id", "type", "amount_minor", "at", "expires_at", "idempotency_key")
     values (?, ?, 'adjustment', ?::int, ?::timestamptz, ?::timestamptz, ?)`,
    [id, accountId, String(points * 100), at, calculatePointsExpiry(at), id],
  );
  return id;
}

/**
 * Orders one spool.
 * @returns the order's id and the price of its goods, in minor units
 */
export async function orderFilament(
  account: { id: string; email: string },
  { input = {}, client = null }: { input?: Partial<PricedInput>; client?: string | null } = {},
): Promise<{ id: string; goods: number }> {
  const lines = [{ variant: await takeVariant("plenty"), quantity: 1 }];
  const priced = await createPricedCheckout({ lines, email: account.email, accountId: account.id, ...input });
  const placed = await place(await prepareCheckout(priced), priced, 2, undefined, client);
  assert.ok(placed.order, JSON.stringify(placed));
  return { id: placed.order.id, goods: priced.lines[0]!.total };
}

type PaidOrder = { order: { payment_collections: { payments: { id: string }[] }[] } };

/** Captures an order's payment like a merchandiser. */
export async function captureOrder(id: string): Promise<void> {
  const { body } = await admin<PaidOrder>(`orders/${id}?fields=payment_collections.payments.id`);
  const payments = body.order.payment_collections.flatMap((collection) => collection.payments);
  assert.ok(payments.length > 0, "the order has no payment");
  for (const payment of payments) {
    assert.equal((await admin(`payments/${payment.id}/capture`, {})).status, 200);
  }
}

/** Waits until the ledger has `count` entries of a type. */
export const untilEntries = (accountId: string, type: LedgerEntry["type"], count: number) =>
  until(`${count} entries of type ${type}`, async () => {
    const found = (await readClub(accountId))?.entries.filter((entry) => entry.type === type) ?? [];
    return found.length >= count ? found : undefined;
  });

type Referrals = {
  referrals: { id: string; reason: string; friend: { id: string }; inviter: { id: string } }[];
};
export const readClubOverview = async (): Promise<Referrals> => (await admin<Referrals>("club")).body;

type Liability = { liability: { currency: Currency; minor: number }[] };
export const readLiability = async (day?: string): Promise<Liability["liability"]> =>
  (await admin<Liability>(`club/liability${day === undefined ? "" : `?day=${day}`}`)).body.liability;

export const decideReferral = (id: string, decision: string): Promise<Answer<unknown>> =>
  admin(`club/referrals/${id}`, { decision });
