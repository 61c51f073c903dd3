import { expect } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import type { Checkout } from "../support/api-checkout.ts";
import { test } from "../support/answered-cookies.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("sv");

test("a checkout asks which cart to order after a change in another tab, and keeps the typed values [7.10]", async ({
  page,
  context,
  request,
}) => {
  const { variations } = await readProduct(request, "losvatten-pva");
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("The product has no variation");
  const cart = JSON.stringify([{ id: variation.id, sku: variation.sku, quantity: 1 }]);
  await page.goto(siteUrl("se", "/cart"));
  await page.evaluate((lines) => localStorage.setItem("spolverk.cart", lines), cart);
  await page.goto(siteUrl("se", "/checkout"));
  await page.waitForURL(/\/checkout\/[^/]+\/account/);
  const id = /\/checkout\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  await untilHydrated(page);
  const email = page.getByLabel(t("checkout.account.email"), { exact: true });
  await email.fill("two-tabs@example.com");

  const other = await context.newPage();
  await other.goto(siteUrl("se", "/cart"));
  await untilHydrated(other);
  await other.getByRole("button", { name: t("product.increase") }).click();

  const question = page.getByText(t("checkout.cartChanged.text"));
  await expect(question).toBeVisible();
  // The form is inert until the shopper has answered.
  await expect(page.locator("[inert]", { has: email })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.cartChanged.accept") }).click();
  await expect(question).toBeHidden();
  await expect(email).toHaveValue("two-tabs@example.com");

  const reply = await request.get(`${shop.api}/checkout/${id}?language=sv`);
  const { lines, totals } = (await reply.json()) as Checkout;
  expect(lines).toMatchObject([{ id: variation.id, quantity: 2 }]);
  await expect(page.locator("main")).toContainText(formatPrice(totals.total, "SEK", true));

  // The other tab continues the same checkout; the page shows its order as soon as it is visible again.
  await other.getByRole("button", { name: t("product.increase") }).click();
  await other.getByRole("link", { name: t("cart.checkout") }).click();
  await other.waitForURL(new RegExp(`/checkout/${id}/account`));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(question).toBeHidden();
  const three = (await (await request.get(`${shop.api}/checkout/${id}?language=sv`)).json()) as Checkout;
  expect(three.lines).toMatchObject([{ quantity: 3 }]);
  await expect(page.locator("main")).toContainText(formatPrice(three.totals.total, "SEK", true));
});
