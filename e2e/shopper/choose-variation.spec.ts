import type { Locator } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
const productUrl = (slug: string) => siteUrl("se", `/product/karna-pla/${slug}`);

test("choosing a colour changes the URL without scrolling, and back restores the previous one [2.3] [2.56]", async ({
  page,
}) => {
  await page.goto(productUrl("black-175-750g"));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Kärna PLA");
  const colors = page.getByRole("region", { name: t("product.choose", { attribute: t("attribute.color") }) });
  const blue = colors.locator('a[href$="/fjord-blue-175-750g"]');
  await blue.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await blue.click();
  await expect(page).toHaveURL(/\/fjord-blue-175-750g$/);
  await expect(blue).toHaveAttribute("aria-current");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/black-175-750g$/);
  await expect(colors.locator('a[href$="/black-175-750g"]')).toHaveAttribute("aria-current");
});

test("choosing a combination that does not exist selects the nearest variation, which the page reports and can undo [2.3] [3.15]", async ({
  page,
}) => {
  await page.goto(productUrl("mint-175-750g"));
  const diameters = page.getByRole("region", {
    name: t("product.choose", { attribute: t("attribute.diameter") }),
  });
  const thick = diameters.getByRole("link", { name: `2,85 mm, ${t("product.notCombined")}` });
  await expect(thick).toBeVisible();
  await thick.click();
  await expect(page).toHaveURL(/-285-750g\?from=mint-175-750g&chosen=diameter$/);
  await expect(diameters.locator("[aria-current]")).toHaveText("2,85 mm");
  const notice = page.getByRole("status").filter({ hasText: "Mint" });
  await expectAccessible(page);
  await notice.getByRole("link", { name: t("chooser.undo") }).click();
  await expect(page).toHaveURL(/\/mint-175-750g$/);
  await expect(notice).toBeHidden();
});

test("the picture zooms by keyboard, and the focus returns [3.13]", async ({ page }) => {
  await page.goto(productUrl("black-175-750g"));
  const name = "Kärna PLA, Svart, 750 g, 1,75 mm";
  const open = page.getByRole("button", { name: t("gallery.zoom", { name: "Kärna PLA, Svart" }) });
  await open.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("gallery.view") }).focus();
  await page.keyboard.press("+");
  await expect(dialog.getByRole("status")).toHaveText("150 %");
  await page.keyboard.press("0");
  await expect(dialog.getByRole("status")).toHaveText("100 %");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  "thumbnails, keys and swipes change the picture, on the page and zoomed [3.13]",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(productUrl("black-175-750g"));
    const thumbnails = page.getByRole("list", { name: t("gallery.pictures") }).getByRole("button");
    await expect(thumbnails).toHaveCount(3);
    const shown = page.locator('[aria-current="true"]').and(thumbnails);
    const large = (text: string) => page.getByRole("button", { name: t("gallery.zoom", { name: text }) });
    await thumbnails.nth(1).click();
    await expect(shown).toHaveAccessibleName(/2 .* 3: Kärna PLA, Svart: utskrivet prov/);
    const picture = large("Kärna PLA, Svart: utskrivet prov");
    await picture.press("ArrowRight");
    const closeUp = large("Kärna PLA, Svart: närbild av filamentet");
    await expect(closeUp).toBeFocused();
    await swipe(closeUp, 120);
    await expect(picture).toBeVisible();
    await swipe(picture, 10);
    await expect(picture).toBeVisible();
    await picture.press("Enter");
    const view = page
      .getByRole("dialog")
      .getByRole("button", { name: `Kärna PLA, Svart: utskrivet prov. ${t("gallery.view")}` });
    await expect(view).toBeVisible();
    await expectAccessible(page);
    const box = await view.boundingBox();
    if (!box) throw new Error("the picture is not in the dialog");
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 60);
    await page.mouse.up();
    const first = page.getByRole("dialog").getByRole("button", { name: t("gallery.view") });
    await expect(first).toHaveAccessibleName(`Kärna PLA, Svart. ${t("gallery.view")}`);
  },
);

/** Swipes over an element by a number of pixels to the right. */
async function swipe(target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("what is swiped is not on the page");
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, clientY: box.y + box.height / 2 };
  const from = box.x + box.width / 2;
  await target.dispatchEvent("pointerdown", { ...finger, clientX: from });
  await target.dispatchEvent("pointermove", { ...finger, clientX: from + by });
  await target.dispatchEvent("pointerup", { ...finger, clientX: from + by });
}

test("a shopper leaves an e-mail address for a sold-out variation [3.47] [8.16]", async ({
  page,
  isMobile,
}) => {
  await page.goto(productUrl("fjord-blue-285-750g"));
  await expect(page.getByText(t("product.noStock"))).toBeVisible();
  await expectAccessible(page);
  const email = page.getByLabel(t("stockNotification.email"), { exact: true });
  const submit = page.getByRole("button", { name: t("stockNotification.submit") });
  const address = `asa-${isMobile ? "phone" : "desktop"}@example.com`;
  await email.fill(address);
  await submit.click();
  await expect(page.getByText(t("stockNotification.saved", { email: address }))).toBeVisible();
});

test("the quantity is limited to the stock, and the page says so [8.38] [9.19]", async ({ page }) => {
  await page.goto(productUrl("chestnut-175-750g"));
  const quantity = page.getByLabel(t("product.quantity"), { exact: true });
  await expect(page.getByText(t("product.discontinued"))).toBeVisible();
  await quantity.fill("99");
  await quantity.blur();
  await expect(quantity).not.toHaveValue("99");
  const most = await quantity.inputValue();
  await expect(page.getByText(t("product.most_other", { count: most }))).toBeVisible();
});
