import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { orderAsGuest } from "../support/take-back-form.ts";
import { withdrawByApi } from "../support/withdraw-by-api.ts";

const newEmail = () => `${randomUUID()}@example.com`;
/** An order number that no order has. */
const typedNumber = "99999999";

test("assigning an order to a withdrawal asks for confirmation and can be undone, and marking it as refunded without a refund needs a note (directive 2011/83/EU, articles 11a and 13)", async ({
  page,
  request,
}) => {
  test.slow();
  const order = await orderAsGuest(request, newEmail());
  const email = newEmail();
  const number = await withdrawByApi(request, { orderNumber: typedNumber, email });
  await signInToAdmin(page);
  await page.getByRole("link", { name: "Withdrawals", exact: true }).click();
  await page.getByRole("searchbox", { name: /^Search by number/ }).fill(email);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: "Which order is it?" })).toBeVisible();

  const field = page.getByLabel("Order number", { exact: true });
  const assign = page.getByRole("button", { name: "Assign the order" });
  const dialog = page.getByRole("alertdialog");
  await field.fill(typedNumber);
  await assign.click();
  await expect(page.locator("form").getByText("There is no order with this number")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  const orderLink = page.getByRole("link", { name: `#${order.orderNumber}` });
  await field.fill(order.orderNumber);
  await assign.click();
  await expect(dialog).toContainText(`Assign order #${order.orderNumber}?`);
  await expect(dialog).toContainText(order.email);
  await expect(dialog).toContainText(email);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(orderLink).toHaveCount(0);
  await assign.click();
  await dialog.getByRole("button", { name: "Assign it" }).click();
  await expect(orderLink).toBeVisible();
  await expect(page.getByText("Not the address of the statement")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: typedNumber })).toBeVisible();

  await page.getByRole("button", { name: "Take the order away" }).click();
  await dialog.getByRole("button", { name: "Take it away" }).click();
  await expect(orderLink).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Which order is it?" })).toBeVisible();

  const reason = page.getByLabel("Reason", { exact: true });
  const refunded = page.getByRole("button", { name: "Mark as refunded" });
  await refunded.click();
  await expect(dialog).toContainText("nothing is known to have been paid back");
  await dialog.getByRole("button", { name: "Mark as refunded" }).click();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("249 SEK by bank transfer, as agreed");
  await refunded.click();
  await dialog.getByRole("button", { name: "Mark as refunded" }).click();
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "249 SEK by bank transfer" })).toBeVisible();
  await expect(refunded).toHaveCount(0);
});
