import { languages } from "@spolverk/content/languages";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../testing/create-test-i18n.ts";
import { createI18n, loadNamespaces } from "./create-i18n.ts";

describe("i18next", () => {
  it("uses the plural forms of the language", async () => {
    const english = await createI18n("en");
    expect([0, 1, 2].map((count) => english.t("nav.cartCount", { count }))).toEqual([
      "Cart, 0 items",
      "Cart, 1 item",
      "Cart, 2 items",
    ]);
    const french = await createI18n("fr");
    const one = french.t("listing.count", { count: 1 });
    expect(french.t("listing.count", { count: 0 })).toBe(one.replace("1", "0"));
    expect(french.t("listing.count", { count: 2 })).not.toBe(one.replace("1", "2"));
  });

  it.each(languages)("finds a plural form for every count in %s", async (language) => {
    const { t } = await createTestI18n(language);
    const forms = new Intl.PluralRules(language);
    const textOf = (count: number) => t("cart.notCounted", { count }).replaceAll(/\d+/g, "#");
    const byForm = new Map<string, Set<string>>();
    for (let count = 0; count < 120; count += 1) {
      const form = forms.select(count);
      byForm.set(form, (byForm.get(form) ?? new Set()).add(textOf(count)));
    }
    for (const texts of byForm.values()) expect(texts.size).toBe(1);
    expect(textOf(1)).not.toContain("cart.");
  });

  it("inserts values into a text unescaped", async () => {
    const { t } = await createI18n("en");
    for (const query of ["$& {{x}}", "<b>", "$t(nav.home)", "{{query}}"])
      expect(t("listing.searchFor", { query })).toBe(`“${query}”`);
  });

  it("shows the key in place of a missing text", async () => {
    const { t } = await createI18n("en");
    // @ts-expect-error A key that no file has is a type error.
    expect(t("nav.nowhere")).toBe("nav.nowhere");
    expect(t("cart.title")).toBe("cart.title");
  });

  it("adds a route's texts to the texts of every page", async () => {
    const i18n = await createI18n("en");
    expect(i18n.t("cart.title")).toBe("cart.title");
    await loadNamespaces(i18n, ["cart"]);
    expect([i18n.t("cart.title"), i18n.t("nav.home")]).toEqual(["Your cart", "Home"]);
  });

  it("keeps the languages of two pages separate", async () => {
    const [swedish, german] = await Promise.all([createI18n("sv"), createI18n("de")]);
    expect([swedish.t("nav.cart"), german.t("nav.cart")]).toEqual(["Varukorg", "Warenkorb"]);
  });
});
