// @vitest-environment jsdom
import type { Shop, Variation } from "@spolverk/bff/contract";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { fakePriorPrice, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { toTestShop } from "../../testing/render-test-page.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import type { ShopContext } from "../../site/shop-context.ts";
import { CartSummary } from "./cart-summary.tsx";

/** The summary of two spools in the chosen price view. */
function Summary({ showWithVat, ...changes }: { showWithVat: boolean } & Partial<Variation>) {
  const pricing = usePricing();
  const variation = { ...fakeVariation, ...changes };
  const line = { id: "v1", sku: variation.sku, quantity: 2 };
  return (
    <CartSummary entries={[{ line, variation, retry: () => {} }]} pricing={{ ...pricing, showWithVat }}>
      {null}
    </CartSummary>
  );
}

const { site } = toTestShop();
/** A site whose law demands "plus shipping" beside prices. */
const withShipping = { site: { ...site, legal: { ...site.legal, shippingBesidePrice: true } } };

async function openSummary(
  options: Partial<Parameters<typeof Summary>[0]>,
  country = "SE",
  shop: Partial<ShopContext> = {},
  reply: Shop = fakeShop,
) {
  const freeAbove = { SEK: 49_000, EUR: 4900, USD: 4900, DKK: 34_000, NOK: 49_000, GBP: 4200 };
  const page = await renderWithApp(<Summary showWithVat {...options} />, {
    shop,
    answer: (_, path) => Response.json(path.toLowerCase().includes("free") ? { country, freeAbove } : reply),
  });
  await screen.findByRole("heading", { name: page.t("cart.summary") });
  const rows = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { ...page, rows };
}

describe("the cart's summary", () => {
  it("shows the sum with VAT, as the lines do, and the VAT included [9.12]", async () => {
    const { rows } = await openSummary({});
    expect(rows).toEqual([
      ["Summa inkl. moms", "498,00 SEK"],
      ["varav moms", "99,60 SEK"],
    ]);
  });

  it("shows one sum without mentioning VAT when none is due [9.3]", async () => {
    const untaxed = {
      site: { ...site, defaultCountry: "US" },
      settings: { ...toTestShop().settings, currency: "USD", showWithVat: false } as const,
    };
    const { rows } = await openSummary({ showWithVat: false }, "US", untaxed);
    expect(rows.map(([name]) => name)).toEqual(["Summa"]);
    expect(document.body.textContent).not.toMatch(/moms/);
  });

  it.each([true, false])(
    "shows one sum for gift cards, which are taxed when they are spent; prices with VAT: %s",
    async (showWithVat) => {
      const { rows } = await openSummary({ showWithVat, type: "giftCard" });
      expect(rows).toEqual([["Summa", "398,40 SEK"]]);
    },
  );

  it.each([true, false])(
    "shows one sum for goods whose VAT the carrier collects on import; prices with VAT: %s",
    async (showWithVat) => {
      const abroad = { site: { ...site, vatCountry: "NO", defaultCountry: "NO" } };
      const reply = {
        ...fakeShop,
        vatRates: { ...fakeShop.vatRates, NO: 25 },
        importThresholds: { consignmentGbp: null, itemNok: 100 },
      };
      const { rows, t } = await openSummary({ showWithVat }, "NO", abroad, reply);
      expect(rows.map(([name]) => name)).toEqual(["Summa"]);
      expect(screen.getByText(t("cart.importVat"))).toBeTruthy();
    },
  );

  it("shows sums without VAT and then the VAT when prices are shown without it [9.12]", async () => {
    const { rows } = await openSummary({ showWithVat: false });
    expect(rows.map(([name]) => name)).toEqual([
      "Varor exkl. moms",
      "Moms",
      "Summa inkl. moms",
      "Summa exkl. moms",
    ]);
  });

  it.each([19_920, 15_000])(
    "sums goods on sale without VAT and after the discount, as the lines do, with a lowest price of %d before the sale [9.12]",
    async (low) => {
      const sale = { name: "Week", discountPercentage: 20 };
      const { rows } = await openSummary({ showWithVat: false, sale, priorPrice: fakePriorPrice(low) });
      expect(rows.map(([, text]) => text)).toEqual(["318,72 SEK", "79,68 SEK", "398,40 SEK", "318,72 SEK"]);
    },
  );

  it("says that free shipping is available, not that all shipping is free [9.37]", async () => {
    const { t } = await openSummary({});
    expect(await screen.findByText(t("cart.freeShipping", { country: "Sverige" }))).toBeTruthy();
    expect(screen.getByText(t("cart.shippingLater"))).toBeTruthy();
  });

  it("says that shipping is extra when the site's law demands it and goods are delivered", async () => {
    const { t, container } = await openSummary({}, "SE", withShipping);
    expect(container.textContent).toContain(t("price.shippingNote"));
    cleanup();
    expect((await openSummary({}, "SE")).container.textContent).not.toContain(t("price.shippingNote"));
    cleanup();
    const giftCard = await openSummary({ physical: false }, "SE", withShipping);
    expect(giftCard.container.textContent).not.toContain(t("price.shippingNote"));
  });

  it("counts the goods towards free shipping with the VAT of the destination country [9.37]", async () => {
    // The goods cost 498 SEK with Swedish VAT and 398.40 SEK without VAT. Shipping is free from 490 SEK.
    const { t } = await openSummary({}, "US");
    const missing = t("cart.toFreeShipping", { price: "91,60 SEK", country: "USA" });
    expect(await screen.findByText(missing)).toBeTruthy();
  });

  it.each([
    ["DE", "with VAT, and says so", "91,60 SEK inkl. moms"],
    ["US", "without VAT where none is charged", "91,60 SEK"],
  ])(
    "says beside prices without VAT how much is missing to free shipping to %s: %s [9.37]",
    async (country, _, price) => {
      // Two pieces cost 398.40 SEK in either country, as charged there.
      const msrp = { ...fakeVariation.msrp, SEK: country === "DE" ? 15_936 : 19_920 };
      const { t } = await openSummary(
        { showWithVat: false, msrp },
        country,
        {},
        { ...fakeShop, vatRates: { SE: 25, DE: 25 } },
      );
      const name = country === "DE" ? "Tyskland" : "USA";
      expect(await screen.findByText(t("cart.toFreeShipping", { price, country: name }))).toBeTruthy();
    },
  );

  it("shows the site's payment methods and carriers, with a link to the delivery page, before the checkout", async () => {
    const own = {
      ownPaymentMarks: [{ id: "visa", name: "Visa" }],
      ownCarrierMarks: [
        { id: "postnord", name: "PostNord" },
        { id: "db-schenker", name: "DB Schenker" },
      ],
    };
    const { container } = await openSummary({}, "SE", own);
    expect(screen.getByRole("img", { name: "Visa" })).toBeTruthy();
    expect(container.textContent).toContain("Levereras av PostNord eller DB Schenker.");
    const link = screen.getByRole("link", { name: "Hit levererar vi och så mycket kostar det" });
    expect(link.getAttribute("href")).toBe("/shipping");
  });

  it("does not mention shipping when nothing is delivered", async () => {
    const { t } = await openSummary({ physical: false });
    expect(screen.queryByText(t("cart.shippingLater"))).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
