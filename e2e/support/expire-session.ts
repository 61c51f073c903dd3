import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const storedSchema = z.object({ body: z.object({ client_id: z.string(), refresh_token: z.string() }) });

/**
 * Expires the session of a page's user: the stored access token expires, and the identity provider refuses the refresh
 * token. Other users' sessions stay.
 */
export async function expireSession(page: Page, request: APIRequestContext): Promise<void> {
  const stored = await page.evaluate(() => {
    // The key of the SDK's token entry holds the API and the scopes.
    const key = Object.keys(localStorage).find((name) => /^@@auth0spajs@@::.+::.+::.+ /.test(name));
    if (key === undefined) throw new Error("Nobody is signed in");
    const entry = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(entry) as object), expiresAt: 0 }));
    return entry;
  });
  const { client_id, refresh_token } = storedSchema.parse(JSON.parse(stored)).body;
  const reply = await request.post(`${shop.auth0}/oauth/revoke`, {
    form: { client_id, token: refresh_token },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}
