import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { orderByApi } from "../support/order-by-api.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { createAccount, getAccessToken, newUser, signIn } from "../support/users.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("de");

/** Finds a variation of a product with plenty of stock. Each test uses its own product. */
async function findPlenty(request: APIRequestContext, slug: string) {
  const { variations } = await readProduct(request, slug);
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error(`${slug} has no variation`);
  return variation;
}

/** Orders two pieces by card for a new user's account and opens the page of the order. */
async function openOrder({ page, request }: { page: Page; request: APIRequestContext }, slug: string) {
  const user = await newUser(request);
  const token = await getAccessToken(request, user.email);
  const account = { id: await createAccount(request, token), token };
  const { id: variationId } = await findPlenty(request, slug);
  const { order, totals } = await orderByApi(request, {
    site: "de",
    language: "de",
    email: user.email,
    variationId,
    quantity: 2,
    account,
  });
  if (!order) throw new Error("No order was made");
  await signIn(page, user, { site: "de", language: "de", to: "/account/orders" });
  await page.getByRole("link", { name: t("account.orders.number", { number: order.number }) }).click();
  await page.waitForURL(siteUrl("de", `/account/orders/${order.id}`));
  // The list of orders has a similar heading and stays until the order's page has loaded, so the name must be exact.
  const heading = { level: 1, name: t("account.order.title"), exact: true };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  return { user, order, totals };
}
const state = (page: Page, name: string) =>
  page
    .locator("main")
    .getByText(t(`account.orderState.${name}`), { exact: true })
    .first();

test(
  "a customer cancels an order before it is packed, after a confirmation, and is refunded [2.19]",
  {
    tag: "@phone",
  },
  async ({ page, request }) => {
    const { user, order, totals } = await openOrder({ page, request }, "krita-pla");
    await expect(state(page, "processing")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("account.cancel.open") }).click();
    const dialog = page.getByRole("dialog", { name: t("account.cancel.title", { number: order.number }) });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("account.cancel.keep") }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: t("account.cancel.open") }).click();
    await dialog.getByRole("button", { name: t("account.cancel.confirm") }).click();
    await expect(dialog).toBeHidden();
    await expect(state(page, "cancelled")).toBeVisible();
    await expect(page.getByRole("button", { name: t("account.cancel.open") })).toHaveCount(0);
    await expect(
      page
        .locator("main")
        .getByText(formatPrice(totals.total, "EUR", true))
        .first(),
    ).toBeVisible();
    await expect(page.locator("main").getByText(t("account.order.refunded")).first()).toBeVisible();
    await waitForMail(request, user.email, new RegExp(order.number));
  },
);

test("a packed order cannot be cancelled, a shipped one can be tracked, and a delivered one returned in part [2.19] [9.36]", async ({
  page,
  request,
}) => {
  const { order } = await openOrder({ page, request }, "forsta-pla");
  const merchandiser = await openMerchandiserApi(request);
  await merchandiser.ship(order.id, "JJSE0123456789");
  await page.reload();
  await expect(state(page, "shipped")).toBeVisible();
  await expect(page.getByText("JJSE0123456789").first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("account.cancel.open") })).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("account.return.open") })).toHaveCount(0);
  await merchandiser.deliver(order.id);
  await page.reload();
  await expect(state(page, "delivered")).toBeVisible();
  await page.getByRole("button", { name: t("account.return.open") }).click();
  await page.locator("input[id^=return-]").first().fill("1");
  await page.getByRole("button", { name: t("account.return.submit") }).click();
  await expect(page.getByText(t("account.return.states.requested")).first()).toBeVisible();
  await expectAccessible(page);
});
