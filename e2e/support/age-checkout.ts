import { type APIRequestContext, expect } from "@playwright/test";
import { shop } from "./shop.ts";

type Kept = { checkout: { data: Record<string, unknown> & { version: number } } };

/** Lets a checkout have been changed last so many days ago, as if the shopper had not come back to it. */
export async function ageCheckout(request: APIRequestContext, id: string, days: number): Promise<void> {
  // Medusa may close a connection in the moment of reuse. A version is saved once: a second call is refused.
  const options = { headers: { "x-internal-token": shop.internalToken }, maxRetries: 1 };
  const address = `${shop.internalApi}/checkouts/${id}`;
  const { checkout } = (await (await request.get(address, options)).json()) as Kept;
  const version = checkout.data.version + 1;
  const changedAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const data = { ...checkout.data, version, changedAt };
  const saved = await request.post(address, {
    ...options,
    data: { version, data, expires_at: "2100-01-01T00:00:00.000Z" },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}
