import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { takeStep } from "../support/api-checkout.ts";
import { test } from "../support/answered-cookies.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { swede } from "../support/people.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");

const heading = (page: Page, key: string) => page.getByRole("heading", { name: t(key), exact: true });
const challenge = (page: Page) => page.getByRole("dialog", { name: "3D Secure" });

/** Opens the payment step of a new checkout, with the card form loaded and the terms accepted. */
async function openCardForm(page: Page, request: APIRequestContext): Promise<string> {
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const lines = [{ id, quantity: 1 }];
  const order = { site: "se", currency: "SEK", lines, email: "card@example.com", billing: swede };
  const started = await walkToPayment(request, order);
  await page.goto(siteUrl("se", `/checkout/${started.id}/payment`));
  await expect(heading(page, "checkout.payment.title")).toBeVisible();
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await expect(page.locator("input[name=cardNumber]")).toBeVisible();
  await page.locator("#acceptTerms").check();
  return `checkout/${started.id}`;
}

test("a declined card and a failed authentication are reported and keep all input, and a passed authentication places the order [8.31]", async ({
  page,
  request,
}) => {
  const failed = page.getByRole("alert").filter({ hasText: t("checkout.payment.failed") });
  await openCardForm(page, request);
  await fillCard(page, testCards.declined);
  await stepSubmit(page).click();
  await expect(failed).toBeVisible();
  await expect(page.locator("#acceptTerms")).toBeChecked();
  await expectAccessible(page);

  await fillCard(page, testCards.challenge);
  await stepSubmit(page).click();
  await challenge(page).getByRole("button", { name: "Fail" }).click();
  await expect(failed).toBeVisible();

  await stepSubmit(page).click();
  await challenge(page).getByRole("button", { name: "Complete" }).click();
  await expect(heading(page, "checkout.confirmation.title")).toBeVisible();
});

test("a reload during the bank's authentication resumes it, and the payment can be cancelled and repeated [4.34]", async ({
  page,
  request,
}) => {
  const path = await openCardForm(page, request);
  await fillCard(page, testCards.challenge);
  await stepSubmit(page).click();
  await expect(challenge(page)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  const stop = page.getByRole("button", { name: t("checkout.payment.stopWaiting") });
  await expect(stop).toBeVisible();
  await expectAccessible(page);
  await stop.click();
  await expect(stop).toBeHidden();
  expect(await takeStep(request, `${path}/payment`, { method: "stripe" })).toMatchObject({ order: null });

  await page.reload();
  await fillCard(page, testCards.accepted);
  await stepSubmit(page).click();
  await expect(heading(page, "checkout.confirmation.title")).toBeVisible();
});

test("the page explains a slow card payment and confirms its order by itself [4.34]", async ({
  page,
  request,
}) => {
  await openCardForm(page, request);
  await fillCard(page, testCards.accepted);
  let asked = 0;
  // The second call pays. The test replaces its reply by "still in progress", although the order exists.
  await page.route("**/api/checkout/*/place?*", async (route) => {
    asked += 1;
    // Node does not resolve the local host names of sites, so the call goes to the shop's address.
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${shop.api}${pathname.replace("/api", "")}${search}` });
    if (asked === 1) return route.fulfill({ response });
    const placed = (await response.json()) as object;
    return route.fulfill({ json: { ...placed, step: "payment", order: null, placing: "in_progress" } });
  });
  await stepSubmit(page).click();
  await expect(page.getByText(t("checkout.payment.placingSlow"))).toBeVisible();
  await expectAccessible(page);
  await expect(heading(page, "checkout.confirmation.title")).toBeVisible();
  expect(asked).toBe(2);
});
