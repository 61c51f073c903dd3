import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Currency, LedgerEntry, LedgerEntryType } from "@spolverk/domain";
import { createAccount, type TestAccount } from "./account-orders.ts";
import { joinClub, readClub } from "./club.ts";
import { until } from "./mails.ts";
import { database } from "./shop.ts";

type Member = Pick<TestAccount, "id">;

/** Creates an account in the club with an amount of points, in hundredths, which expire in half a year. */
export async function createMember(pointsMinor = 0, currency: Currency = "SEK"): Promise<TestAccount> {
  const account = await createAccount();
  assert.equal(await joinClub(account.id, { currency }), "joined");
  if (pointsMinor === 0) return account;
  const id = randomUUID();
  await database.query(
    `insert into ledger_entry (id, account_id, type, amount_minor, at, expires_at, idempotency_key)
     values (?, ?, 'adjustment', ?::int, now(), now() + interval '182 days', ?)`,
    [id, account.id, String(pointsMinor), id],
  );
  return account;
}

/** Reads a member's ledger, in the order of its entries. */
export async function readLedger({ id }: Member): Promise<LedgerEntry[]> {
  const club = await readClub(id);
  assert.ok(club !== null);
  return club.entries;
}

export async function readBalance(account: Member): Promise<number> {
  return (await readLedger(account)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Lists the amounts of the entries of a type, in order. */
export async function listAmounts(account: Member, type: LedgerEntryType): Promise<number[]> {
  const entries = await readLedger(account);
  return entries.filter((entry) => entry.type === type).map(({ amountMinor }) => amountMinor);
}

/** Waits until the ledger has `count` amounts of a type. */
export const untilAmounts = (account: Member, type: LedgerEntryType, count: number) =>
  until(`${count} entries of ${type}`, async () => {
    const amounts = await listAmounts(account, type);
    return amounts.length >= count ? amounts : undefined;
  });
