import { expect, test } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import { takeStep } from "../support/api-checkout.ts";
import { findOrderInAdmin } from "../support/find-order-in-admin.ts";
import { waitForMail } from "../support/mailbox.ts";
import { newOrganizationNumber } from "../support/new-register-number.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { shop } from "../support/shop.ts";
import { walkToPayment } from "../support/walk-to-payment.ts";
import { readProduct } from "../support/variation.ts";

/** A product that no other test orders or restocks. */
const productSlug = "lank-pa12";
const at = Date.now();
const billing = {
  firstName: "Siv",
  lastName: "Ek",
  company: "Ekverken AB",
  organizationNumber: newOrganizationNumber(),
  addressLine1: "Bruksgatan 4",
  zip: "252 23",
  city: "Helsingborg",
  country: "SE",
  cellNumber: "070 123 45 67",
  referenceCode: "PO 17",
};

test("a company gets its invoice as a PDF by mail, and the merchandiser opens the same file [3.50], [9.37]", async ({
  page,
  request,
}) => {
  const invoiceEmail = `invoice-${at}@example.com`;
  const { variations } = await readProduct(request, productSlug);
  const variation = variations[0];
  if (!variation) throw new Error(`${productSlug} has no variation`);
  await (await openMerchandiserApi(request)).setAvailable(variation.sku, 50);
  const lines = [{ id: variation.id, quantity: 1 }];
  const started = await walkToPayment(request, {
    site: "se",
    lines,
    email: `buyer-${at}@example.com`,
    billing: { ...billing, invoiceEmail },
    company: true,
  });
  const path = `checkout/${started.id}`;
  const { totals } = await takeStep(request, `${path}/payment`, { method: "invoice_email" });
  const accepted = { acceptTerms: true, expectedTotal: totals.total };
  const { order } = await takeStep(request, `${path}/place`, accepted);
  if (!order) throw new Error("No order was placed");

  const subject = /^Invoice (\d+) from Spolverk$/;
  const mail = await waitForMail(request, invoiceEmail, subject);
  expect(mail.text).toContain(`order ${order.number}`);
  expect(mail.text).toContain(formatPrice(totals.total, "SEK", true));
  const number = subject.exec(mail.subject)?.[1];

  // The mailbox shows the attachment beside the mail.
  await page.goto(shop.mailbox);
  await page.locator("summary", { hasText: mail.subject }).click();
  const file = await page.getByRole("link", { name: `spolverk-${number}.pdf` }).getAttribute("href");
  const sent = await (await request.get(`${shop.mailbox}${file}`)).body();

  await findOrderInAdmin(page, order.number);
  const link = page.getByRole("link", { name: "Open the PDF" });
  // Retries when Medusa closes an idle connection just as the client reuses it.
  const opened = await page.request.get(`${shop.adminApi}/orders/${order.id}/invoice`, { maxRetries: 1 });
  await expect(link).toHaveAttribute("href", `/admin/orders/${order.id}/invoice`);
  expect(opened.headers()["content-type"]).toBe("application/pdf");
  expect((await opened.body()).equals(sent)).toBe(true);
});
