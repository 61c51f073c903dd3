import { expect, type Page } from "@playwright/test";

/** On the page of an inventory item, adds to what is in stock in the warehouse; a negative number takes away. */
export async function changeStockInAdmin(page: Page, added: number): Promise<void> {
  // Its reservations name the warehouse in a table of their own.
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
