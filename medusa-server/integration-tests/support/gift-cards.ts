import { randomUUID } from "node:crypto";
import type { Currency, PricedCheckout } from "@spolverk/domain";
import { readMailsTo, until } from "./mails.ts";
import { createCheckout, createPricedCheckout, place } from "./priced-checkout.ts";
import { internal } from "./shop.ts";
import { takeVariant, type TestVariant } from "./stock.ts";
import { type CardPayment, payByCard } from "./stripe.ts";

export const codePattern = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/;
/** Value of a gift card that is less than any order of `takeGoods` costs. */
export const someValue = 20_000;

let taken: Promise<TestVariant> | undefined;
/** Takes plentiful goods. All tests share them, since none examines the goods or their stock. */
export const takeGoods = (): Promise<TestVariant> => (taken ??= takeVariant("plenty"));

type Cards = { worth?: number; currency?: Currency; billing?: Partial<PricedCheckout["billing"]> };

/** Prices a purchase of gift cards, with a unique address. */
export async function pricedCards(
  quantity: number,
  byCard: boolean,
  { worth = someValue, currency = "SEK", billing = {} }: Cards = {},
): Promise<PricedCheckout> {
  const email = `${randomUUID()}@example.com`;
  const priced = await createPricedCheckout({
    lines: [{ variant: await takeGoods(), quantity }],
    byCard,
    email,
    billing,
  });
  const giftCard = { currency, value: worth };
  return { ...priced, lines: priced.lines.map((line) => ({ ...line, giftCard })) };
}

async function prepareAndPay(priced: PricedCheckout): Promise<string> {
  const id = await createCheckout();
  const { body } = await internal<CardPayment>(`checkouts/${id}/payment`, priced);
  await payByCard(body);
  return id;
}

export const untilCodes = (email: string, count: number): Promise<string[]> =>
  until(`${count} gift cards to ${email}`, async () => {
    const codes = (await readMailsTo(email)).flatMap(({ text }) => codePattern.exec(text)?.[0] ?? []);
    return codes.length >= count ? codes : undefined;
  });

/** Buys gift cards with a bank card. Returns the order and the mailed codes. */
export async function buyGiftCards(quantity = 1, cards: Cards = {}) {
  const priced = await pricedCards(quantity, true, cards);
  const id = await prepareAndPay(priced);
  const { order } = await place(id, priced);
  const codes = await untilCodes(priced.email, quantity);
  return { orderId: order!.id, email: priced.email, codes, placeAgain: () => place(id, priced) };
}
