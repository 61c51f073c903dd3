import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { formatPrice, priceVariation } from "@spolverk/domain";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { findOrderInAdmin } from "../support/find-order-in-admin.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { siteUrl } from "../support/shop.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import {
  createAccount,
  getAccessToken,
  newCompany,
  newUser,
  signIn,
  typePassword,
} from "../support/users.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("de");
const site = { site: "de", language: "de" };
const percentage = 20;

/** Finds a variation without a sale and with plenty of stock, and its German price before and after the agreement. */
async function findGoods(request: APIRequestContext) {
  const product = await readProduct(request, "kust-petg");
  const [variation] = product.variations
    .filter(({ sale }) => sale === null)
    .toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("Everything is on sale");
  const price = (discount: number) =>
    priceVariation({
      variation: { ...variation, type: "filament" },
      product: { id: "any" },
      agreements: [{ productId: "All", discountPercentage: discount }],
      currency: "EUR",
      vatRate: 25,
    }).gross;
  const list = formatPrice(price(0).price, "EUR", true);
  const agreed = formatPrice(price(percentage).price, "EUR", true);
  return { product, variation, list, agreed, path: `/product/${product.slug}/${variation.slug}` };
}

/** Expects an agreed price with its label beside the struck-out list price. */
async function expectAgreed(page: Page, { list, agreed }: { list: string; agreed: string }): Promise<void> {
  const main = page.locator("main");
  await expect(main.getByText(t("price.agreement")).first()).toBeVisible();
  await expect(main.getByText(agreed).first()).toBeVisible();
  await expect(main.locator("s", { hasText: list }).first()).toBeVisible();
}

test("a contract price is shown everywhere after sign-in, charged, and printed on the invoice [1.3] [3.3] [6.6] [9.13]", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const user = await newUser(request);
  const company = newCompany("Weber Modellbau GmbH");
  const accountId = await createAccount(request, await getAccessToken(request, user.email), company);
  await (await openMerchandiserApi(request)).agree(accountId, "All", percentage);
  const goods = await findGoods(request);

  // A guest pays the list price.
  await page.goto(siteUrl("de", goods.path));
  await expect(page.locator("main b", { hasText: goods.list }).first()).toBeVisible();
  await expect(page.locator("main").getByText(t("price.agreement"))).toHaveCount(0);

  await signIn(page, user, { ...site, to: goods.path });
  await expectAgreed(page, goods);
  await expectAccessible(page);
  await page.goto(siteUrl("de", `/shop?query=${encodeURIComponent(goods.product.name)}`));
  await expect(page.locator("main").getByText(t("price.agreement")).first()).toBeVisible();
  await page.goto(siteUrl("de", goods.path));
  await page.getByRole("button", { name: t("product.add"), exact: true }).click();
  await expect(page.getByText(t("product.added"))).toBeVisible();
  await page.goto(siteUrl("de", "/cart"));
  await expectAgreed(page, goods);

  await page.getByRole("link", { name: t("cart.checkout") }).click();
  // The account fills in the contact details.
  await page.waitForURL(/\/address/);
  await expect(page.getByLabel(t("checkout.address.company")).first()).toHaveValue(company.name);
  const address = {
    firstName: "Karl",
    lastName: "Weber",
    addressLine1: "Hauptstraße 5",
    zip: "10115",
    city: "Berlin",
    cellNumber: "+49 30 1234567",
  };
  for (const [field, value] of Object.entries(address)) {
    await page
      .getByLabel(t(`checkout.address.${field}`))
      .first()
      .fill(value);
  }
  // Without a VAT number the order is charged VAT, so its gross price equals the price on the pages.
  await page.getByRole("checkbox", { name: t("checkout.address.noVatNumber") }).check();
  await stepSubmit(page).click();
  await page.waitForURL(/\/shipping/);
  await page
    .locator("label:has(input[name=shipping-option])")
    .filter({ hasNotText: t("checkout.shipping.servicePoint") })
    .first()
    .getByRole("radio")
    .check();
  await stepSubmit(page).click();
  await page.waitForURL(/\/payment/);
  await expect(page.getByText(goods.agreed).first()).toBeAttached();
  const prepared = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/payment"));
  await page.getByRole("radio", { name: t("checkout.payment.methods.invoice_email") }).check();
  const { totals } = (await (await prepared).json()) as { totals: { total: number } };
  await page
    .getByRole("checkbox", { name: t("checkout.contract.acceptTermsCompany").replaceAll(/<\/?\w+>/g, "") })
    .check();
  await stepSubmit(page).click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  const number = await page.locator("main strong").first().innerText();

  const total = formatPrice(totals.total, "EUR", true);
  await page.goto(siteUrl("de", "/account/orders"));
  await page.getByRole("link", { name: t("account.orders.number", { number }) }).click();
  await page.waitForURL(/\/account\/orders\/order_/);
  await expect(page.locator("main").getByText(total).first()).toBeVisible();
  await expect(page.locator("main").getByText(goods.agreed).first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("account.order.invoice") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  const mail = await waitForMail(request, user.email, new RegExp(number));
  expect(mail.text).toContain(total);
  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const order = await findOrderInAdmin(admin, number);
  expect(order.text).toContain((totals.total / 100).toLocaleString("en", { minimumFractionDigits: 2 }));
  await admin.close();
});

test("signing in turns a guest's checkout into the account's, with its prices and everything typed [7.12] [6.6]", async ({
  page,
  request,
  browser,
}) => {
  const user = await newUser(request);
  const accountId = await createAccount(request, await getAccessToken(request, user.email));
  await (await openMerchandiserApi(request)).agree(accountId, "All", percentage);
  const goods = await findGoods(request);
  await page.goto(siteUrl("de", goods.path));
  await page.getByRole("button", { name: t("product.add"), exact: true }).click();
  await expect(page.getByText(t("product.added"))).toBeVisible();
  await page.goto(siteUrl("de", "/checkout"));
  await page.waitForURL(/\/checkout\/[^/]+\/account/);
  const id = /\/checkout\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  await expect(page.getByText(goods.list).first()).toBeAttached();

  await page.getByRole("link", { name: t("checkout.access.toSignIn") }).click();
  await page.waitForURL(/\/account\/login/);
  await untilHydrated(page);
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await typePassword(page, user, "de");
  await page.waitForURL(new RegExp(`/checkout/${id}/account`));
  await expect(page.getByText(t("checkout.account.buyingFor"))).toBeVisible();
  await expect(page.getByText(goods.agreed).first()).toBeAttached();

  // Other visitors have no access: the checkout asks a visitor without the account to sign in.
  const stranger = await browser.newPage();
  await stranger.goto(siteUrl("de", `/checkout/${id}`));
  await expect(stranger.getByRole("heading", { name: t("checkout.access.signIn") })).toBeVisible();
  await stranger.close();
});
