import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { german, swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const inSweden = { site: "se", currency: "SEK", billing: swede, t: textsOf("sv") };
const inGermany = { site: "de", currency: "EUR", billing: german, t: textsOf("de") };
type Where = typeof inSweden;

const heading = (page: Page, { t }: Where, key: string) =>
  page.getByRole("heading", { name: t(key), exact: true });
/** The dialog of the pay-later provider, served by the emulator. */
const steps = (page: Page) => page.getByRole("dialog", { name: "Pay later" });

/** Opens the payment step of a new checkout. */
async function openPayment(page: Page, request: APIRequestContext, where: Where): Promise<void> {
  const { site, currency, billing } = where;
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const lines = [{ id, quantity: 1 }];
  const started = await walkToPayment(request, {
    site,
    currency,
    lines,
    email: "later@example.com",
    billing,
  });
  await page.goto(siteUrl(site, `/checkout/${started.id}/payment`));
  await expect(heading(page, where, "checkout.payment.title")).toBeVisible();
}

/** Chooses a pay-later method, with the provider's form loaded and the terms accepted. */
async function chooseLater(page: Page, { t }: Where, method: string): Promise<void> {
  const name = t(`checkout.payment.methods.${method}`);
  await page.getByRole("radio", { name: t(`checkout.payment.later.about.${method}`) }).check();
  await expect(page.getByRole("region", { name })).toContainText(
    "(emulator). Its window opens when you order.",
  );
  await page.locator("#acceptTerms").check();
}

test("an individual in Germany pays later, and the provider's form loads only when chosen [3.50]", async ({
  page,
  request,
}) => {
  const { t } = inGermany;
  const scripts: string[] = [];
  page.on("request", (asked) => {
    if (asked.url().includes("/kp/lib/")) scripts.push(asked.url());
  });
  await openPayment(page, request, inGermany);
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await expect(page.locator("input[name=cardNumber]")).toBeVisible();
  expect(scripts).toEqual([]);
  await chooseLater(page, inGermany, "pay_later");
  expect(scripts).toHaveLength(1);
  await expectAccessible(page);
  await stepSubmit(page).click();
  await steps(page).getByRole("button", { name: "Approve" }).click();
  await expect(heading(page, inGermany, "checkout.confirmation.title")).toBeVisible();
  await expect(page.locator("main")).toContainText(t("checkout.payment.methods.pay_later"));
});

test("a denied pay-later payment and a closed dialog are reported and keep all input, and an individual in Sweden pays in parts [3.50] [8.31]", async ({
  page,
  request,
}) => {
  const { t } = inSweden;
  const said = (key: string) =>
    page.getByRole("alert").filter({ hasText: t(`checkout.payment.later.${key}`) });
  await openPayment(page, request, inSweden);
  await chooseLater(page, inSweden, "pay_over_time");
  await stepSubmit(page).click();
  await steps(page).getByRole("button", { name: "Decline" }).click();
  await expect(said("denied")).toBeVisible();
  await expect(page.locator("#acceptTerms")).toBeChecked();
  await expectAccessible(page);

  await chooseLater(page, inSweden, "slice_it");
  await stepSubmit(page).click();
  await expect(steps(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(said("closed")).toBeVisible();
  await expect(page.locator("#acceptTerms")).toBeChecked();

  await stepSubmit(page).click();
  await steps(page).getByRole("button", { name: "Approve" }).click();
  await expect(heading(page, inSweden, "checkout.confirmation.title")).toBeVisible();
});

test("a provider's form that fails to load is reported, and other payment methods stay available", async ({
  page,
  request,
}) => {
  const { t } = inGermany;
  await page.route("**/kp/lib/v1/api.js", (route) => route.abort());
  await openPayment(page, request, inGermany);
  await page.getByRole("radio", { name: t("checkout.payment.later.about.pay_later") }).check();
  await expect(
    page.getByRole("alert").filter({ hasText: t("checkout.payment.later.missing") }),
  ).toBeVisible();
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await expect(page.locator("input[name=cardNumber]")).toBeVisible();
});
