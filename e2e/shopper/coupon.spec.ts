import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import type { Checkout } from "../support/api-checkout.ts";
import { test } from "../support/answered-cookies.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { swede } from "../support/people.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");

const summaryOf = (page: Page) => page.locator("aside");
const field = (page: Page) => page.locator("#coupon-code");
const priceOf = (minor: number) => formatPrice(minor, "SEK", true);

/** Opens a checkout at its payment step. */
async function openPayment(page: Page, request: APIRequestContext, email: string, quantity = 2) {
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const checkout = await walkToPayment(request, {
    site: "se",
    lines: [{ id, quantity }],
    email,
    billing: swede,
  });
  await page.goto(siteUrl("se", `/checkout/${checkout.id}/payment`));
  return checkout;
}

async function readCheckout(request: APIRequestContext, { id }: Checkout): Promise<Checkout> {
  return (await (await request.get(`${shop.api}/checkout/${id}?language=en`)).json()) as Checkout;
}

/** Finds a total on the page, where it is visible. */
const total = (page: Page, text: string) =>
  summaryOf(page).getByText(text, { exact: true }).filter({ visible: true }).first();

test("a coupon is refused, applied, removed and applied again, and the order is charged, confirmed and mailed at its price, once for each e-mail address [7.12] [8.26]", async ({
  page,
  request,
}) => {
  const email = `coupon-${randomUUID().slice(0, 8)}@example.com`;
  const checkout = await openPayment(page, request, email);
  const ask = page.getByText(t("checkout.coupon.ask"), { exact: true });
  const remove = page.getByRole("button", { name: t("checkout.coupon.remove", { code: "WELCOME10" }) });
  await expect(field(page)).toHaveCount(0);
  await ask.click();
  await field(page).fill("NO-SUCH");
  await page.getByRole("button", { name: t("checkout.coupon.apply"), exact: true }).click();
  await expect(field(page)).toHaveAccessibleDescription("Rabattkoden är inte giltig");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("NO-SUCH");
  await expectAccessible(page);
  await field(page).fill("  bulk20");
  await field(page).press("Enter");
  await expect(field(page)).toHaveAccessibleDescription(/2\.000,00 SEK/);

  await field(page).fill("welcome10");
  await field(page).press("Enter");
  await expect(remove).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "WELCOME10" })).toHaveText(
    t("checkout.coupon.applied", { code: "WELCOME10" }),
  );
  await expectAccessible(page);
  await remove.press("Enter");
  await expect(page.locator("summary").filter({ hasText: t("checkout.coupon.ask") })).toBeFocused();
  await expect(total(page, priceOf(checkout.totals.total))).toBeVisible();

  await ask.click();
  await field(page).fill("WELCOME10");
  await field(page).press("Enter");
  await expect(remove).toBeVisible();
  const { totals } = await readCheckout(request, checkout);
  expect(totals.total).toBeLessThan(checkout.totals.total);
  const price = priceOf(totals.total);

  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await page.locator("#acceptTerms").check();
  const place = stepSubmit(page);
  await expect(page.getByRole("region", { name: t("checkout.contract.review") })).toContainText(price);
  await expect(place).toHaveText(t("checkout.contract.order"));
  await fillCard(page, testCards.accepted);
  await place.click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  await expect(total(page, price)).toBeVisible();

  const { order } = await readCheckout(request, checkout);
  const mail = await waitForMail(request, email, `Din beställning ${order?.number} hos Spolverk`);
  expect(mail.text).toContain("Rabattkod WELCOME10: ");
  expect(mail.text).toContain(price);

  // The coupon is refused only when the order is placed. An earlier refusal would reveal that the address has used it.
  await openPayment(page, request, email);
  await ask.click();
  await field(page).fill("WELCOME10");
  await field(page).press("Enter");
  await expect(remove).toBeVisible();
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await page.locator("#acceptTerms").check();
  await fillCard(page, testCards.accepted);
  await stepSubmit(page).click();
  await expect(page.getByText("Du har redan använt den här rabattkoden")).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test("a coupon for the whole amount leaves no payment method to choose", async ({ page, request }) => {
  const code = `ALL-${randomUUID().slice(0, 8)}`.toUpperCase();
  await (await openMerchandiserApi(request)).makeCoupon(code, 100);
  const email = `${code.toLowerCase()}@example.com`;
  // Six pieces reach the threshold for free shipping.
  const checkout = await openPayment(page, request, email, 6);
  expect(checkout.totals.total).toBeGreaterThan(0);
  await page.getByText(t("checkout.coupon.ask"), { exact: true }).click();
  await field(page).fill(code);
  await field(page).press("Enter");
  await expect(page.getByText(t("checkout.payment.methods.free"))).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(total(page, priceOf(0))).toBeVisible();
  await expectAccessible(page);

  await page.locator("#acceptTerms").check();
  await page.getByRole("button", { name: t("checkout.contract.order"), exact: true }).click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  const { order } = await readCheckout(request, checkout);
  const mail = await waitForMail(request, email, `Din beställning ${order?.number} hos Spolverk`);
  expect(mail.text).toContain(t("checkout.payment.methods.free"));
});
