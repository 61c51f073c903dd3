import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { untilHydrated } from "../support/until-hydrated.ts";

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a page that was scrolled before hydration keeps its position, on first load and after a reload [2.56]", async ({
  page,
}) => {
  const untilShown = async () => {
    await expect(page.locator("main li h2 a")).toHaveCount(24);
    await page.evaluate(() => document.fonts.ready);
  };
  const place = () => page.evaluate(() => window.scrollY);
  // Scrolls by the wheel: the browser's scroll restoration respects the scrolling of a user, not that of a script.
  const scrollTo = async (top: number) => {
    await page.mouse.wheel(0, top - (await place()));
    await expect.poll(place).toBe(top);
  };

  const release = await holdScripts(page);
  await page.goto(siteUrl("se", "/shop"), { waitUntil: "commit" });
  await untilShown();
  await scrollTo(1200);
  release();
  await untilHydrated(page);
  expect(await place()).toBe(1200);

  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await untilShown();
  // The same position within a line or two: text may wrap differently once the fonts have loaded.
  await expect.poll(async () => Math.abs((await place()) - 1200)).toBeLessThan(100);
  await scrollTo(0);
  releaseAgain();
  await untilHydrated(page);
  expect(await place()).toBe(0);
});
