import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";

type Journey = {
  who: string;
  site: string;
  language: string;
  country: string;
  company: boolean;
  fields: Record<string, string>;
  /** A choice in place of a text. */
  state?: string;
  noVatNumber?: true;
  /** What the summary says of the VAT before placing. */
  vat: "reverse charge" | "25" | "0";
  /** Must be chosen for the first way of shipping. */
  servicePoint: boolean;
  carrier: string;
  method: string;
};

const person = { firstName: "Kim", lastName: "Weber" };
const journeys: Journey[] = [
  {
    who: "a person in Sweden to a service point",
    site: "se",
    language: "sv",
    country: "SE",
    company: false,
    fields: {
      ...person,
      addressLine1: "Storgatan 1",
      zip: "25220",
      city: "Helsingborg",
      cellNumber: "0701234567",
    },
    vat: "25",
    servicePoint: true,
    carrier: "PostNord",
    method: "stripe",
  },
  {
    who: "a company in Sweden by e-invoice",
    site: "se",
    language: "sv",
    country: "SE",
    company: true,
    fields: {
      ...person,
      company: "Fräs AB",
      addressLine1: "Storgatan 1",
      zip: "252 20",
      city: "Helsingborg",
      cellNumber: "070-123 45 67",
      organizationNumber: "556012-5790",
      glnOrPeppolId: "0007:5560125790",
    },
    vat: "25",
    servicePoint: true,
    carrier: "PostNord",
    method: "e_invoice",
  },
  {
    who: "a company in Germany with reverse charge by invoice",
    site: "de",
    language: "de",
    country: "DE",
    company: true,
    fields: {
      ...person,
      company: "Weber Modellbau GmbH",
      addressLine1: "Hauptstraße 5",
      zip: "10115",
      city: "Berlin",
      cellNumber: "01512 3456789",
      organizationNumber: "HRB 86891",
      vatNumber: "DE 136 695 976",
    },
    vat: "reverse charge",
    servicePoint: false,
    carrier: "UPS",
    method: "invoice_mail",
  },
  {
    who: "a company in Germany without a VAT number",
    site: "de",
    language: "de",
    country: "DE",
    company: true,
    fields: {
      ...person,
      company: "Weber Modellbau GbR",
      addressLine1: "Hauptstraße 5",
      zip: "10115",
      city: "Berlin",
      cellNumber: "01512 3456789",
      organizationNumber: "12/345/67890",
    },
    noVatNumber: true,
    vat: "25",
    servicePoint: false,
    carrier: "UPS",
    method: "invoice_email",
  },
  {
    who: "a person in France by express",
    site: "fr",
    language: "fr",
    country: "FR",
    company: false,
    fields: {
      ...person,
      addressLine1: "1 rue de Rivoli",
      zip: "75001",
      city: "Paris",
      cellNumber: "06 12 34 56 78",
    },
    vat: "25",
    servicePoint: false,
    carrier: "DHL Express",
    method: "stripe",
  },
  {
    who: "a person in the United States with a state",
    site: "com",
    language: "en",
    country: "US",
    company: false,
    fields: {
      ...person,
      addressLine1: "500 Market Street",
      zip: "94105",
      city: "San Francisco",
      cellNumber: "(415) 555-2671",
    },
    state: "CA",
    vat: "0",
    servicePoint: false,
    carrier: "DHL Express",
    method: "stripe",
  },
];

const submitOf = (page: Page) => page.locator("main form button[type=submit]");

