import assert from "node:assert/strict";
import type { TakeBackState } from "@spolverk/domain";
import {
  type NewTakeBackBody,
  newTakeBackReplySchema,
  shownTakeBackReplySchema,
  takeBackLabelReplySchema,
  type TakeBackReply,
  takeBackSentReplySchema,
} from "@spolverk/medusa-contract";
import type { TakeBackForAdmin } from "../../src/features/take-backs/take-back-for-admin.ts";
import { pack, placeOrder } from "./account-orders.ts";
import { newEmail } from "./invoice-orders.ts";
import { readMailsTo, type ReceivedMail, until } from "./mails.ts";
import type { PricedInput } from "./priced-checkout.ts";
import { admin, database, internal } from "./shop.ts";

type TestOrder = { id: string; number: string; email: string };

/** Places an order of a private individual, or of a company. Optionally dates the order some days back. */
export async function takeOrder({
  daysAgo = 0,
  ...input
}: Partial<PricedInput> & { daysAgo?: number } = {}): Promise<TestOrder> {
  const email = input.email ?? newEmail();
  const { id, number } = await placeOrder(null, { ...input, email });
  const sql = `update "order" set "created_at" = now() - ?::int * interval '1 day' where "id" = ?`;
  if (daysAgo > 0) await database.query(sql, [String(daysAgo), id]);
  return { id, number, email };
}

/** Places an order and ships all of its goods. */
export async function takeShippedOrder(input: Parameters<typeof takeOrder>[0] = {}): Promise<TestOrder> {
  const order = await takeOrder(input);
  await (await pack(order.id)).ship();
  return order;
}

type Schema<T> = { parse: (reply: unknown) => T };
async function call<T>(schema: Schema<T>, path: string, body: object): Promise<T> {
  const answer = await internal(`take-backs${path}`, body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return schema.parse(answer.body);
}

const parcel: NewTakeBackBody["parcel"] = {
  spools: 9,
  scrapGrams: 1500,
  isOwnPlaOnly: true,
  weightGrams: 6000,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 400,
};

export const ask = (
  { number, email }: Pick<TestOrder, "number" | "email">,
  {
    parcel: changed = {},
    ...changes
  }: Partial<Omit<NewTakeBackBody, "parcel">> & { parcel?: Partial<NewTakeBackBody["parcel"]> } = {},
) => {
  const request = { orderNumber: number, email, site: "se", language: "sv", isAgreed: true, ...changes };
  return call(newTakeBackReplySchema, "", { ...request, parcel: { ...parcel, ...changed } });
};

/** Sends a request and expects it to be granted. */
export async function askGranted(...asked: Parameters<typeof ask>): Promise<TakeBackReply> {
  const reply = await ask(...asked);
  assert.ok(reply.kind === "created", JSON.stringify(reply));
  return reply.takeBack;
}

export const show = async (token: string) =>
  (await call(shownTakeBackReplySchema, "/show", { token })).takeBack;
export const readLabel = async (token: string) =>
  (await call(takeBackLabelReplySchema, "/label", { token })).label;
export const markSent = (token: string, trackingNumber: string | null = null) =>
  call(takeBackSentReplySchema, "/sent", { token, trackingNumber });

export async function readId(number: string): Promise<string> {
  const rows = await database.query<{ id: string }>(`select "id" from "take_back" where "number" = ?`, [
    number,
  ]);
  assert.equal(rows.length, 1);
  return rows[0]!.id;
}

export const readForAdmin = async (id: string) => (await admin<TakeBackForAdmin>(`take-backs/${id}`)).body;

export const move = (id: string, state: TakeBackState, more: object = {}) =>
  admin<TakeBackForAdmin & { message?: string; fields?: Record<string, string> }>(`take-backs/${id}/state`, {
    state,
    ...more,
  });

/** Waits for the mail about a take-back with a matching subject. */
export const untilMail = (email: string, subject: RegExp): Promise<ReceivedMail> =>
  until(`mail ${subject} to ${email}`, async () =>
    (await readMailsTo(email)).find((mail) => subject.test(mail.subject)),
  );

/**
 * Changes rows by SQL, for states that otherwise only arise with time.
 * @param sql the assignments and the condition
 */
export const changeRow = (sql: string, ...values: string[]) =>
  database.query(`update "take_back" set ${sql}`, values);
