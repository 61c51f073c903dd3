import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { readSwishPayment, readSwishStatus, usePhone } from "../support/swish.ts";
import { tellPageLate } from "../support/tell-page-late.ts";
import { textsOf } from "../support/texts.ts";
import { findVariation } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");

const heading = (page: Page, key: string) => page.getByRole("heading", { name: t(key), exact: true });
const thanks = (page: Page) => heading(page, "checkout.confirmation.title");
const panel = (page: Page) => page.getByRole("region", { name: /Swish/ });
const status = (page: Page) => panel(page).getByRole("status");
const code = (page: Page) => panel(page).getByRole("img");
const button = (page: Page, key: string) => page.getByRole("button", { name: t(key) });
const openApp = (page: Page) => page.getByRole("link", { name: t("checkout.swish.open"), exact: true });

/** Places an order by Swish, whose payment is then on the phone; returns the path of the checkout. */
async function orderBySwish(page: Page, request: APIRequestContext): Promise<string> {
  const { id } = await findVariation(request, "KPLA-WHITE-175-750");
  const lines = [{ id, quantity: 1 }];
  const order = { site: "se", currency: "SEK", lines, email: "swish@example.com", billing: swede };
  const started = await walkToPayment(request, order);
  await page.goto(siteUrl("se", `/checkout/${started.id}/payment`));
  await expect(heading(page, "checkout.payment.title")).toBeVisible();
  await page.getByRole("radio", { name: t("checkout.payment.methods.swish") }).check();
  await page.locator("#acceptTerms").check();
  await stepSubmit(page).click();
  await expect(status(page)).toContainText(t("checkout.swish.waiting"));
  return `checkout/${started.id}`;
}

/** Shows the QR code where the page offers the app instead. */
async function showCode(page: Page): Promise<void> {
  const toCode = button(page, "checkout.swish.toCode");
  if (await toCode.isVisible()) await toCode.click();
  await expect(code(page)).toBeVisible();
}

test("a shopper scans the QR code, the page waits while the bank has not answered, and then confirms the order by itself [4.34] [7.13]", async ({
  page,
  request,
}) => {
  const path = await orderBySwish(page, request);
  await expect(panel(page).getByRole("heading")).toBeFocused();
  await showCode(page);
  await expectAccessible(page);
  const payment = await readSwishPayment(request, path);
  expect(await readSwishStatus(request, path, payment)).toBe("waiting");

  // While the outcome is unknown, the page offers no second payment.
  await usePhone(request, payment, "ds24");
  await expect(status(page)).toContainText(t("checkout.swish.unknown"));
  await expect(button(page, "checkout.payment.stopWaiting")).toBeHidden();
  await expect(code(page)).toBeHidden();
  await expect(openApp(page)).toBeHidden();
  await usePhone(request, payment, "paid");
  await expect(thanks(page)).toBeVisible();
});

