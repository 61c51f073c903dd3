import type { Page } from "@playwright/test";
import { isAlive } from "../support/alive.ts";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");

/** From now on a page's script comes when told. */
async function holdScript(page: Page): Promise<() => void> {
  let letCome = () => {};
  const told = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await told;
    await route.continue();
  });
  return letCome;
}

/** The page as the server wrote it; its script comes when told. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const letCome = await holdScript(page);
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

test("who scrolls before the page's script has come stays there, at first and after a reload [2.56]", async ({
  page,
}) => {
  const cards = page.locator("main li h2 a");
  /** The router is done with what it does at first when the cards in sight are alive: they wait for the page. */
  const untilAlive = async () => {
    const inSight = await cards.evaluateAll((links) =>
      links.findIndex((link) => link.getBoundingClientRect().top > 0),
    );
    await expect.poll(() => isAlive(cards.nth(inSight))).toBe(true);
  };
  const untilShown = async () => {
    await expect(cards).toHaveCount(24);
    await page.evaluate(() => document.fonts.ready);
  };
  const place = () => page.evaluate(() => window.scrollY);
  // As a hand does it: a browser that restores a place leaves that alone.
  const scrollTo = async (top: number) => {
    await page.mouse.wheel(0, top - (await place()));
    await expect.poll(place).toBe(top);
  };

  const letScriptCome = await openWithoutScript(page, "/shop");
  await untilShown();
  await scrollTo(1200);
  letScriptCome();
  await untilAlive();
  expect(await place()).toBe(1200);

  const letItComeAgain = await holdScript(page);
  await page.reload({ waitUntil: "commit" });
  await untilShown();
  // Where it was but for a line or two: letters that come after it was put there may break differently.
  await expect.poll(async () => Math.abs((await place()) - 1200)).toBeLessThan(100);
  await scrollTo(0);
  letItComeAgain();
  await untilAlive();
  expect(await place()).toBe(0);
});
