import { fillCard, testCards } from "../support/card.ts";
import { journeys } from "../support/checkout-journeys.ts";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";
import { stepSubmit } from "../support/step-submit.ts";

for (const journey of journeys) {
  const { who, site, language, country, company, fields, vat, method } = journey;
  test(`${who} gets from the account to the order [1.4] [3.38] [3.39] [3.40] [3.41] [3.50] [3.51]`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const submit = stepSubmit(page);
    const stepHeading = (key: string) => page.getByRole("heading", { name: t(key), exact: true });
    const { id } = await startCheckout(request, { site, country, company });

    await page.goto(siteUrl(site, `/checkout/${id}/account`));
    await page.locator("#email").fill("kim@example.com");
    await submit.click();
    await expect(stepHeading("checkout.address.billing")).toBeVisible();

    for (const [field, value] of Object.entries(fields)) {
      await page.locator(`#billing-${field}`).fill(value);
    }

    // Typed values survive a reload.
    await page.reload();
    await expect(page.locator("#billing-city")).toHaveValue(fields["city"] ?? "");
    await submit.click();

    await expect(stepHeading("checkout.shipping.title")).toBeVisible();
    if (vat === "reverse charge") {
      await expect(page.getByText(t("checkout.repriced.reverseCharge"))).toBeVisible();
    }
    const toPoint = t("checkout.shipping.servicePoint");
    const option = page
      .locator("label:has(input[name=shipping-option])")
      .filter(journey.servicePoint ? { hasText: toPoint } : { hasNotText: toPoint })
      .first();
    await expect(option).toContainText(journey.carrier);
    await option.getByRole("radio").check();
    if (journey.servicePoint) {
      const points = page.getByRole("group", { name: t("checkout.shipping.choosePoint") });
      await expect(points.getByRole("radio")).toHaveCount(5);
      await submit.click();
      await expect(page.getByRole("alert")).toContainText(t("checkout.shipping.pointRequired"));
      await points.getByRole("radio").nth(1).check();
      await expectAccessible(page);
    }
    await submit.click();

    await expect(stepHeading("checkout.payment.title")).toBeVisible();
    const prepared = page.waitForResponse((response) =>
      new URL(response.url()).pathname.endsWith("/payment"),
    );
    await page.locator(`#payment-${method}`).check();
    const checkout = (await (await prepared).json()) as {
      vatRate: number;
      reverseCharge: boolean;
      totals: { vat: number };
    };
    expect(checkout).toMatchObject({
      vatRate: vat === "25" ? 25 : 0,
      reverseCharge: vat === "reverse charge",
    });
    expect(checkout.totals.vat > 0).toBe(vat === "25");
    if (company) await expect(page.getByText(/30/).first()).toBeVisible();
    else await expect(page.locator("#payment-invoice_email")).toHaveCount(0);
    await page.locator("#acceptTerms").check();
    if (method === "stripe") await fillCard(page, testCards.accepted);
    await submit.click();

    await expect(stepHeading("checkout.confirmation.title")).toBeVisible();
    await expect(page.locator("main strong").first()).toHaveText(/^\d+$/);
  });
}
