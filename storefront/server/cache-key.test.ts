import { describe, expect, it } from "vitest";
import { readSettings } from "../src/site/settings-cookies.ts";
import { resolvePageRoute } from "../src/resolve-page-route.ts";
import { toCacheKey } from "./cache-key.ts";

const site = { code: "se", currency: "SEK", showWithVat: true } as const;

function keyOf(
  address: string,
  cookies: Record<string, string> = {},
  { language = "sv" }: { language?: "sv" | "no" } = {},
) {
  const settings = readSettings(cookies, site);
  const shop = { site, language, settings } as Parameters<typeof toCacheKey>[0];
  return toCacheKey(shop, resolvePageRoute(new URL(address, "http://se.localhost")));
}

describe("the cache key of a page", () => {
  it("a cart, a checkout and a wish list get no key", () => {
    expect(keyOf("/cart")).toBeNull();
    expect(keyOf("/checkout/1/address")).toBeNull();
    expect(keyOf("/wishlist")).toBeNull();
    expect(keyOf("/cartridges")).not.toBeNull();
  });
  it("ignores unknown query parameters and their order", () => {
    expect(keyOf("/shop?sort=name&utm_source=x&query=pla")).toBe(keyOf("/shop?query=pla&sort=name"));
  });
  it("ignores parameters that the page's route does not read", () => {
    expect(keyOf("/faq?query=1&page=2&country=SE&anything=3")).toBe(keyOf("/faq"));
    expect(keyOf("/?query=1")).toBe(keyOf("/"));
    expect(keyOf("/resellers?country=SE&query=1")).toBe(keyOf("/resellers?country=SE"));
    expect(keyOf("/shop?page=none&sort=bogus&toggle=zzz")).toBe(keyOf("/shop"));
  });
  it("cuts a search query to the length that the page reads", () => {
    expect(keyOf(`/search?query=${"a".repeat(100)}`)).toBe(keyOf(`/search?query=${"a".repeat(3000)}`));
  });
  it("differs for every parameter or setting that changes the page", () => {
    const keys = [
      keyOf("/shop"),
      keyOf("/shop?page=2"),
      keyOf("/shop?material=PLA"),
      keyOf("/shop?diameter=1.75"),
      keyOf("/shop?color=blue"),
      keyOf("/shop?size=750"),
      keyOf("/shop?price=100-300"),
      keyOf("/shop", { "spolverk.currency": "EUR" }),
      keyOf("/shop", { "spolverk.vat": "0" }),
      keyOf("/shop", { "spolverk.theme": "dark" }),
      keyOf("/shop", {}, { language: "no" }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("ignores unknown cookies and values, so that they cannot fill the cache", () => {
    expect(keyOf("/shop", { "spolverk.currency": "XXX", "spolverk.theme": "pink", other: "1" })).toBe(
      keyOf("/shop"),
    );
  });
});
