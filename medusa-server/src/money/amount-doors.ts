import type { AmountKind } from "@spolverk/domain";

/** A field that holds an amount, at any depth of the body. */
export type AmountField = {
  kind: AmountKind;
  /** The field holds an amount only when the same object has this other field with this value. */
  beside?: { field: string; value: string };
};

/** Routes of Medusa's admin API that accept amounts, in decimal major units. */
export type AmountDoor = {
  /** The first part of the path below /admin. */
  area: string;
  fields: Readonly<Record<string, AmountField>>;
};

const price: AmountField = { kind: "price" };
const fee: AmountField = { kind: "fee" };
const payment: AmountField = { kind: "payment" };
/** Price fields in changes of an order. The price may be zero: an item may be free, such as a replacement. */
const changes = { unit_price: fee, compare_at_unit_price: fee, custom_amount: fee };

/**
 * All of Medusa's admin routes that accept an amount; this file's test compares them with Medusa's own schemas. The
 * shop's own routes check amounts in their schemas, and a coupon's amount in `findCouponProblem`.
 */
export const amountDoors: readonly AmountDoor[] = [
  { area: "products", fields: { amount: price } },
  { area: "price-lists", fields: { amount: price } },
  {
    area: "shipping-options",
    fields: { amount: fee, value: { kind: "fee", beside: { field: "attribute", value: "item_total" } } },
  },
  { area: "campaigns", fields: { limit: payment } },
  { area: "payments", fields: { amount: payment } },
  { area: "payment-collections", fields: { amount: payment } },
  // Credit lines. Medusa accepts negative ones, which take back a credit that was too high.
  { area: "orders", fields: { amount: { kind: "correction" } } },
  { area: "order-edits", fields: changes },
  { area: "draft-orders", fields: { ...changes, amount: fee } },
  { area: "claims", fields: changes },
  { area: "exchanges", fields: changes },
  { area: "returns", fields: changes },
];
