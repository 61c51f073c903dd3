import { toMinor } from "@spolverk/domain";
import { database } from "./shop.ts";
import type { ShopCheckout } from "./shopper.ts";
import { type MedusaTotals, readCart } from "./store.ts";

const compareLines = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]));

/** The amounts shown to the shopper, in the format of `charged`. */
export const shown = (checkout: ShopCheckout) => ({
  currency: checkout.currency.toLowerCase(),
  total: checkout.totals.toPay,
  lines: checkout.lines
    .map(({ id, quantity, unitPrice, total, coupon }) => [id, quantity, unitPrice, total - coupon.total])
    .toSorted(compareLines),
  shipping: checkout.totals.shipping.total - (checkout.coupon?.shipping.total ?? 0),
  fee: checkout.totals.fee.total,
});

/** The amounts that Medusa charges for a cart or an order. */
export function charged({ currency_code, total, items, shipping_methods }: MedusaTotals) {
  const sum = (amounts: { total: number }[]) => amounts.reduce((all, one) => all + toMinor(one.total), 0);
  return {
    currency: currency_code,
    total: toMinor(total),
    lines: items
      .filter(({ variant_id }) => variant_id)
      .map((item) => [item.variant_id, item.quantity, toMinor(item.unit_price), toMinor(item.total)])
      .toSorted(compareLines),
    shipping: sum(shipping_methods),
    fee: sum(items.filter(({ variant_id }) => !variant_id)),
  };
}

/** Reads the cart for which a checkout's payment is prepared. */
export async function readPreparedCart(checkoutId: string): Promise<MedusaTotals> {
  const [row] = await database.query<{ cart_id: string }>("select cart_id from checkout where id = ?", [
    checkoutId,
  ]);
  return readCart(row!.cart_id);
}

/** Runs a check for every item, a few at a time. A failure names its item. */
export async function tryEach<T>(
  all: readonly T[],
  seed: number,
  attempt: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const atOnce = 4;
  const waiting = [...all.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next;
      await attempt(one, index).catch((error: unknown) => {
        throw new Error(`PRICE_SEED=${seed}, purchase ${index}: ${JSON.stringify(one)}`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