test("a declined or expired Swish payment is reported and keeps all input, and a card then pays [8.31]", async ({
  page,
  request,
}) => {
  const path = await orderBySwish(page, request);
  const expectEnded = async (ended: string) => {
    const said = `${t("checkout.payment.failed")}. ${t(`checkout.swish.ended.${ended}`)}`;
    await expect(page.getByRole("alert")).toHaveText(said);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.locator("#acceptTerms")).toBeChecked();
  };
  await usePhone(request, await readSwishPayment(request, path), "declined");
  await expectEnded("declined");
  await expectAccessible(page);
  await stepSubmit(page).click();
  await expect(status(page)).toContainText(t("checkout.swish.waiting"));
  await usePhone(request, await readSwishPayment(request, path), "timeout");
  await expectEnded("expired");

  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await fillCard(page, testCards.accepted);
  await stepSubmit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test(
  "on the phone the page opens the Swish app, which returns to the order [4.34]",
  { tag: "@phone-only" },
  async ({ page, request }) => {
    const path = await orderBySwish(page, request);
    if (!(await openApp(page).isVisible())) await button(page, "checkout.swish.toApp").click();
    await expectAccessible(page);
    const payment = await readSwishPayment(request, path);
    const link = new URL((await openApp(page).getAttribute("href")) ?? "");
    expect(link.protocol).toBe("swish:");
    expect(link.searchParams.get("token")).toBe(payment.token);

    // The app covers the page, which does not poll while it is hidden. The test leaves the page and loads it again.
    await page.goto("about:blank");
    await usePhone(request, payment, "paid");
    await page.goto(link.searchParams.get("callbackurl") ?? "");
    await expect(thanks(page)).toBeVisible();
  },
);

test("an order paid by Swish is shown even when the page polls again before rendering it [4.34]", async ({
  page,
  request,
}) => {
  await tellPageLate(page);
  const path = await orderBySwish(page, request);
  await usePhone(request, await readSwishPayment(request, path), "paid");
  await expect(thanks(page)).toBeVisible();
});

test("leaving a Swish payment asks for confirmation and cancels it on the phone, and Swish can be used again [4.34]", async ({
  page,
  request,
}) => {
  const path = await orderBySwish(page, request);
  const payment = await readSwishPayment(request, path);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("banner").getByRole("link").first().click();
  await expect.poll(() => asked).toEqual([t("checkout.swish.leave")]);
  await expect(status(page)).toBeVisible();

  await button(page, "checkout.payment.stopWaiting").click();
  await expect(heading(page, "checkout.payment.title")).toBeFocused();
  expect(await readSwishStatus(request, path, payment)).toBe("cancelled");
  await expect(page.getByRole("radio", { name: t("checkout.payment.methods.swish") })).toBeChecked();

  await stepSubmit(page).click();
  await expect(status(page)).toContainText(t("checkout.swish.waiting"));
  await usePhone(request, await readSwishPayment(request, path), "cancelled");
  await expect(page.getByRole("alert")).toContainText(t("checkout.swish.ended.cancelled"));
  await stepSubmit(page).click();
  await expect(status(page)).toContainText(t("checkout.swish.waiting"));
  await usePhone(request, await readSwishPayment(request, path), "paid");
  await expect(thanks(page)).toBeVisible();
});

test("a Swish payment made while the page is closed shows its order on the next visit and empties the cart", async ({
  page,
  context,
  request,
}) => {
  const { id, sku } = await findVariation(request, "KPLA-WHITE-175-750");
  const lines = [{ id, quantity: 1 }];
  const order = { site: "se", currency: "SEK", lines, email: "swish@example.com", billing: swede };
  const started = await walkToPayment(request, order);
  await page.goto(siteUrl("se", "/"));
  // Stores what the cart's checkout button stores.
  await page.evaluate(
    ([cart, checkout]) => {
      localStorage.setItem("spolverk.cart", cart ?? "");
      localStorage.setItem("spolverk.checkout", checkout ?? "");
    },
    [JSON.stringify([{ id, sku, quantity: 1 }]), JSON.stringify({ id: started.id, currency: "SEK", lines })],
  );
  await page.goto(siteUrl("se", `/checkout/${started.id}/payment`));
  await page.getByRole("radio", { name: t("checkout.payment.methods.swish") }).check();
  await page.locator("#acceptTerms").check();
  await stepSubmit(page).click();
  await expect(status(page)).toContainText(t("checkout.swish.waiting"));
  await expect(page.getByText(t("checkout.coupon.ask"))).toBeHidden();
  await expect(page.getByLabel(t("checkout.summary.currency"))).toBeHidden();
  const path = `checkout/${started.id}`;
  const payment = await readSwishPayment(request, path);
  await page.close();

  await usePhone(request, payment, "paid");
  const visit = await context.newPage();
  await visit.goto(siteUrl("se", "/shop"));
  const bar = visit.getByRole("region", { name: t("pendingOrder.label") });
  await expect(bar).toContainText(/Beställning \d+ är betald/, { timeout: 30_000 });
  await expectAccessible(visit);
  await expect.poll(() => visit.evaluate(() => localStorage.getItem("spolverk.cart"))).toBe("[]");
  await bar.getByRole("link", { name: t("pendingOrder.show") }).click();
  await expect(thanks(visit)).toBeVisible();
  await visit.goto(siteUrl("se", "/shop"));
  await expect(bar).toBeHidden();
});
