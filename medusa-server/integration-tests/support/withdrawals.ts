import assert from "node:assert/strict";
import { type WithdrawalBody, type WithdrawalReply, withdrawalReplySchema } from "@spolverk/medusa-contract";
import type {
  MeantOrder,
  WithdrawalForAdmin,
  WithdrawalPage,
} from "../../src/features/withdrawals/withdrawal-for-admin.ts";
import { listEventsOf, untilDelivered } from "./journal.ts";
import { readMailsTo, type ReceivedMail, until } from "./mails.ts";
import { admin, database, internal } from "./shop.ts";

/** Sends a statement of withdrawal. */
export async function withdraw(
  { number, email }: { number: string; email: string },
  changes: Partial<WithdrawalBody> = {},
): Promise<WithdrawalReply> {
  const statement = {
    name: "Åsa Öberg",
    orderNumber: number,
    email,
    goods: "",
    site: "se",
    language: "sv",
    isSuspicious: false,
    ...changes,
  };
  const answer = await internal("withdrawals", statement);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return withdrawalReplySchema.parse(answer.body);
}

export async function listWithdrawals(query: Record<string, string>): Promise<WithdrawalPage> {
  const { status, body } = await admin<WithdrawalPage>(`withdrawals?${new URLSearchParams(query)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

export async function readWithdrawal(number: string): Promise<WithdrawalForAdmin> {
  const { withdrawals } = await listWithdrawals({ q: number });
  assert.equal(withdrawals.length, 1);
  return (await admin<WithdrawalForAdmin>(`withdrawals/${withdrawals[0]!.id}`)).body;
}

/** Previews the order with a number, as before its assignment to a statement of withdrawal. */
export const findMeantOrder = (id: string, orderNumber: string) =>
  admin<MeantOrder & Refusal>(`withdrawals/${id}/order?${new URLSearchParams({ orderNumber })}`);

type Refusal = { message?: string; fields?: Record<string, string> };
export const changeWithdrawal = (id: string, to: "state" | "order", body: object) =>
  admin<WithdrawalForAdmin & Refusal>(`withdrawals/${id}/${to}`, body);

/** Waits for the receipt of a withdrawal. */
export const untilReceipt = (email: string, number: string): Promise<ReceivedMail> =>
  until(`receipt of ${number} to ${email}`, async () =>
    (await readMailsTo(email)).find(({ subject }) => subject.includes(number)),
  );

/** Lists the states of the receipts to an address, after all events of its withdrawals have been handled. */
export async function listReceipts(email: string): Promise<string[]> {
  const withdrawals = await database.query<{ id: string }>(
    `select "id" from "withdrawal" where "email" = ?`,
    [email],
  );
  for (const { id } of withdrawals) {
    const events = await listEventsOf(id);
    if (events.length > 0) await untilDelivered(events);
  }
  const mails = await database.query<{ state: string }>(
    `select "state" from "mail" where "email" = ? and "kind" = 'withdrawal_received'`,
    [email],
  );
  return mails.map(({ state }) => state);
}
