import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import type { Checkout } from "../support/api-checkout.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { german, swede } from "../support/people.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const people = { se: swede, de: german };

const summaryOf = (page: Page) => page.locator("aside");
const field = (page: Page) => page.locator("#coupon-code");
const priceOf = (minor: number, currency: string) =>
  formatPrice(minor, currency === "EUR" ? "EUR" : "SEK", true);

/** A checkout that waits for how it is paid. */
async function openPayment(
  page: Page,
  request: APIRequestContext,
  site: "se" | "de",
  email: string,
  quantity = 2,
) {
  const billing = people[site];
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const checkout = await walkToPayment(request, { site, lines: [{ id, quantity }], email, billing });
  await page.goto(siteUrl(site, `/checkout/${checkout.id}/payment`));
  return checkout;
}

async function readCheckout(request: APIRequestContext, { id }: Checkout): Promise<Checkout> {
  return (await (await request.get(`${shop.api}/checkout/${id}?language=en`)).json()) as Checkout;
}

/** The total, wherever the page has it in sight. */
const total = (page: Page, text: string) =>
  summaryOf(page).getByText(text, { exact: true }).filter({ visible: true }).first();

for (const [site, language, refused] of [
  ["se", "sv", "Rabattkoden är inte giltig"],
  ["de", "de", "Der Gutscheincode ist nicht gültig"],
] as const) {
  test(`a coupon is asked for, refused, used and taken off again on ${site} [7.12] [8.26]`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const before = await openPayment(page, request, site, "coupon@example.com");
    const ask = page.getByText(t("checkout.coupon.ask"), { exact: true });
    const apply = page.getByRole("button", { name: t("checkout.coupon.apply"), exact: true });
    await expect(field(page)).toHaveCount(0);
    await ask.click();
    await field(page).fill("NO-SUCH");
    await apply.click();
    await expect(field(page)).toHaveAccessibleDescription(refused);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("NO-SUCH");
    await expectAccessible(page);

    await field(page).fill("  bulk20");
    await field(page).press("Enter");
    await expect(field(page)).toHaveAccessibleDescription(/2\.000,00 SEK|€200\.00/);

    await field(page).fill("welcome10");
    await field(page).press("Enter");
    const remove = page.getByRole("button", { name: t("checkout.coupon.remove", { code: "WELCOME10" }) });
    await expect(remove).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "WELCOME10" })).toHaveText(
      t("checkout.coupon.applied", { code: "WELCOME10" }),
    );
    const after = await readCheckout(request, before);
    expect(after.totals.total).toBeLessThan(before.totals.total);
    await expect(total(page, priceOf(after.totals.total, after.currency))).toBeVisible();
    await expectAccessible(page);

    await remove.press("Enter");
    await expect(ask).toBeVisible();
    await expect(page.locator("summary").filter({ hasText: t("checkout.coupon.ask") })).toBeFocused();
    await expect(total(page, priceOf(before.totals.total, before.currency))).toBeVisible();
  });
}

test("an order with a coupon is charged, confirmed and mailed at its price, and the coupon is used once", async ({
  page,
  request,
}) => {
  const t = textsOf("sv");
  const email = `coupon-${randomUUID().slice(0, 8)}@example.com`;
  const checkout = await openPayment(page, request, "se", email);
  await page.getByText(t("checkout.coupon.ask"), { exact: true }).click();
  await field(page).fill("WELCOME10");
  await field(page).press("Enter");
  await expect(
    page.getByRole("button", { name: t("checkout.coupon.remove", { code: "WELCOME10" }) }),
  ).toBeVisible();
  const { totals } = await readCheckout(request, checkout);
  const price = priceOf(totals.total, "SEK");

  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await page.locator("#acceptTerms").check();
  const place = stepSubmit(page);
  await expect(place).toHaveText(t("checkout.payment.place", { total: price }));
  await fillCard(page, testCards.accepted);
  await place.click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  await expect(total(page, price)).toBeVisible();
  await expectAccessible(page);

  const { order } = await readCheckout(request, checkout);
  const mail = await waitForMail(request, email, `Din order ${order?.number} hos Spolverk`);
  expect(mail.text).toContain("Rabattkod WELCOME10: ");
  expect(mail.text).toContain(price);

  // Only who orders learns whether the address has used it.
  await openPayment(page, request, "se", email);
  await page.getByText(t("checkout.coupon.ask"), { exact: true }).click();
  await field(page).fill("WELCOME10");
  await field(page).press("Enter");
  const remove = page.getByRole("button", { name: t("checkout.coupon.remove", { code: "WELCOME10" }) });
  await expect(remove).toBeVisible();
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await page.locator("#acceptTerms").check();
  await fillCard(page, testCards.accepted);
  await stepSubmit(page).click();
  await expect(page.getByText("Du har redan använt den här rabattkoden")).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test("a coupon that takes off all leaves nothing to choose and nothing to pay", async ({ page, request }) => {
  const t = textsOf("sv");
  const code = `ALL-${randomUUID().slice(0, 8)}`.toUpperCase();
  await (await openMerchandiserApi(request)).makeCoupon(code, 100);
  const email = `${code.toLowerCase()}@example.com`;
  // So many that they are sent for nothing.
  const checkout = await openPayment(page, request, "se", email, 6);
  expect(checkout.totals.total).toBeGreaterThan(0);
  await page.getByText(t("checkout.coupon.ask"), { exact: true }).click();
  await field(page).fill(code);
  await field(page).press("Enter");
  await expect(page.getByText(t("checkout.payment.methods.free"))).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(total(page, priceOf(0, "SEK"))).toBeVisible();
  await expectAccessible(page);

  await page.locator("#acceptTerms").check();
  await page.getByRole("button", { name: t("checkout.payment.placePaid"), exact: true }).click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  const { order } = await readCheckout(request, checkout);
  const mail = await waitForMail(request, email, `Din order ${order?.number} hos Spolverk`);
  expect(mail.text).toContain(t("checkout.payment.methods.free"));
});
