import { type APIRequestContext, expect } from "@playwright/test";
import { shop } from "./shop.ts";

type Kept = { checkout: { data: Record<string, unknown> & { version: number } } };

/** Backdates a checkout's last change by a number of days. */
export async function ageCheckout(request: APIRequestContext, id: string, days: number): Promise<void> {
  // Retries when Medusa closes a connection just as the client reuses it. This is safe: Medusa saves a version of a
  // checkout once and refuses a repeated call.
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
