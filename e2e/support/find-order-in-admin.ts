import { expect, type Page } from "@playwright/test";
import { signInToAdmin } from "./sign-in-to-admin.ts";

/** An order as the admin's own pages show it. */
export type OrderInAdmin = { text: string };

/** Signs in as the merchandiser, searches the order list for the number and opens the order. */
export async function findOrderInAdmin(page: Page, orderNumber: string): Promise<OrderInAdmin> {
  await signInToAdmin(page);
  await page.getByRole("link", { name: "Orders" }).first().click();
  await page.getByText(`#${orderNumber}`, { exact: true }).first().click();
  await expect(page.getByRole("heading", { name: `#${orderNumber}` })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Summary", { exact: true })).toBeVisible();
  return { text: await main.innerText() };
}
