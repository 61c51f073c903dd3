import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
const name = "Kärna PLA, Vit, 750 g, 1,75 mm";
const productUrl = siteUrl("se", "/product/karna-pla/white-175-750g");

test("a wish list item appears in every tab, is not stored without consent, and moves to the cart [2.5] [4.32]", async ({
  page,
  context,
}) => {
  await page.goto(productUrl);
  const heart = page.getByRole("button", { name: t("wishList.toggle", { name }) }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => localStorage.getItem("spolverk.wishList"))).toBeNull();

  const other = await context.newPage();
  await other.goto(siteUrl("se", "/wishlist"));
  await expect(other.getByText(t("wishList.visitOnly"))).toBeVisible();
  await expect(other.locator("main").getByRole("link", { name: "Kärna PLA" })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: t("wishList.move") }).click();
  await expect(other.getByRole("heading", { name: t("wishList.empty") })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  // Storage events reach other tabs with a delay.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("spolverk.cart")))
    .toContain("KPLA-WHITE-175-750");
  await other.close();
});
