import type { Page } from "@playwright/test";
import { calculateUnitPrice, formatPrice } from "@spolverk/domain";
import { changeStockInAdmin } from "../support/change-stock-in-admin.ts";
import { expect, test } from "../support/console-errors.ts";
import { openVariantInAdmin } from "../support/open-variant-in-admin.ts";
import { siteUrl } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { textsOf } from "../support/texts.ts";
import { readAvailable, readProduct, readVariation } from "../support/variation.ts";

const t = textsOf("en");

/** Time until a change reaches a page: the API polls the change log every second, and pages are cached for a second. */
const pastCaches = { timeout: 30_000 };
// Waiting for the caches comes on top of the journey.
test.describe.configure({ timeout: 180_000 });

/** Saves the shop's form on a variant's page in the admin, where no other form is open. */
async function save(admin: Page): Promise<void> {
  await admin.getByRole("button", { name: "Save", exact: true }).click();
}

/** The product's text on the shop's page as the server renders it now. */
async function reload(page: Page): Promise<string> {
  await page.reload();
  return page.getByRole("article").first().innerText();
}

test("a sale and a staff pick reach the shop within half a minute of saving [3.10] [3.12] [3.19]", async ({
  page,
  browser,
  request,
}) => {
  const percentage = 10;
  const { name, slug, variations } = await readProduct(request, "nozzle-cleaning-kit");
  const variation = variations.find(({ sale, staffPick }) => sale === null && !staffPick);
  if (!variation) throw new Error(`No variation of ${name} to put on sale`);
  const inApi = () => readVariation(request, variation.id);
  const inShop = () => reload(page);
  const saleLabel = t("label.sale", { percent: String(percentage) });
  const toPrice = (discountPercentage: number) => {
    const priced = { msrpMinor: variation.msrp.USD, discountPercentage, vatRate: 0 };
    return formatPrice(calculateUnitPrice(priced).price, "USD", false);
  };
  // Only the head of the product: related products follow below it.
  const head = page.locator("main article > div").first();
  const shown = (text: string) => head.getByText(text, { exact: true });

  const admin = await browser.newPage();
  await signInToAdmin(admin);
  await openVariantInAdmin(admin, { productName: name, sku: variation.sku });
  await admin.getByRole("switch", { name: "Staff pick" }).click();
  await admin.getByLabel("Name of the sale").fill("Spring clean");
  await admin.getByLabel("Discount (%)").fill(String(percentage));
  await save(admin);
  await expect(admin.getByText("The shop shows it within a minute")).toBeVisible();

  const sale = { name: "Spring clean", discountPercentage: percentage };
  await expect.poll(inApi, pastCaches).toMatchObject({ staffPick: true, sale });
  await page.goto(siteUrl("com", `/product/${slug}/${variation.slug}`));
  await expect.poll(inShop, pastCaches).toContain(saleLabel);
  await expect(shown(t("label.staffPick"))).toBeVisible();
  await expect(shown(toPrice(percentage))).toBeVisible();

  await admin.reload();
  await expect(admin.getByLabel("Discount (%)")).toHaveValue(String(percentage));
  await admin.getByRole("switch", { name: "Staff pick" }).click();
  await admin.getByLabel("Name of the sale").clear();
  await admin.getByLabel("Discount (%)").clear();
  await save(admin);

  await expect.poll(inApi, pastCaches).toMatchObject({ staffPick: false, sale: null });
  await expect.poll(inShop, pastCaches).not.toContain(saleLabel);
  await expect(shown(t("label.staffPick"))).toBeHidden();
  await expect(shown(toPrice(0))).toBeVisible();
  await admin.close();
});

test("a changed stock level reaches the shop within half a minute [3.16] [3.48]", async ({
  page,
  browser,
  request,
}) => {
  const left = 3;
  const { name, slug, variations } = await readProduct(request, "ptfe-tube");
  // Another test orders PTFE-WHITE-175.
  const variation = variations.find(({ sku }) => sku === "PTFE-FJORD-BLUE-175");
  if (!variation) throw new Error(`No variation of ${name} to count down`);
  const inApi = async () => (await readVariation(request, variation.id)).stock.totalAvailable;
  const inShop = () => reload(page);
  const available = await readAvailable(request, variation.id);

  const admin = await browser.newPage();
  await signInToAdmin(admin);
  await openVariantInAdmin(admin, { productName: name, sku: variation.sku });
  await admin.getByText(`${available} available at 1 location`, { exact: true }).click();
  await changeStockInAdmin(admin, left - available);

  expect(await readAvailable(request, variation.id)).toBe(left);
  await expect.poll(inApi, pastCaches).toBe(left);
  await page.goto(siteUrl("com", `/product/${slug}/${variation.slug}`));
  await expect.poll(inShop, pastCaches).toContain(t("product.low_other", { count: String(left) }));

  await changeStockInAdmin(admin, available - left);
  await expect.poll(inApi, pastCaches).toBe(available);
  await admin.close();
});

test("a form with an invalid value and a taken slug shows both errors at their fields and saves nothing [2.3] [3.10] [3.12]", async ({
  browser,
  request,
}) => {
  const { name, variations } = await readProduct(request, "print-scraper");
  const [, variation, other] = variations;
  if (!variation || !other) throw new Error(`${name} has too few variations`);
  const admin = await browser.newPage();
  await signInToAdmin(admin);
  await openVariantInAdmin(admin, { productName: name, sku: variation.sku });
  const staffPick = admin.getByRole("switch", { name: "Staff pick" });
  const slug = admin.getByLabel("Address (slug)");
  const discount = admin.getByLabel("Discount (%)");

  await staffPick.click();
  await slug.fill("Not an address");
  await admin.getByLabel("Name of the sale").fill("Too good");
  await discount.fill("120");
  await save(admin);
  await expect(admin.getByText("Not saved", { exact: true })).toBeVisible();
  await expect(slug).toHaveAccessibleDescription(/takes lower-case letters/);
  await expect(discount).toHaveAccessibleDescription("must be less than 100");
  await expect(discount).toHaveAttribute("aria-invalid", "true");
  await expect(staffPick).toBeChecked({ checked: !variation.staffPick });

  await admin.reload();
  await expect(slug).toHaveValue(variation.slug);
  await expect(discount).toHaveValue("");
  await expect(staffPick).toBeChecked({ checked: variation.staffPick });

  await slug.fill(other.slug);
  await save(admin);
  await expect(admin.getByText("Another variation of the product has this slug")).toBeVisible();
  await admin.reload();
  await expect(slug).toHaveValue(variation.slug);
  await admin.close();
});
