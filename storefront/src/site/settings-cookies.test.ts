import { describe, expect, it } from "vitest";
import { readSettings, toSettingCookie } from "./settings-cookies.ts";

const site = { currency: "SEK", showWithVat: true } as const;

describe("the shopper's settings [2.50]", () => {
  it("default to the site's own and the device's theme", () => {
    expect(readSettings({}, site)).toEqual({ currency: "SEK", showWithVat: true, theme: "system" });
  });
  it("come from the cookies, so that the server's HTML shows them", () => {
    const cookies = { "spolverk.currency": "EUR", "spolverk.vat": "0", "spolverk.theme": "dark" };
    expect(readSettings(cookies, site)).toEqual({ currency: "EUR", showWithVat: false, theme: "dark" });
  });
  it("fall back to the site's own when a cookie's value is unknown", () => {
    const cookies = { "spolverk.currency": "BTC", "spolverk.vat": "yes", "spolverk.theme": "pink" };
    expect(readSettings(cookies, site)).toEqual({ currency: "SEK", showWithVat: true, theme: "system" });
  });
  it("last a year, on all pages of the site", () => {
    expect(toSettingCookie("theme", "dark", false)).toBe(
      "spolverk.theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });
  it("use secure cookies when the site is served by https", () => {
    expect(toSettingCookie("theme", "dark", true)).toMatch(/; Secure$/);
  });
});
