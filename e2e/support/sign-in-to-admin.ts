import { expect, type Page } from "@playwright/test";
import { shop } from "./shop.ts";

/** Signs in to the admin as the merchandiser; the page then shows the orders. */
export async function signInToAdmin(page: Page): Promise<void> {
  await page.goto(`${shop.adminUrl}/login`);
  await page.locator("input[name=email]").fill(shop.admin.email);
  await page.locator("input[name=password]").fill(shop.admin.password);
  await page.locator("button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
}
