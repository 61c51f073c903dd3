import { admin, variable } from "./shop.ts";

/** Amounts in decimal major units, as Medusa works them out. */
export type MedusaTotals = {
  currency_code: string;
  total: number;
  items: { variant_id: string | null; quantity: number; unit_price: number; total: number }[];
  shipping_methods: { total: number }[];
};

const fields =
  "currency_code,total,items.variant_id,items.quantity,items.unit_price,items.total,shipping_methods.total";
let key: Promise<string> | undefined;

/** A cart by Medusa's own Store API, its totals worked out by Medusa alone. */
export async function readCart(id: string): Promise<MedusaTotals> {
  key ??= admin<{ api_keys: { token: string }[] }>("api-keys?type=publishable").then(
    ({ body }) => body.api_keys[0]!.token,
  );
  const response = await fetch(`${variable("MEDUSA_URL")}/store/carts/${id}?fields=${fields}`, {
    headers: { "x-publishable-api-key": await key },
  });
  return ((await response.json()) as { cart: MedusaTotals }).cart;
}

/** The same of an order, as the merchandiser reads it. */
export async function readOrderTotals(id: string): Promise<MedusaTotals> {
  return (await admin<{ order: MedusaTotals }>(`orders/${id}?fields=${fields}`)).body.order;
}
