import type { Page } from "@playwright/test";
import { calculateLinePrice, formatPrice } from "@spolverk/domain";
import { payByApi } from "../support/card.ts";
import { takeStep } from "../support/api-checkout.ts";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation, type Variation } from "../support/variation.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");
const cartUrl = siteUrl("se", "/cart");

/** Stores cart lines in the browser, as an earlier visit would, and opens the cart. */
async function openCart(page: Page, lines: { id: string; sku: string; quantity: number }[]): Promise<void> {
  await page.goto(cartUrl);
  await page.evaluate((stored) => localStorage.setItem("spolverk.cart", stored), JSON.stringify(lines));
  await page.reload();
}

test("an empty cart says so and links to the shop [2.5]", async ({ page }) => {
  await page.goto(cartUrl);
  await expect(page.getByRole("heading", { name: t("cart.empty") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("listing.bestSellers") })).toBeVisible();
});

test("the cart totals its lines with VAT, warns of mixed diameters and follows changes in another tab [4.12] [4.18] [4.32]", async ({
  page,
  context,
  request,
}) => {
  const thin = await findVariation(request, "KPLA-BLACK-175-750");
  const thick = await findVariation(request, "KPLA-BLACK-285-750");
  await openCart(page, [
    { id: thin.id, sku: thin.sku, quantity: 2 },
    { id: thick.id, sku: thick.sku, quantity: 1 },
  ]);
  await expect(page.getByText(t("cart.mixedDiameters"))).toBeVisible();
  await expectAccessible(page);
  const toTotal = (quantity: number, { msrp }: Variation) =>
    calculateLinePrice({ msrpMinor: msrp.SEK, discountPercentage: 0, vatRate: 25, quantity }).total;
  const summary = page.getByRole("region", { name: t("cart.summary") });
  const total = toTotal(2, thin) + toTotal(1, thick);
  await expect(summary).toContainText(formatPrice(total, "SEK", true));
  const net = 2 * thin.msrp.SEK + thick.msrp.SEK;
  await expect(summary).toContainText(`${t("cart.vatIncluded")}${formatPrice(total - net, "SEK", true)}`);
  await expect(summary.getByRole("progressbar")).toBeVisible();

  const other = await context.newPage();
  await other.goto(cartUrl);
  await other
    .getByRole("button", { name: t("cart.removeLine", { name: "Kärna PLA, Svart, 750 g, 2,85 mm" }) })
    .click();
  await expect(page.getByText(t("cart.mixedDiameters"))).toBeHidden();
  await expect(summary).toContainText(formatPrice(toTotal(2, thin), "SEK", true));
  await other.close();
});

test("a saved cart drops unavailable lines, reduces scarce ones and reports both [4.14] [4.16] [4.17]", async ({
  page,
  request,
}) => {
  const short = await findVariation(request, "KPLA-CHESTNUT-175-750");
  const soldOut = await findVariation(request, "KPLA-FJORD-BLUE-285-750");
  await openCart(page, [
    { id: short.id, sku: short.sku, quantity: 500 },
    { id: soldOut.id, sku: soldOut.sku, quantity: 1 },
  ]);
  const shortName = "Kärna PLA, Kastanj, 750 g, 1,75 mm";
  const quantity = page.getByLabel(t("cart.quantityOf", { name: shortName }));
  await expect(quantity).toHaveValue(String(short.stock.totalAvailable));
  const reduced = { name: shortName, quantity: String(short.stock.totalAvailable) };
  await expect(page.getByText(t("cart.reduced", reduced))).toBeVisible();
  const removed = { name: "Kärna PLA, Fjordblå, 750 g, 2,85 mm" };
  await expect(page.getByText(t("cart.removedUnavailable", removed))).toBeVisible();
  await expectAccessible(page);
});

test("an order whose reply was lost removes exactly its own lines from the cart [4.34]", async ({
  page,
  request,
}) => {
  const ordered = await findVariation(request, "KPLA-WHITE-175-2300");
  const later = await findVariation(request, "KPLA-BLACK-175-2300");
  const lines = [{ id: ordered.id, quantity: 1 }];
  const order = { site: "se", currency: "SEK", lines, email: "lost@example.com", billing: swede };
  const started = await walkToPayment(request, order);
  const path = `checkout/${started.id}`;
  const paid = await takeStep(request, `${path}/payment`, { method: "stripe" });
  const accepted = { acceptTerms: true, expectedTotal: paid.totals.total };
  await payByApi(request, (await takeStep(request, `${path}/place`, accepted)).payment);
  await takeStep(request, `${path}/place`, accepted);

  await page.goto(cartUrl);
  const stored = {
    "spolverk.checkout": JSON.stringify({ id: started.id, currency: "SEK", lines }),
    "spolverk.cart": JSON.stringify([
      { id: ordered.id, sku: ordered.sku, quantity: 1 },
      { id: later.id, sku: later.sku, quantity: 3 },
    ]),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(siteUrl("se", `/checkout/${started.id}`));
  await expect(page.getByRole("heading", { name: t("checkout.confirmation.title") })).toBeVisible();
  const readCart = () => page.evaluate(() => localStorage.getItem("spolverk.cart") ?? "");
  await expect.poll(readCart).not.toContain(ordered.sku);
  expect(await readCart()).toContain(later.sku);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("checkout.confirmation.title") })).toBeVisible();
  expect(await readCart()).toContain(later.sku);
});