for (const journey of journeys) {
  const { who, site, language, country, company, fields, vat, method } = journey;
  test(`${who} gets from the account to the order [3.38] [3.39] [3.40] [3.41] [3.50] [3.51]`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const submit = submitOf(page);
    const stepHeading = (key: string) => page.getByRole("heading", { name: t(key), exact: true });
    const { id } = await startCheckout(request, { site, country, company });

    await page.goto(siteUrl(site, `/checkout/${id}/account`));
    await page.locator("#email").fill("kim@example.com");
    await submit.click();
    await expect(stepHeading("checkout.address.billing")).toBeVisible();

    await expectAccessible(page);
    for (const [field, value] of Object.entries(fields)) {
      await page.locator(`#billing-${field}`).fill(value);
    }
    if (journey.state) await page.locator("#billing-state").selectOption(journey.state);
    if (journey.noVatNumber) await page.locator("#no-vat-number").check();

    // What was typed survives a reload.
    await page.reload();
    await expect(page.locator("#billing-city")).toHaveValue(fields["city"] ?? "");
    await submit.click();

    await expect(stepHeading("checkout.shipping.title")).toBeVisible();
    if (vat === "reverse charge") {
      await expect(page.getByText(t("checkout.repriced.reverseCharge"))).toBeVisible();
    }
    const option = page.locator("input[name=shipping-option]").first();
    await option.check();
    await expect(option.locator("xpath=ancestor::label")).toContainText(journey.carrier);
    if (journey.servicePoint) {
      const points = page.getByRole("group", { name: t("checkout.shipping.choosePoint") });
      await expect(points.getByRole("radio")).toHaveCount(5);
      await submit.click();
      await expect(page.getByRole("alert")).toContainText(t("checkout.shipping.pointRequired"));
      await points.getByRole("radio").nth(1).check();
    }
    await expectAccessible(page);
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
    await expectAccessible(page);
    await submit.click();

    await expect(stepHeading("checkout.confirmation.title")).toBeVisible();
    await expect(page.locator("main strong").first()).toHaveText(/^\d+$/);
    await expectAccessible(page);
  });
}

test("a change of currency and of country says what the total was and what it is [9.2]", async ({
  page,
  request,
}) => {
  const t = textsOf("en");
  const { id } = await startCheckout(request, { site: "com", country: "SE" });
  await page.goto(siteUrl("com", `/checkout/${id}/account`));
  await page.locator("#email").fill("kim@example.com");
  await submitOf(page).click();
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

test("the register of VAT numbers does not answer, and VAT is charged with a word about it", async ({
  page,
  request,
}) => {
  const { id } = await startCheckout(request, { site: "fi", country: "FI", company: true });
  await page.goto(siteUrl("fi", `/checkout/${id}/account`));
  await page.locator("#email").fill("kim@example.com");
  await submitOf(page).click();
  const fields = {
    ...person,
    company: "Oy Ab",
    addressLine1: "Mannerheimintie 1",
    zip: "00100",
    city: "Helsinki",
    cellNumber: "040 1234567",
    organizationNumber: "0112038-9",
    // The stand-in never answers for this one.
    vatNumber: "FI20774740",
  };
  for (const [field, value] of Object.entries(fields)) await page.locator(`#billing-${field}`).fill(value);
  await submitOf(page).click();
  await expect(page.getByRole("alert")).toContainText("VIES");
  await expect(page.getByText("VAT (25%)").first()).toBeAttached();
});

test("the whole checkout goes by keyboard alone", async ({ page, request, isMobile }) => {
  test.skip(isMobile, "A phone has no keyboard");
  const t = textsOf("sv");
  const { id } = await startCheckout(request, { site: "se", country: "SE" });
  const stepHeading = (key: string) => page.getByRole("heading", { name: t(key), exact: true });
  /** Tabs on until the field has the focus. */
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  const submit = "main form button[type=submit]";

  await page.goto(siteUrl("se", `/checkout/${id}/account`));
  await expect(page.locator("#email")).toBeEnabled();
  await tabTo("#email");
  await page.keyboard.type("kim@example.com");
  await page.keyboard.press("Enter");
  await expect(stepHeading("checkout.address.billing")).toBeVisible();
  const fields = {
    ...person,
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
  await page.keyboard.press("Space");
  await tabTo("#acceptTerms");
  await page.keyboard.press("Space");
  await expect(page.locator(submit)).toHaveAttribute("aria-busy", "false");
  await tabTo(submit);
  await page.keyboard.press("Enter");
  await expect(stepHeading("checkout.confirmation.title")).toBeVisible();
});
