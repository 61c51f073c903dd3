import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "@medusajs/framework/zod";
import { readEnvironment } from "../../../../environment/environment.ts";

/** A provider that does not sign its callbacks. The callback address contains a MAC created by the shop instead. */
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
 * Builds the callback address of one payment. Only the shop can create it and only the provider gets it, so that a call
 * to this address comes from the provider.
 *
 * @param reference of the checkout's payments
 */
export function toCallbackUrl(baseUrl: string, provider: UnsignedProvider, reference: string): string {
  const url = new URL(baseUrl);
  url.searchParams.set("payment", reference);
  url.searchParams.set("mac", toMac(provider, reference).toString("base64url"));
  return url.href;
}

/** Reads the reference from a callback's query; null when the address was not created for this provider. */
export function readCallbackReference(provider: UnsignedProvider, query: unknown): string | null {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return null;
  const { payment, mac } = parsed.data;
  return timingSafeEqual(Buffer.from(mac, "base64url"), toMac(provider, payment)) ? payment : null;
}
