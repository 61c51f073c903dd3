import { admin, variable } from "./shop.ts";

/** Amounts in decimal major units, as calculated by Medusa. */
export type MedusaTotals = {
  currency_code: string;
  total: number;
  items: { variant_id: string | null; quantity: number; unit_price: number; total: number }[];
  shipping_methods: { total: number }[];
};

const fields =
  "currency_code,total,items.variant_id,items.quantity,items.unit_price,items.total,shipping_methods.total";
let key: Promise<string> | undefined;

async function askStore<Body>(path: string, method: "GET" | "POST"): Promise<Body> {
  key ??= admin<{ api_keys: { token: string }[] }>("api-keys?type=publishable").then(
    ({ body }) => body.api_keys[0]!.token,
  );
  const headers = { "x-publishable-api-key": await key };
  const response = await fetch(`${variable("MEDUSA_URL")}/store/${path}`, { method, headers });
  return (await response.json()) as Body;
}

/** Reads a cart from Medusa's own Store API, with totals calculated by Medusa alone. */
export async function readCart(id: string): Promise<MedusaTotals> {
  return (await askStore<{ cart: MedusaTotals }>(`carts/${id}?fields=${fields}`, "GET")).cart;
}

/** Completes a cart with Medusa's own Store API. */
export async function completeCart(id: string): Promise<string> {
  const reply = await askStore<{ order?: { id: string } }>(`carts/${id}/complete`, "POST");
  if (!reply.order) throw new Error(`The cart was not completed: ${JSON.stringify(reply)}`);
  return reply.order.id;
}

/** Reads an order's totals like the merchandiser. */
export async function readOrderTotals(id: string): Promise<MedusaTotals> {
  return (await admin<{ order: MedusaTotals }>(`orders/${id}?fields=${fields}`)).body.order;
}
