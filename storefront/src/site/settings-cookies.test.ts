import { describe, expect, it } from "vitest";
import { readSettings, toSettingCookie } from "./settings-cookies.ts";

const site = { currency: "SEK", showWithVat: true } as const;

describe("the shopper's settings [2.50]", () => {
  it("are the site's own before anything is chosen, and the device's appearance", () => {
    expect(readSettings({}, site)).toEqual({ currency: "SEK", showWithVat: true, theme: "system" });
  });
  it("are read from the cookies, so that the first HTML is right", () => {
    const cookies = { "spolverk.currency": "EUR", "spolverk.vat": "0", "spolverk.theme": "dark" };
    expect(readSettings(cookies, site)).toEqual({ currency: "EUR", showWithVat: false, theme: "dark" });
  });
  it("fall back to the site's own where the value of a cookie is unknown", () => {
    const cookies = { "spolverk.currency": "BTC", "spolverk.vat": "yes", "spolverk.theme": "pink" };
    expect(readSettings(cookies, site)).toEqual({ currency: "SEK", showWithVat: true, theme: "system" });
  });
  it("are stored for a year on the whole site", () => {
    expect(toSettingCookie("theme", "dark", false)).toBe(
      "spolverk.theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });
  it("are never sent in the clear where the site is served by https", () => {
    expect(toSettingCookie("theme", "dark", true)).toMatch(/; Secure$/);
  });
});
