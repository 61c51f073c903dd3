import type { AmountKind } from "@spolverk/domain";

/** A field of a body that holds an amount, wherever it stands in the body. */
export type AmountField = {
  kind: AmountKind;
  /** Only beside this field of this value: the name alone means other things too. */
  beside?: { field: string; value: string };
};

/** Routes of Medusa's admin API that take amounts, in decimal major units. */
export type AmountDoor = {
  /** The first part of the path below /admin. */
  area: string;
  fields: Readonly<Record<string, AmountField>>;
};

const price: AmountField = { kind: "price" };
const fee: AmountField = { kind: "fee" };
const payment: AmountField = { kind: "payment" };
/** An item of an order may be given away, such as a replacement. */
const changes = { unit_price: fee, compare_at_unit_price: fee, custom_amount: fee };

/**
 * Every door of Medusa's admin by which an amount comes in; the test of this file compares them with Medusa's own
 * schemas. What this shop's own routes take is in their schemas, and the amount of a coupon in `findCouponProblem`.
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
  // Credit lines; Medusa takes negative ones for what a shopper was given too much.
  { area: "orders", fields: { amount: { kind: "correction" } } },
  { area: "order-edits", fields: changes },
  { area: "draft-orders", fields: { ...changes, amount: fee } },
  { area: "claims", fields: changes },
  { area: "exchanges", fields: changes },
  { area: "returns", fields: changes },
];
