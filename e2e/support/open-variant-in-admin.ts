import { expect, type Page } from "@playwright/test";

/** Where a merchandiser finds a variation: by the English name of its product, then by its SKU. */
export type VariantInAdmin = { productName: string; sku: string };

/** From any page of the admin, searches the product and opens the variant, with our form on its page read. */
export async function openVariantInAdmin(page: Page, { productName, sku }: VariantInAdmin): Promise<void> {
  // The dashboard fetches a page's code before its data, which on a busy machine takes longer than an assertion waits.
  const listed = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/admin/products"));
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await listed;
  // The list of the page before has a search of its own, and stands until this one is read.
  await expect(page.getByRole("heading", { name: "Products", exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(productName);
  // The search goes to the list's address a moment later, and would lead back from a product that is opened before.
  await page.waitForURL(/[?&]q=/);
  await page.getByRole("main").getByText(productName, { exact: true }).click();
  await expect(page.getByRole("heading", { name: productName, exact: true })).toBeVisible();
  await page.getByRole("main").getByText(sku, { exact: true }).click();
  await expect(page.getByLabel("Address (slug)")).not.toHaveValue("");
}
