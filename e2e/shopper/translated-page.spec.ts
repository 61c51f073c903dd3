import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { readFigures, translate } from "../support/translate.ts";
import { swede } from "../support/people.ts";
import { putIntoCart } from "../support/put-into-cart.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { findVariation, readProduct } from "../support/variation.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");

/** Expects every figure of a translated page to equal that of the same page reloaded without translation. */
async function expectFiguresOf(page: Page): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await untilHydrated(fresh);
  await expect(async () => {
    const figures = await readFigures(fresh);
    expect(figures.length).toBeGreaterThan(3);
    expect(await readFigures(page)).toEqual(figures);
  }).toPass();
  await fresh.close();
}

async function chooseCurrency(page: Page, currency: string): Promise<void> {
  await page.getByRole("button", { name: t("nav.settings") }).click();
  const dialog = page.getByRole("dialog", { name: t("settings.title") });
  await dialog.getByLabel(t("settings.currency")).selectOption(currency);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

test("a translated product page shows the figures of the chosen variation and currency [3.48]", async ({
  page,
}) => {
  // Waits for full hydration: until then React replaces what a translation has changed.
  await page.goto(siteUrl("se", "/product/karna-pla/black-175-750g"), { waitUntil: "networkidle" });
  await untilHydrated(page);
  await translate(page);
  for (const slug of ["black-175-2300g", "rose-pink-175-750g", "fjord-blue-175-750g"]) {
    // The URL may go on after the slug: it names an attribute that the choice has changed as well.
    await page.locator(`main a[href*="/${slug}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(slug));
    await translate(page);
  }
  await chooseCurrency(page, "EUR");
  await expectFiguresOf(page);
});

test("a translated cart shows the figures of its quantities and currency [2.5]", async ({
  page,
  request,
}) => {
  const variation = await findVariation(request, "KPLA-BLACK-175-750");
  await putIntoCart(page, variation);
  await page.goto(siteUrl("se", "/cart"));
  await expect(page.getByRole("button", { name: t("product.increase") })).toBeVisible();
  await translate(page);
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("button", { name: t("product.increase") }).click();
    await translate(page);
  }
  await expectFiguresOf(page);
  await chooseCurrency(page, "DKK");
  await expectFiguresOf(page);
});

test("a translated checkout shows the figures of its delivery and currency [2.1]", async ({
  page,
  request,
}) => {
  const { variations } = await readProduct(request, "losvatten-pva");
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  const email = "translated@example.com";
  const lines = [{ id: variation?.id, quantity: 1 }];
  const checkout = await walkToPayment(request, { site: "se", lines, email, billing: swede });
  await page.goto(siteUrl("se", `/checkout/${checkout.id}/shipping`));
  const options = page.getByRole("radiogroup", { name: t("checkout.shipping.title") }).getByRole("radio");
  await expect(options.first()).toBeVisible();
  await translate(page);
  await options.last().check({ force: true });
  await translate(page);
  await page.locator("#checkout-currency").selectOption("EUR");
  await expect(page.locator("main")).toContainText("€");
  await expectFiguresOf(page);
});
