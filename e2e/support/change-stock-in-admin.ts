import { expect, type Page } from "@playwright/test";

/** Adds to the stocked quantity of the warehouse on an inventory item's page; a negative number subtracts. */
export async function changeStockInAdmin(page: Page, added: number): Promise<void> {
  // Only the table of stock levels: the table of reservations names the warehouse, too.
  const levels = page
    .getByRole("table")
    .filter({ has: page.getByRole("columnheader", { name: "In stock" }) });
  await levels.getByRole("row", { name: "Spolverk AB" }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const drawer = page.getByRole("dialog");
  const stocked = drawer.getByLabel("In stock");
  await expect(stocked).toHaveValue(/^\d+$/);
  await stocked.fill(String(Number(await stocked.inputValue()) + added));
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer).toBeHidden();
}
