// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { CartSummary } from "./cart-summary.tsx";

/** The summary of two spools in the view that the shopper has chosen. */
function Summary({ showWithVat, physical }: { showWithVat: boolean; physical: boolean }) {
  const pricing = usePricing();
  const variation = { ...fakeVariation, physical };
  const line = { id: "v1", sku: variation.sku, quantity: 2 };
  return (
    <CartSummary entries={[{ line, variation, retry: () => {} }]} pricing={{ ...pricing, showWithVat }}>
      {null}
    </CartSummary>
  );
}

async function openSummary(options: { showWithVat?: boolean; physical?: boolean }, country = "SE") {
  const freeAbove = { SEK: 49_000, EUR: 4900, USD: 4900, DKK: 34_000, NOK: 49_000, GBP: 4200 };
  const page = await renderWithApp(<Summary physical showWithVat {...options} />, {
    answer: (_, path) =>
      Response.json(path.toLowerCase().includes("free") ? { country, freeAbove } : fakeShop),
  });
  await screen.findByRole("heading", { name: page.t("cart.summary") });
  const rows = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { ...page, rows };
}

describe("the cart's summary", () => {
  it("has the sum with VAT, as the lines have it, and the VAT in it [9.12]", async () => {
    const { rows } = await openSummary({});
    expect(rows).toEqual([
      ["Summa inkl. moms", "498,00 SEK"],
      ["varav moms", "99,60 SEK"],
    ]);
  });

  it("has sums without VAT where prices are shown without it, and then the VAT [9.12]", async () => {
    const { rows } = await openSummary({ showWithVat: false });
    expect(rows.map(([name]) => name)).toEqual([
      "Varor exkl. moms",
      "Moms",
      "Summa inkl. moms",
      "Summa exkl. moms",
    ]);
  });

  it("says that free shipping can be chosen, not that all shipping is free [9.37]", async () => {
    const { t } = await openSummary({});
    expect(await screen.findByText(t("cart.freeShipping", { country: "Sverige" }))).toBeTruthy();
    expect(screen.getByText(t("cart.shippingLater"))).toBeTruthy();
  });

  it("counts the goods towards free shipping with the VAT of the country they are sent to [9.37]", async () => {
    // 498 SEK with Swedish VAT are 398.40 without any, and shipping is free from 490.
    const { t } = await openSummary({}, "US");
    const missing = t("cart.toFreeShipping", { price: "91,60 SEK", country: "USA" });
    expect(await screen.findByText(missing)).toBeTruthy();
  });

  it("says nothing of shipping where nothing is delivered", async () => {
    const { t } = await openSummary({ physical: false });
    expect(screen.queryByText(t("cart.shippingLater"))).toBeNull();
  });
});
