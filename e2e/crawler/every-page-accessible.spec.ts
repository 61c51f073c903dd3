import {
  findLegalTexts,
  legalPageNames,
  readLegal,
  readPages,
  readSites,
  toLegalSlug,
} from "@spolverk/content";
import { expect, test } from "@playwright/test";
import { takeStep, toDoorDelivery } from "../support/api-checkout.ts";
import { openInspection } from "../support/open-inspection.ts";
import { readSitemap } from "../support/read-sitemap.ts";
import { siteUrl } from "../support/shop.ts";
import { toStoredCookiesAnswer } from "../support/stored-cookies-answer.ts";
import { isDeep } from "../support/test-depth.ts";
import { readProduct } from "../support/variation.ts";

test.setTimeout(600_000);
// The report names every problem; a trace of so many pages would take as long as the checks.
test.use({ trace: "off" });

/** Swedish is checked on a phone in dark, German on a desktop in light; the deep run checks all sites in both. */
const twoSites = ["se", "de"];
const countrySites = readSites().filter(
  ({ code, indexable }) => indexable && (isDeep || twoSites.includes(code)),
);
/** Routes with many pages. Each site checks different pages of these routes. */
const manyPages = ["/product/", "/knowledge/articles/", "/knowledge/browse/", "/shop/"];
/** Pages that the sitemap does not list. */
const unlisted = [
  "/cart",
  "/wishlist",
  "/browse/filaments-by-material/pla",
  "/search?query=pla",
  "/search?query=xqzvwk",
  "/shop?query=xqzvwk",
  "/shop?toggle=onSale&sort=price",
  "/knowledge/browse?q=pla",
  "/knowledge/browse?q=xqzvwk",
  "/checkout",
  "/checkout/unknown",
  "/nowhere/at/all",
];

for (const [at, { code, language }] of countrySites.entries()) {
  test.describe(`site ${code}`, () => {
    // Half of the sites on a phone, the other half on a desktop.
    const isOnPhone = isDeep ? at % 2 === 1 : code === "se";
    if (isOnPhone) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const appearances = isDeep ? (["light", "dark"] as const) : ([isOnPhone ? "dark" : "light"] as const);

    test(`shows every route of ${code} accessibly, without horizontal overflow or console errors [2.10] [2.11] [2.16] [2.17]`, async ({
      page,
    }) => {
      const { origin } = new URL(siteUrl(code, "/"));
      const listed = [...(await readSitemap(origin))];
      const many = manyPages.map((start) => listed.filter((address) => address.startsWith(origin + start)));
      const single = listed.filter((address) => !many.some((pages) => pages.includes(address)));
      expect(single.length).toBeGreaterThan(15);
      const samples = many.map((pages) => pages[Math.floor((pages.length * at) / countrySites.length)] ?? "");
      expect(samples).not.toContain("");

      const { pages: legal } = findLegalTexts({ legal: readLegal() }, { code, language }, language);
      const titles = new Map<string, string | undefined>([
        ...readPages().map(({ name, texts }) => [`${origin}/${name}`, texts[language]?.title] as const),
        ...legalPageNames.map((name) => [`${origin}/${toLegalSlug(name)}`, legal[name]?.title] as const),
      ]);
      const inspection = openInspection(page, appearances);
      // The first site shows that pictures load; the other sites have the same pictures.
      if (at > 0) await inspection.leavePicturesOut();
      for (const address of [...single, ...samples, ...unlisted.map((path) => origin + path)]) {
        await inspection.visit(address);
        const title = titles.get(address);
        if (title) await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      }
      expect(inspection.problems()).toEqual([]);
    });

    test(`keeps cart, wish list and every checkout step on ${code} accessible`, async ({ page, request }) => {
      const { variations } = await readProduct(request, "vader-asa");
      const variation = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable)[0];
      if (!variation) throw new Error("There is nothing to order");
      const { id, sku } = variation;
      const cart = JSON.stringify([{ id, sku, quantity: 1 }]);
      await page.addInitScript(
        (items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(`spolverk.${key}`, value);
        },
        { cart, wishList: JSON.stringify([id]), agreedCookies: toStoredCookiesAnswer(true) },
      );
      const inspection = openInspection(page, appearances);
      if (at > 0) await inspection.leavePicturesOut();
      await inspection.visit(siteUrl(code, "/cart"));
      await expect(page.locator("main li img").first()).toBeAttached();
      await inspection.visit(siteUrl(code, "/wishlist"));

      const asked = { site: code, currency: "EUR", country: "DE", company: true };
      const { id: checkoutId } = await takeStep(request, "checkout", {
        ...asked,
        lines: [{ id, quantity: 1 }],
      });
      const path = `checkout/${checkoutId}`;
      const visit = (step: string) => inspection.visit(siteUrl(code, `/${path}/${step}`));
      await visit("account");
      await takeStep(request, `${path}/account`, { email: "reader@example.com" });
      await visit("address");
      const billing = {
        firstName: "Kim",
        lastName: "Weber",
        company: "Weber Modellbau GmbH",
        organizationNumber: "HRB 86891",
        vatNumber: "DE136695976",
        cellNumber: "+49 30 1234567",
        addressLine1: "Hauptstraße 5",
        zip: "10115",
        city: "Berlin",
        country: "DE",
      };
      const addressed = await takeStep(request, `${path}/address`, { billing, shipping: null });
      await visit("shipping");
      await takeStep(request, `${path}/shipping`, toDoorDelivery(addressed));
      await takeStep(request, `${path}/shippingComplete`, {});
      await visit("payment");
      const { totals } = await takeStep(request, `${path}/payment`, { method: "invoice_email" });
      await takeStep(request, `${path}/place`, { acceptTerms: true, expectedTotal: totals.total });
      await visit("confirmation");
      expect(inspection.problems()).toEqual([]);
    });
  });
}
