import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../../../../environment/environment.ts";

/** A provider that does not sign what it sends: instead the address that it is given bears a MAC of ours. */
export type UnsignedProvider = "swish" | "pay-later";

const key = Buffer.from(
  hkdfSync("sha256", readEnvironment(process.env).COOKIE_SECRET, "", "spolverk payment callback", 32),
);
const querySchema = z.object({
  payment: z.string().regex(/^[0-9a-f]{32}$/),
  mac: z.string().regex(/^[0-9A-Za-z_-]{43}$/),
});

const toMac = (provider: UnsignedProvider, reference: string) =>
  createHmac("sha256", key).update(`${provider}:${reference}`).digest();

/**
 * The address by which a provider tells of one payment. It can be worked out only here, so that a call of it is known
 * to come from whom it was given to.
 *
 * @param reference of the checkout's payments
 */
export function toCallbackUrl(baseUrl: string, provider: UnsignedProvider, reference: string): string {
  const url = new URL(baseUrl);
  url.searchParams.set("payment", reference);
  url.searchParams.set("mac", toMac(provider, reference).toString("base64url"));
  return url.href;
}

/** The reference that the query of a callback names; null when the address was not given out to this provider. */
export function readCallbackReference(provider: UnsignedProvider, query: unknown): string | null {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return null;
  const { payment, mac } = parsed.data;
  return timingSafeEqual(Buffer.from(mac, "base64url"), toMac(provider, payment)) ? payment : null;
}
