import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");

/** The page as the server wrote it; its script comes when told. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const told = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(siteUrl("se", path), { waitUntil: "commit" });
  return letCome;
}

test("a button pressed before the page's script has come does its work once when it has", async ({
  page,
}) => {
  const letScriptCome = await openWithoutScript(page, "/product/karna-pla/black-175-750g");
  const more = page.getByRole("button", { name: t("product.increase") });
  await more.click();
  await more.click();
  const quantity = page.getByLabel(t("product.quantity"), { exact: true });
  await expect(quantity).toHaveValue("1");
  letScriptCome();
  await expect(quantity).toHaveValue("3");
  await expect(quantity).toBeEnabled();
  await more.click();
  await expect(quantity).toHaveValue("4");
});

test("a dialog asked for before the page's script has come opens when it has", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/product/karna-pla/black-175-750g");
  await page.getByRole("button", { name: t("gallery.zoom", { name: "" }).trim() }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letScriptCome();
  await expect(page.getByRole("dialog")).toBeVisible();
});
