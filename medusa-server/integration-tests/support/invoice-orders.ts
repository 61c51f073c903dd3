import type { PricedCheckout } from "@spolverk/domain";
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { createPricedCheckout, place, prepareCheckout } from "./priced-checkout.ts";
import { readMailsTo, until } from "./mails.ts";
import { admin, internal } from "./shop.ts";
import { availableOf, readVariant, setAvailable, takeVariant, type TestVariant } from "./stock.ts";

export const newEmail = () => `${randomUUID()}@example.com`;
export const newNumber = () => `test-${randomUUID()}`;

let taken: Promise<TestVariant> | undefined;
/** Takes goods with enough stock. All tests share them. */
export const takeGoods = () =>
  (taken ??= takeVariant("plenty").then(async (variant) => {
    await setAvailable(variant, 5000);
    return variant;
  }));

type Settings = { settings: { invoice_credit_limit: Record<string, number> } };
export const readLimit = async () =>
  (await internal<Settings>("settings")).body.settings.invoice_credit_limit["sek"]! * 100;

type Company = { email?: string; organizationNumber?: string; invoiceEmail?: string };

export async function pricedOf(
  quantity: number,
  company: Company = {},
  more: Partial<Parameters<typeof createPricedCheckout>[0]> = {},
) {
  const { email = newEmail(), organizationNumber = newNumber(), invoiceEmail = "" } = company;
  return createPricedCheckout({
    lines: [{ variant: await takeGoods(), quantity }],
    email,
    feeNet: 2320,
    country: "US",
    vatRate: 0,
    billing: { organizationNumber, invoiceEmail },
    ...more,
  });
}

const totalOf = async (...asked: Parameters<typeof pricedOf>) => (await pricedOf(...asked)).totals.toPay;

/** Prices a purchase that costs slightly more than a share of the approval limit. */
export async function pricedAbove(
  part: number,
  company: Company = {},
  more: Parameters<typeof pricedOf>[2] = {},
) {
  const aim = part * (await readLimit());
  const [one, two] = [await totalOf(1, company, more), await totalOf(2, company, more)];
  const priced = await pricedOf(Math.ceil((aim - one) / (two - one)) + 2, company, more);
  assert.ok(priced.totals.toPay > aim);
  return priced;
}

/** Prices a purchase that exceeds the limit for a company without a paid invoice by at least a fifth. */
export const pricedLarge = (
  company: Company = {},
  more: Parameters<typeof pricedOf>[2] = {},
): Promise<PricedCheckout> => pricedAbove(1.2, company, more);

export async function placeNew(priced: PricedCheckout) {
  const checkoutId = await prepareCheckout(priced);
  const { kind, order, approval = "" } = await place(checkoutId, priced);
  assert.equal(kind, "placed");
  return { checkoutId, ...order!, approval };
}

export const readApproval = async (checkoutId: string) =>
  (await internal<{ checkout: { order: { approval: string } } }>(`checkouts/${checkoutId}`)).body.checkout
    .order.approval;
export const decide = (orderId: string, body: object) =>
  admin<{ message?: string; approval: Record<string, unknown> }>(`orders/${orderId}/approval`, body);
export const available = async () => availableOf(await readVariant((await takeGoods()).id));

type AdminOrder = {
  status: string;
  items: { id: string; quantity: number; requires_shipping: boolean }[];
  payment_collections: { payments: { id: string }[] }[];
};
export const readOrder = async (id: string) =>
  (await admin<{ order: AdminOrder }>(`orders/${id}?fields=+status,*payment_collections.payments`)).body
    .order;

export async function fulfill(orderId: string) {
  const { items } = await readOrder(orderId);
  // Leave out the fee, which is not shipped.
  const things = items
    .filter(({ requires_shipping }) => requires_shipping)
    .map(({ id, quantity }) => ({ id, quantity }));
  return admin<{ message?: string }>(`orders/${orderId}/fulfillments`, { items: things });
}
async function changePayment(orderId: string, path: string, body: object) {
  const { payment_collections } = await readOrder(orderId);
  return admin<{ message?: string }>(`payments/${payment_collections[0]!.payments[0]!.id}/${path}`, body);
}
export const capture = (orderId: string) => changePayment(orderId, "capture", {});
/** Refunds an amount of an order, in major units. */
export const refund = (orderId: string, amount: number) => changePayment(orderId, "refund", { amount });

export const untilMails = (email: string, count: number) =>
  until(`${count} mails to ${email}`, async () => {
    const mails = await readMailsTo(email);
    return mails.length >= count ? mails : undefined;
  });

export const listAwaiting = async () =>
  (await admin<{ count: number; orders: { order_id: string }[] }>("invoice-approvals?limit=100")).body.orders;
