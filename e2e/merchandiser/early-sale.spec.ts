import { calculateUnitPrice, formatPrice } from "@spolverk/domain";
import { changeAccount, newMember, readAccount } from "../support/account-member.ts";
import { expect, test } from "../support/console-errors.ts";
import { openVariantInAdmin } from "../support/open-variant-in-admin.ts";
import { orderByApi } from "../support/order-by-api.ts";
import { siteUrl } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "../support/users.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("de");
const percentage = 30;
const vatRate = 25;

/** Formats the moment `hours` from now for the admin's field, which uses the browser's time zone. */
function toFieldValue(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

test("a sale that starts tomorrow is visible only to club members, who pay the price shown [9.33]", async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { name, slug, variations } = await readProduct(request, "ptfe-tube");
  // Another test changes the stock of PTFE-FJORD-BLUE-175.
  const variation = variations.find(({ sku }) => sku === "PTFE-WHITE-175");
  if (!variation) throw new Error(`${name} has no such variation`);
  const toPrice = (discountPercentage: number) =>
    calculateUnitPrice({ msrpMinor: variation.msrp.EUR, discountPercentage, vatRate }).price;
  const toText = (minor: number) => formatPrice(minor, "EUR", true);

  const admin = await browser.newPage();
  await signInToAdmin(admin);
  await openVariantInAdmin(admin, { productName: name, sku: variation.sku });
  await admin.getByLabel("Name of the sale").fill("Black week");
  await admin.getByLabel("Discount (%)").fill(String(percentage));
  await admin.getByLabel("Begins").fill(toFieldValue(12));
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("The shop shows it within a minute")).toBeVisible();

  const member = await newMember(request);
  await changeAccount(request, member, "/join", { currency: "EUR", site: "de", acceptTerms: true });
  await expect
    .poll(async () => (await readAccount(request, member, "/earlySales")).text(), { timeout: 30_000 })
    .toContain(variation.id);

  const path = siteUrl("de", `/product/${slug}/${variation.slug}`);
  const head = page.locator("main article > div").first();
  await page.goto(path);
  await expect(head.getByText(toText(toPrice(0)), { exact: true })).toBeVisible();
  await expect(page.getByText(t("label.clubSale", { percent: String(percentage) }))).toHaveCount(0);
  await signIn(page, member, { site: "de", language: "de", to: "/account" });
  await page.goto(path);
  await expect(head.getByText(toText(toPrice(percentage)), { exact: true })).toBeVisible();
  await expect(head.getByText(t("label.clubSale", { percent: String(percentage) })).first()).toBeVisible();

  const order = { site: "de", language: "de", variationId: variation.id, quantity: 1 };
  const account = { id: member.accountId, token: member.token };
  const early = await orderByApi(request, { ...order, email: member.email, account });
  const guests = await orderByApi(request, { ...order, email: "gast@example.com" });
  expect(guests.totals.total - early.totals.total).toBe(toPrice(0) - toPrice(percentage));

  await admin.getByLabel("Name of the sale").clear();
  await admin.getByLabel("Discount (%)").clear();
  await admin.getByLabel("Begins").clear();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => (await readAccount(request, member, "/earlySales")).text(), { timeout: 30_000 })
    .not.toContain(variation.id);
  await admin.close();
});
