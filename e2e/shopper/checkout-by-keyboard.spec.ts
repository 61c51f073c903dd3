import { testCards } from "../support/card.ts";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";

test(
  "a shopper completes the checkout by keyboard only",
  { tag: "@desktop-only" },
  async ({ page, request }) => {
    const t = textsOf("sv");
    const { id } = await startCheckout(request, { site: "se", country: "SE" });
    const stepHeading = (key: string) => page.getByRole("heading", { name: t(key), exact: true });
    /** Presses Tab until the field has the focus. */
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 120; presses += 1) {
        if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab does not reach ${selector}`);
    };
    const submit = "main form button[type=submit]:not(details *)";

    await page.goto(siteUrl("se", `/checkout/${id}/account`));
    await expect(page.locator("#email")).toBeEnabled();
    await tabTo("#email");
    await page.keyboard.type("kim@example.com");
    await page.keyboard.press("Enter");
    await expect(stepHeading("checkout.address.billing")).toBeVisible();
    const fields = {
      firstName: "Kim",
      lastName: "Weber",
      addressLine1: "Storgatan 1",
      zip: "25220",
      city: "Lund",
      cellNumber: "0701234567",
    };
    for (const [field, value] of Object.entries(fields)) {
      await tabTo(`#billing-${field}`);
      await page.keyboard.type(value);
    }
    await page.keyboard.press("Enter");
    await expect(stepHeading("checkout.shipping.title")).toBeVisible();
    await tabTo("input[name=shipping-option] >> nth=0");
    await page.keyboard.press("Space");
    await expect(page.locator("input[name=service-point]")).toHaveCount(5);
    await tabTo("input[name=service-point] >> nth=0");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("input[name=service-point]").nth(1)).toBeChecked();
    await expect(page.locator(submit)).toHaveAttribute("aria-busy", "false");
    await tabTo(submit);
    await page.keyboard.press("Enter");
    await expect(stepHeading("checkout.payment.title")).toBeVisible();
    await tabTo("input[name=payment-method] >> nth=0");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("#payment-stripe")).toBeChecked();
    await expect(page.locator("input[name=cardNumber]")).toBeVisible();
    await tabTo("input[name=cardNumber]");
    await page.keyboard.type(testCards.accepted);
    await tabTo("#acceptTerms");
    await page.keyboard.press("Space");
    await expect(page.locator(submit)).toHaveAttribute("aria-busy", "false");
    await tabTo(submit);
    await page.keyboard.press("Enter");
    await expect(stepHeading("checkout.confirmation.title")).toBeVisible();
  },
);
