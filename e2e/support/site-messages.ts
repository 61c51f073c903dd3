import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const loginSchema = z.object({ token: z.string() });
const savedSchema = z.object({ site_message: z.object({ id: z.string() }) });

/** Retries when Medusa closes a connection just as the client reuses it. */
const retry = { maxRetries: 1 };

/** Headers that authenticate the merchandiser. */
async function signIn(request: APIRequestContext): Promise<Record<string, string>> {
  const reply = await request.post(shop.adminAuthUrl, { data: shop.admin, ...retry });
  return { authorization: `Bearer ${loginSchema.parse(await reply.json()).token}` };
}

/** Creates a message of a site as a merchandiser and returns its id. */
export async function createMessage(
  request: APIRequestContext,
  message: { site: string; pallette: string; texts: Record<string, string> },
): Promise<string> {
  const { site, pallette, texts } = message;
  const headers = await signIn(request);
  // Not retried, because a second message would stay in the shop. The sign-in has just used the connection, so Medusa
  // does not close it as idle.
  const reply = await request.post(`${shop.adminApi}/site-messages`, {
    headers,
    data: { texts, pallette, sites: [site], starts_on: null, ends_on: null, enabled: true },
  });
  expect(reply.status()).toBe(200);
  return savedSchema.parse(await reply.json()).site_message.id;
}

/** Deletes messages. */
export async function removeMessages(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  const headers = await signIn(request);
  for (const id of ids) await request.delete(`${shop.adminApi}/site-messages/${id}`, { headers, ...retry });
}
