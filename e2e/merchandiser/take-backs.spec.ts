import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { readMails } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { orderByApi } from "../support/order-by-api.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { askForTakeBackByApi } from "../support/take-back-by-api.ts";
import { readProduct } from "../support/variation.ts";

/** A product that no other test orders or restocks. */
const productSlug = "galax-pla";
const at = Date.now();
const search = (page: Page) => page.getByRole("searchbox", { name: /^Search by number/ });

/** Requests a take-back for a new, shipped order. */
async function newTakeBack(request: APIRequestContext, email: string) {
  const { variations } = await readProduct(request, productSlug);
  const variation = variations[0];
  if (!variation) throw new Error(`${productSlug} has no variation`);
  const merchandiser = await openMerchandiserApi(request);
  await merchandiser.setAvailable(variation.sku, 50);
  const buyer = { site: "de", language: "de", email, variationId: variation.id, quantity: 1 };
  const { order } = await orderByApi(request, buyer);
  if (!order) throw new Error("No order was placed");
  await merchandiser.ship(order.id, "UA123456789SE");
  return { order, number: await askForTakeBackByApi(request, { orderNumber: order.number, email }) };
}

async function openTakeBack(page: Page, email: string, number: string): Promise<void> {
  await signInToAdmin(page);
  await page.getByRole("link", { name: "Take-backs", exact: true }).click();
  await search(page).fill(email);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: number, exact: true })).toBeVisible();
}

test("a merchandiser receives a take-back, adds a note and rejects it with the fee, and the customer sees the reason [5.20]", async ({
  page,
  request,
}) => {
  test.slow();
  const email = `take-back-${at}@example.com`;
  const { order, number } = await newTakeBack(request, email);
  await openTakeBack(page, email, number);
  await expect(page.getByRole("link", { name: `#${order.number}` })).toHaveAttribute(
    "href",
    new RegExp(`/orders/${order.id}$`),
  );
  await expect(page.getByText("60 × 40 × 40 cm")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Label" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  const dialog = page.getByRole("alertdialog");
  const receive = page.getByRole("button", { name: "Mark as received" });
  await receive.click();
  await expect(dialog).toContainText("a mail in German");
  await page.keyboard.press("Escape");
  await expect(receive).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Mark as received" }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(receive).toHaveCount(0);

  await page.getByLabel("Your note").fill("PETG unter den Spulen");
  await page.getByRole("button", { name: "Save note" }).dblclick();
  await expect(page.getByRole("listitem").filter({ hasText: "PETG unter den Spulen" })).toHaveCount(1);

  await page.getByRole("button", { name: "Reject" }).click();
  const reason = dialog.getByLabel("Reason");
  await expect(reason).toBeFocused();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("is required")).toBeVisible();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Im Paket war auch PETG.");
  await expect(dialog).toContainText("No fee is charged.");
  await dialog.getByRole("switch").click();
  await expect(dialog).toContainText("An invoice of the fee of SEK 1,000 comes with it.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Reject" }).click();
  await expect(reason).toHaveValue("Im Paket war auch PETG.");
  await dialog.getByRole("button", { name: "Reject" }).dblclick();
  await expect(page.getByText("Rejected: there is nothing left to do.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "SEK 1,000" })).toBeVisible();
  const billing = page.waitForEvent("download");
  await page.getByRole("link", { name: "Invoice of the fee" }).click();
  expect((await billing).suggestedFilename()).toMatch(/\.pdf$/);
  const countTold = async () =>
    (await readMails(request, email)).filter(({ text }) => text.includes("Im Paket war auch PETG.")).length;
  await expect.poll(countTold).toBe(1);

  await page.goBack();
  await expect(search(page)).toHaveValue(email);
  await page.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "Created" }).click();
  await expect(page.getByText("No take-back is like that.")).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "Rejected" }).click();
  await expect(page.getByRole("row", { name: number })).toContainText("Rejected");
  const exporting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await exporting).path(), "utf8")).trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(number);
});

test("a second merchandiser who moves a take-back to the same state sees that another merchandiser has moved it", async ({
  page,
  request,
}) => {
  const email = `take-back-twice-${at}@example.com`;
  const { number } = await newTakeBack(request, email);
  await openTakeBack(page, email, number);
  await page.getByRole("button", { name: "Mark as received" }).click();
  await (await openMerchandiserApi(request)).moveTakeBack(number, { state: "received" });

  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Mark as received" }).click();
  await expect(page.getByText("Not done")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Received" })).toHaveCount(1);
});
