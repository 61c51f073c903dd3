import { expect, type Page } from "@playwright/test";

/** A variation in the admin: the English name of its product, and its SKU. */
export type VariantInAdmin = { productName: string; sku: string };

/** Searches the product from any page of the admin and opens the variant, with our form on its page loaded. */
export async function openVariantInAdmin(page: Page, { productName, sku }: VariantInAdmin): Promise<void> {
  // The dashboard loads a page's code before its data. On a busy machine both take longer than an assertion's timeout.
  const listed = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/admin/products"));
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await listed;
  // The list of the previous page also has a search box and stays until the product page has loaded.
  await expect(page.getByRole("heading", { name: "Products", exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(productName);
  // The search updates the list's URL with a delay, which would navigate back from a product that is already open.
  await page.waitForURL(/[?&]q=/);
  await page.getByRole("main").getByText(productName, { exact: true }).click();
  await expect(page.getByRole("heading", { name: productName, exact: true })).toBeVisible();
  await page.getByRole("main").getByText(sku, { exact: true }).click();
  await expect(page.getByLabel("Address (slug)")).not.toHaveValue("");
}
