import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";
import { stepSubmit } from "../support/step-submit.ts";

// A refusal is told by its status, which the browser writes to its console: these tests do without a quiet one.
test("all that is wrong with an address is said at once, in a summary that has the focus and beside the fields [5.2]", async ({
  page,
  request,
}) => {
  const t = textsOf("de");
  const submit = stepSubmit(page);
  const { id } = await startCheckout(request, { site: "de", country: "DE", company: true });
  await page.goto(siteUrl("de", `/checkout/${id}/account`));
  await page.locator("#email").fill("kim@example.com");
  await submit.click();
  await page.locator("#billing-city").fill("Berlin");
  await page.locator("#billing-zip").fill("1");
  await page.locator("#billing-vatNumber").fill("DE1");
  await submit.click();

  const summary = page.getByRole("alert").first();
  await expect(summary).toBeFocused();
  const wrong = ["company", "firstName", "lastName", "addressLine1", "zip", "cellNumber"];
  for (const field of [...wrong, "organizationNumber", "vatNumber"]) {
    await expect(page.locator(`#billing-${field}`)).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#billing-${field}`)).toHaveAttribute(
      "aria-describedby",
      `billing-${field}-error`,
    );
  }
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(8);
  await expectAccessible(page);
  await summary.getByRole("link", { name: t("checkout.address.zip") }).click();
  await expect(page.locator("#billing-zip")).toBeFocused();

  // Nothing typed is lost: not by the refusal, a reload or a step back and forth.
  await page.reload();
  await expect(page.locator("#billing-city")).toHaveValue("Berlin");
  await page.goBack();
  await expect(page.locator("#email")).toHaveValue("kim@example.com");
  await page.goForward();
  await expect(page.locator("#billing-vatNumber")).toHaveValue("DE1");
});
