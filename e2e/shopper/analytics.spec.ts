import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";

const home = siteUrl("se", "/");
const readEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

test.describe("with cookies agreed to", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem("spolverk.agreedCookies", "true")),
  );

  test("each page that is opened is told of once, and the first with its coming to life [7.23]", async ({
    page,
  }) => {
    await page.goto(home);
    await expect
      .poll(() => readEvents(page))
      .toEqual([
        { event: "page_view", page_location: home },
        { event: "user_engagement", page_location: home },
      ]);
    await untilHydrated(page);
    await page.locator('footer a[href="/faq"]').click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect
      .poll(async () => (await readEvents(page)).slice(2))
      .toEqual([{ event: "page_view", page_location: siteUrl("se", "/faq") }]);
  });

  test("a search and the card that is pressed are told of [2.48] [7.22]", async ({ page, isMobile }) => {
    await page.goto(siteUrl("se", "/shop"));
    await untilHydrated(page);
    if (!isMobile) {
      await page.locator("#header-search").pressSequentially("petg");
      await expect(page.getByRole("listbox")).toBeVisible();
      await expect
        .poll(async () => (await readEvents(page)).filter(({ event }) => event === "search"))
        .toEqual([{ event: "search", search_term: "petg" }]);
      await page.locator("#header-search").press("Escape");
    }
    const card = page.locator("main ul li h2 a").first();
    const name = await card.innerText();
    await card.click();
    await expect(page).toHaveURL(/\/product\//);
    const selected = (await readEvents(page)).filter(({ event }) => event === "select_item");
    expect(selected).toMatchObject([{ items: [{ item_name: name }] }]);
  });
});

test.describe("without an answer to the question of cookies", () => {
  test.use({ cookiesAnswer: null });

  test("nothing is told", async ({ page }) => {
    await page.goto(siteUrl("se", "/shop"));
    await untilHydrated(page);
    await page.locator("main ul li h2 a").first().click();
    await expect(page).toHaveURL(/\/product\//);
    expect(await readEvents(page)).toEqual([]);
  });
});
