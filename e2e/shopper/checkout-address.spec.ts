import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/until-hydrated.ts";
import { expect, test } from "../support/console-errors.ts";
import { swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { toStoredCookiesAnswer } from "../support/stored-cookies-answer.ts";
import { findVariation } from "../support/variation.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");
const readDataLayer = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []));

test("the checkout id reaches no other service by referrer, title or event", async ({ page, request }) => {
  await page.addInitScript(
    (answer) => localStorage.setItem("spolverk.agreedCookies", answer),
    toStoredCookiesAnswer(true),
  );
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const lines = [{ id, quantity: 1 }];
  const order = { site: "se", currency: "SEK", lines, email: "quiet@example.com", billing: swede };
  const checkout = await walkToPayment(request, order);

  const told: string[] = [];
  page.on("request", (call) => {
    const own = new URL(call.url()).origin === new URL(siteUrl("se", "/")).origin;
    const referrer = call.headers()["referer"] ?? "";
    if (referrer.includes(checkout.id)) told.push(`${call.url()} from ${referrer}`);
    if (!own && call.url().includes(checkout.id)) told.push(call.url());
  });
  const reply = await page.goto(siteUrl("se", `/checkout/${checkout.id}/payment`));
  expect(reply?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex",
  });
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await expect(page.locator("input[name=cardNumber]")).toBeVisible();
  await expect.poll(() => readDataLayer(page)).toContain("/checkout/:id/payment");
  expect(await readDataLayer(page)).not.toContain(checkout.id);
  expect(await page.title()).not.toContain(checkout.id);

  await page.evaluate(
    (address) => {
      location.href = address;
    },
    siteUrl("se", "/faq"),
  );
  await page.waitForURL(/\/faq$/);
  await untilHydrated(page);
  expect(await page.evaluate(() => document.referrer)).not.toContain(checkout.id);
  expect(told).toEqual([]);
});
