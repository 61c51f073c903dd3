import { Client } from "@medusajs/js-sdk";
import { z } from "zod";
import type { BackendHarness } from "../port/backend-harness.ts";

const loginSchema = z.object({ token: z.string() });
const orderSchema = z.object({
  order: z.object({
    items: z.array(z.object({ id: z.string(), quantity: z.number(), requires_shipping: z.boolean() })),
    fulfillments: z.array(z.object({ id: z.string() })),
  }),
});

/** Packs and ships orders as the merchandiser does, through Medusa's admin API. */
export function shipInAdmin(options: {
  url: string;
  email: string;
  password: string;
}): BackendHarness["ship"] {
  const { url, ...credentials } = options;
  const client = new Client({ baseUrl: url });
  const login = client.fetch<unknown>("/auth/user/emailpass", { method: "POST", body: credentials });

  async function call(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
    const { token } = loginSchema.parse(await login);
    const headers = { authorization: `Bearer ${token}` };
    return client.fetch<unknown>(`/admin/orders/${path}`, { method, headers, ...(body && { body }) });
  }
  const read = async (orderId: string) =>
    orderSchema.parse(await call("GET", `${orderId}?fields=*items,*fulfillments`)).order;

  return async (orderId) => {
    const items = (await read(orderId)).items
      .filter(({ requires_shipping }) => requires_shipping)
      .map(({ id, quantity }) => ({ id, quantity }));
    await call("POST", `${orderId}/fulfillments`, { items });
    const [fulfillment] = (await read(orderId)).fulfillments;
    await call("POST", `${orderId}/fulfillments/${fulfillment?.id}/shipments`, { items, labels: [] });
  };
}
