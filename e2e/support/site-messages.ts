import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const loginSchema = z.object({ token: z.string() });
const savedSchema = z.object({ site_message: z.object({ id: z.string() }) });

/** A connection that Medusa closes in the moment of reuse says nothing about the messages. */
const retry = { maxRetries: 1 };

/** The headers of a signed-in merchandiser. */
async function signIn(request: APIRequestContext): Promise<Record<string, string>> {
  const reply = await request.post(shop.adminAuthUrl, { data: shop.admin, ...retry });
  return { authorization: `Bearer ${loginSchema.parse(await reply.json()).token}` };
}

/** Writes a message for a site as a merchandiser does; gives its id. */
export async function createMessage(
  request: APIRequestContext,
  message: { site: string; pallette: string; texts: Record<string, string> },
): Promise<string> {
  const { site, pallette, texts } = message;
  const headers = await signIn(request);
  // Not repeated: a second message would stay in the shop. The connection has just been used for the sign-in.
  const reply = await request.post(`${shop.adminApi}/site-messages`, {
    headers,
    data: { texts, pallette, sites: [site], starts_on: null, ends_on: null, enabled: true },
  });
  expect(reply.status()).toBe(200);
  return savedSchema.parse(await reply.json()).site_message.id;
}

/** Takes messages away again. */
export async function removeMessages(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  const headers = await signIn(request);
  for (const id of ids) await request.delete(`${shop.adminApi}/site-messages/${id}`, { headers, ...retry });
}
