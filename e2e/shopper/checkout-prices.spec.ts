import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";
import { stepSubmit } from "../support/step-submit.ts";

test("a change of currency or country shows the old and the new total [9.2]", async ({ page, request }) => {
  const t = textsOf("en");
  const { id } = await startCheckout(request, { site: "com", country: "SE" });
  await page.goto(siteUrl("com", `/checkout/${id}/account`));
  await page.locator("#email").fill("kim@example.com");
  await stepSubmit(page).click();
  await expect(page.getByRole("heading", { name: t("checkout.address.billing"), exact: true })).toBeVisible();
  const status = page.getByRole("status").filter({ hasText: "The total has changed" });
  await page.locator("#checkout-currency").selectOption("DKK");
  await expect(status).toContainText(t("checkout.repriced.currency", { currency: "DKK" }));
  await page.locator("#billing-country").selectOption("US");
  await expect(status).toContainText(t("checkout.repriced.country", { country: "United States" }));
  await expect(status).toContainText(t("checkout.repriced.vatRate", { rate: "0" }));
  await expectAccessible(page);
  await status.getByRole("button").click();
  await expect(status).toHaveCount(0);
});

test("without an answer from the VAT register, the order is charged VAT and the page says why", async ({
  page,
  request,
}) => {
  const { id } = await startCheckout(request, { site: "fi", country: "FI", company: true });
  await page.goto(siteUrl("fi", `/checkout/${id}/account`));
  await page.locator("#email").fill("kim@example.com");
  await stepSubmit(page).click();
  const fields = {
    firstName: "Kim",
    lastName: "Weber",
    company: "Oy Ab",
    addressLine1: "Mannerheimintie 1",
    zip: "00100",
    city: "Helsinki",
    cellNumber: "040 1234567",
    organizationNumber: "0112038-9",
    // The VIES emulator never answers for this number.
    vatNumber: "FI20774740",
  };
  for (const [field, value] of Object.entries(fields)) await page.locator(`#billing-${field}`).fill(value);
  await stepSubmit(page).click();
  await expect(page.getByRole("alert")).toContainText("VIES");
  await expect(page.getByText("VAT (25%)").first()).toBeAttached();
});
