import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import { randomUUID } from "node:crypto";
import { test } from "../support/answered-cookies.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { readProduct } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";

const t = textsOf("sv");

const heading = (page: Page, key: string) => page.getByRole("heading", { name: t(key), exact: true });
const summary = (page: Page) => page.getByRole("complementary", { name: t("checkout.summary.title") });
const codeField = (page: Page) => page.getByLabel(t("checkout.giftCard.label"));

const valueMinor = 100_000;

type Goods = { slug: string; sku: string };
const spool = { slug: "karna-pla", sku: "KPLA-WHITE-175-750" };

/** Opens the payment step of a new checkout and returns its total. */
async function openPayment(
  page: Page,
  request: APIRequestContext,
  { slug, sku }: Goods,
  email: string,
  quantity = 1,
): Promise<number> {
  const { variations } = await readProduct(request, slug);
  const id = variations.find((variation) => variation.sku === sku)?.id;
  const lines = [{ id, quantity }];
  const order = { site: "se", currency: "SEK", lines, email, billing: swede };
  const started = await walkToPayment(request, order);
  await page.goto(siteUrl("se", `/checkout/${started.id}/payment`));
  await expect(heading(page, "checkout.payment.title")).toBeVisible();
  return started.totals.total;
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await fillCard(page, testCards.accepted);
  await page.locator("#acceptTerms").check();
  await stepSubmit(page).click();
  await expect(heading(page, "checkout.confirmation.title")).toBeVisible();
}

/** Buys a gift card of 1,000 SEK by card and reads its code from the mail. */
async function buyGiftCard(page: Page, request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await openPayment(page, request, { slug: "gift-card", sku: "GIFT-1000-SEK" }, email);
  await payByCard(page);
  const number = await page.locator("main strong").first().textContent();
  const amount = formatPrice(valueMinor, "SEK", true);
  const { text } = await waitForMail(request, email, `Ditt presentkort på ${amount} (beställning ${number})`);
  const code = /Kod: (\S+)/.exec(text)?.[1];
  if (!code) throw new Error(`No code in ${text}`);
  return code;
}

async function enterCode(page: Page, code: string): Promise<void> {
  const field = codeField(page);
  if (!(await field.isVisible())) await page.getByText(t("checkout.giftCard.open")).click();
  await field.fill(code);
  await page.getByRole("button", { name: t("checkout.giftCard.use") }).click();
}

test("a gift card is bought, mailed, pays for a whole order, and pays part of another with the rest charged to a card", async ({
  page,
  request,
}) => {
  // Slow: the test places three orders in sequence.
  test.slow();
  const code = await buyGiftCard(page, request);
  const remove = page.getByRole("button", { name: t("checkout.giftCard.remove") });
  const paysAll = page.getByText(t("checkout.giftCard.paysAll"));

  const spent = await openPayment(page, request, spool, "gift@example.com");
  await expect(codeField(page)).toBeHidden();
  await enterCode(page, "ZZZZ-ZZZZ-ZZZZ-ZZZZ");
  await expect(codeField(page)).toHaveAccessibleDescription(/Det finns inget presentkort/);
  await expectAccessible(page);
  await enterCode(page, code.toLowerCase());
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await expect(paysAll).toHaveCount(0);
  await expect(page.locator("summary").filter({ hasText: t("checkout.giftCard.open") })).toBeFocused();

  // The gift card covers the order, so there is no payment method to choose.
  await enterCode(page, code);
  await expect(paysAll).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await page.locator("#acceptTerms").check();
  await page.getByRole("button", { name: t("checkout.contract.order") }).click();
  await expect(heading(page, "checkout.confirmation.title")).toBeVisible();
  await expect(page.locator("main")).toContainText(t("checkout.payment.methods.gift_card"));

  const rest = formatPrice(spent - valueMinor, "SEK", true);
  expect(await openPayment(page, request, spool, "gift@example.com", 6)).toBeGreaterThan(valueMinor - spent);
  await enterCode(page, code);
  await expect(remove).toBeVisible();
  await expect(summary(page)).toContainText(rest);
  await payByCard(page);
  await expect(summary(page)).toContainText(rest);
  await page.reload();
  await expect(page.locator("main")).toContainText(t("checkout.giftCard.applied", { last: code.slice(-4) }));

  await openPayment(page, request, spool, "gift@example.com");
  await enterCode(page, code);
  await expect(codeField(page)).toHaveAccessibleDescription(/Det finns inget kvar/);
});
