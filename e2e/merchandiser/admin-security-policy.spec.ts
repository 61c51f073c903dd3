import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { openVariantInAdmin } from "../support/open-variant-in-admin.ts";
import { orderByApi } from "../support/order-by-api.ts";
import { shop } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { readProduct } from "../support/variation.ts";

/**
 * Retries when Medusa closes an idle connection just as the client reuses it. Repeating is safe: a second export is one
 * more file, and the test takes the latest.
 */
const retry = { maxRetries: 1 };

/** Collects violations of the page's CSP and calls that Medusa did not answer. */
function listenForRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refusals.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() === 404) refusals.push(`404 ${response.url()}`);
  });
  return refusals;
}

test("Medusa's admin and our pages in it work under their CSP", async ({ page, request }) => {
  const refusals = listenForRefusals(page);
  const { name, variations } = await readProduct(request, "nozzle-cleaning-kit");
  const variation = variations[0];
  if (!variation) throw new Error("The product has no variation");
  const { order } = await orderByApi(request, {
    site: "de",
    language: "de",
    email: `policy-${Date.now()}@example.com`,
    variationId: variation.id,
    quantity: 1,
  });

  await signInToAdmin(page);
  const policy = (await request.get(shop.adminUrl)).headers()["content-security-policy"];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  await page.getByText(`#${order?.number}`, { exact: true }).first().click();
  await expect(page.getByRole("main").getByText("Summary", { exact: true })).toBeVisible();
  await openVariantInAdmin(page, { productName: name, sku: variation.sku });
  for (const title of [
    "Gift cards",
    "Inbox",
    "Mails",
    "Payment checks",
    "Site messages",
    "Stock notifications",
    "Take-backs",
  ]) {
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  expect(refusals).toEqual([]);
});

test("only the merchandiser can download an order export by its link", async ({ page, playwright }) => {
  await signInToAdmin(page);
  const asked = await page.request.post(`${shop.adminApi}/orders/export`, { data: {}, ...retry });
  expect(asked.status()).toBe(202);
  const notifications = z.object({
    notifications: z.array(
      z.object({
        data: z.object({ title: z.string().optional(), file: z.object({ url: z.url() }).optional() }),
      }),
    ),
  });
  let link = "";
  await expect(async () => {
    const reply = await page.request.get(
      `${shop.adminApi}/notifications?channel=feed&limit=10&order=-created_at`,
      retry,
    );
    const latest = notifications
      .parse(await reply.json())
      .notifications.find(({ data }) => data.title === "Order export");
    link = latest?.data.file?.url ?? "";
    expect(link).not.toBe("");
  }).toPass();
  const downloading = page.waitForEvent("download");
  await page.evaluate((url) => window.location.assign(url), link);
  expect((await downloading).suggestedFilename()).toMatch(/order-exports\.csv$/);
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(link)).status()).toBe(401);
  await stranger.dispose();
});
