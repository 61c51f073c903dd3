import { formatPrice } from "@spolverk/domain";
import { expect, test } from "../support/console-errors.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { findOrderInAdmin } from "../support/find-order-in-admin.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { newRegisterNumber } from "../support/new-register-number.ts";

type Journey = {
  site: string;
  language: string;
  currency: "SEK" | "EUR";
  customer: "individual" | "company";
  method: "stripe" | "invoice_email";
  address: Record<string, string>;
  /** The device of this purchase: one purchase runs on a phone, another on a desktop. */
  tag: "@phone-only" | "@desktop-only";
};

const journeys: Journey[] = [
  {
    site: "se",
    language: "sv",
    currency: "SEK",
    customer: "individual",
    method: "stripe",
    tag: "@phone-only",
    address: {
      firstName: "Astrid",
      lastName: "Lind",
      addressLine1: "Storgatan 1",
      zip: "252 20",
      city: "Helsingborg",
      cellNumber: "070-123 45 67",
    },
  },
  {
    site: "de",
    language: "de",
    currency: "EUR",
    customer: "company",
    method: "invoice_email",
    tag: "@desktop-only",
    address: {
      firstName: "Karl",
      lastName: "Weber",
      company: "Weber Modellbau GmbH",
      addressLine1: "Hauptstraße 5",
      zip: "10115",
      city: "Berlin",
      cellNumber: "+49 30 1234567",
      organizationNumber: newRegisterNumber(),
      vatNumber: "DE136695976",
    },
  },
];

type Stock = { totalAvailable: number };

for (const [at, { site, language, currency, customer, method, address, tag }] of journeys.entries()) {
  test(
    `a guest orders on ${site} as ${customer} by ${method}, and the admin has the order [1.1] [2.1] [4.34]`,
    { tag },
    async ({ page, browser, request }) => {
      // Slow: the test makes a whole purchase and opens the order in the admin.
      test.slow();
      const t = textsOf(language);
      const submit = stepSubmit(page);
      const stepHeading = (key: string) => page.getByRole("heading", { name: t(key), exact: true });

      await page.goto(siteUrl(site, "/"));
      await page.goto(siteUrl(site, "/shop/filaments-by-material/pla?toggle=inStock"));
      // Tests run in parallel and assert stock, so each test buys its own product.
      await page.locator("main ul li h2 a").nth(at).click();

      await expect(page.getByRole("button", { name: t("product.add"), exact: true })).toBeVisible();
      await page.getByRole("button", { name: t("product.add"), exact: true }).click();
      await expect(page.getByText(t("product.added"))).toBeVisible();

      await page.goto(siteUrl(site, "/cart"));
      const remove = page.getByRole("button", {
        name: new RegExp(`^${t("cart.removeLine", { name: ".+" })}$`),
      });
      await expect(remove).toHaveCount(1);
      const cart = (await page.evaluate(() => localStorage.getItem("spolverk.cart"))) ?? "";
      const id = /"id":"([^"]+)"/.exec(cart)?.[1] ?? "";
      const sku = /"sku":"([^"]+)"/.exec(cart)?.[1] ?? "";
      const stock = async () =>
        (await (await request.get(`${shop.api}/catalog/variations/${id}/stock`)).json()) as Stock;
      const before = await stock();
      await page.getByRole("link", { name: t("cart.checkout") }).click();

      await expect(stepHeading("checkout.account.title")).toBeVisible();
      await page.getByLabel(t("checkout.account.email"), { exact: true }).fill(`${site}-guest@example.com`);
      await page.getByRole("radio", { name: t(`checkout.account.${customer}`) }).check();
      await submit.click();

      await expect(page.locator("input[name='billing.firstName'], #billing-firstName").first()).toBeVisible();
      for (const [field, value] of Object.entries(address)) {
        // The label is the country's own name of the number, also on sites in another language.
        const label =
          field === "organizationNumber" ? "Handelsregisternummer" : t(`checkout.address.${field}`);
        await page.getByLabel(label).first().fill(value);
      }
      await submit.click();

      await expect(stepHeading("checkout.shipping.title")).toBeVisible();
      await page
        .locator("label:has(input[name=shipping-option])")
        .filter({ hasNotText: t("checkout.shipping.servicePoint") })
        .first()
        .getByRole("radio")
        .check();
      await submit.click();

      await expect(stepHeading("checkout.payment.title")).toBeVisible();
      const prepared = page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith("/payment"),
      );
      await page.getByRole("radio", { name: t(`checkout.payment.methods.${method}`) }).check();
      const { totals } = (await (await prepared).json()) as { totals: { total: number } };
      // The accessible name has no tags for the links.
      const accept = page.getByRole("checkbox", {
        name: t(
          customer === "company" ? "checkout.contract.acceptTermsCompany" : "checkout.payment.acceptTerms",
        ).replaceAll(/<\/?\w+>/g, ""),
      });
      await accept.check();
      if (method === "stripe") await fillCard(page, testCards.accepted);
      await expectAccessible(page);
      const shown = formatPrice(totals.total, currency, true);
      const review = page.getByRole("region", { name: t("checkout.contract.review") });
      await expect(review).toContainText(shown);
      await expect(submit).toHaveText(t("checkout.contract.order"));
      await submit.click();

      await expect(stepHeading("checkout.confirmation.title")).toBeVisible();
      const orderNumber = await page.locator("main strong").first().innerText();
      expect(orderNumber).toMatch(/^\d+$/);
      await page.reload();
      await expect(page.locator("main strong").first()).toHaveText(orderNumber);
      expect(await page.evaluate(() => localStorage.getItem("spolverk.cart"))).not.toContain(sku);
      await expect.poll(async () => (await stock()).totalAvailable).toBe(before.totalAvailable - 1);

      const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const order = await findOrderInAdmin(admin, orderNumber);
      expect(order.text).toContain(sku);
      expect(order.text).toContain(`${site}-guest@example.com`);
      const majorUnits = (totals.total / 100).toLocaleString("en", { minimumFractionDigits: 2 });
      expect(order.text).toContain(majorUnits);
      await admin.close();
    },
  );
}
