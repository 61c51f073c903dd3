import { expect, test } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { orderByApi } from "../support/order-by-api.ts";
import { shop } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { readProduct } from "../support/variation.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";

/** A product that no other test orders or restocks. */
const productSlug = "stod-hips";
const at = Date.now();

test("a guest gets the order confirmation and the shipping notice by mail in the language of the order", async ({
  page,
  request,
}) => {
  const email = `mail-${at}@example.com`;
  const merchandiser = await openMerchandiserApi(request);
  const { variations } = await readProduct(request, productSlug);
  const variation = variations[0];
  if (!variation) throw new Error(`${productSlug} has no variation`);
  await merchandiser.setAvailable(variation.sku, 50);
  const { order, totals } = await orderByApi(request, {
    site: "de",
    language: "de",
    email,
    variationId: variation.id,
    quantity: 2,
  });
  if (!order) throw new Error("No order was placed");

  const confirmation = await waitForMail(request, email, `Ihre Bestellung ${order.number} bei Spolverk`);
  expect(confirmation.text).toContain("Guten Tag Karl");
  const total = formatPrice(totals.total, "EUR", true);
  expect(confirmation.text).toContain(`Bezahlt: ${total}\n`);
  expect(confirmation.html).toContain(`>${total}<`);

  await merchandiser.ship(order.id, "UA4711DE");
  const shipped = await waitForMail(request, email, `Ihre Bestellung ${order.number} ist unterwegs`);
  expect(shipped.text).toContain("Sendungsnummer: UA4711DE");

  // The mailbox renders the mail in a sandbox without scripts, so axe runs on the mail itself.
  await page.goto(shop.mailbox);
  await page.locator("summary", { hasText: confirmation.subject }).click();
  const frame = page.frameLocator(`iframe[title="${confirmation.subject}"]`);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Vielen Dank für Ihre Bestellung");
  await expect(frame.getByText(total, { exact: true })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(confirmation.html);
    await expectAccessible(page);
  }
});

test("a stock notification is mailed once when the variation can be ordered again, and the admin lists the mail [3.47]", async ({
  page,
  request,
}) => {
  const email = `wait-${at}@example.com`;
  const merchandiser = await openMerchandiserApi(request);
  const { variations } = await readProduct(request, productSlug);
  const variation = variations[1];
  if (!variation) throw new Error(`${productSlug} has one variation only`);
  await merchandiser.setAvailable(variation.sku, 0);
  const asked = await request.post(`${shop.api}/stockNotification?language=fr`, {
    data: { variationId: variation.id, email },
  });
  expect(asked.ok()).toBe(true);
  const question = await waitForMail(request, email, /^À confirmer/);
  const link = /http:\/\/fr\.\S+\/stock-notification#confirm=\S+/.exec(question.text)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page.getByText("Votre adresse est confirmée.")).toBeVisible();
  await expectAccessible(page);
  await merchandiser.setAvailable(variation.sku, 50);

  await signInToAdmin(page);
  await page.getByRole("link", { name: "Mails" }).click();
  const row = page.getByRole("row", { name: email }).filter({ hasText: "Back in stock" });
  await expect(row).toContainText("sent");
  const reply = await request.get(`${shop.mailbox}/mails`, { params: { to: email } });
  const { mails: received } = (await reply.json()) as { mails: { subject: string; text: string }[] };
  const mails = received.filter(({ subject }) => subject !== question.subject);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/\u00a0: de nouveau disponible$/),
  ]);
  expect(mails[0]?.text).toMatch(new RegExp(`http://fr\\.\\S+/product/${productSlug}/${variation.slug}`));

  await row.getByRole("button", { name: "Send again" }).click();
  await expect
    .poll(async () => {
      const again = await request.get(`${shop.mailbox}/mails`, { params: { to: email } });
      return ((await again.json()) as { mails: unknown[] }).mails.length;
    })
    .toBe(3);
});
