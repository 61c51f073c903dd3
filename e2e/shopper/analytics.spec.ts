import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const home = siteUrl("se", "/");
const readQueue = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
/** The events in the tag manager's queue, without consent commands. */
const readEvents = async (page: Page) => (await readQueue(page)).filter((entry) => "event" in entry);
/** The latest consent to ads in the queue. */
const readAdConsent = async (page: Page) => {
  const commands = (await readQueue(page)).filter((entry) => entry["0"] === "consent");
  return (commands.at(-1)?.["2"] as { ad_storage?: string } | undefined)?.ad_storage;
};

test.describe("with cookies accepted", () => {
  test.use({ cookiesAnswer: true });

  test("reports each opened page once, and the first page when it is hydrated [7.23]", async ({ page }) => {
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

  test("reports a search and the selected card [2.48] [7.22]", async ({ page, isMobile }) => {
    await page.goto(siteUrl("se", "/shop"));
    await untilHydrated(page);
    if (!isMobile) {
      const readSearches = async () => (await readEvents(page)).filter(({ event }) => event === "search");
      await page.locator("#header-search").pressSequentially("petg");
      await expect(page.getByRole("listbox")).toBeVisible();
      await expect
        .poll(async () => (await readSearches()).filter(({ search_term }) => search_term === "petg"))
        .toEqual([{ event: "search", search_term: "petg" }]);
      // On a busy machine a late key press starts a further search, so the events may report several terms.
      const terms = (await readSearches()).map(({ search_term }) => search_term);
      expect(["p", "pe", "pet", "petg"]).toEqual(expect.arrayContaining(terms));
      expect(terms.length).toBeLessThan("petg".length);
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

test.describe("without an answer to the cookie banner", () => {
  test.use({ cookiesAnswer: null });

  test("sends only revoked consent until something is added to the cart [4.21] [4.22]", async ({ page }) => {
    await page.goto(siteUrl("se", "/shop"));
    await untilHydrated(page);
    await page.locator("main ul li h2 a").first().click();
    await expect(page).toHaveURL(/\/product\//);
    expect(await readEvents(page)).toEqual([]);
    expect(await readAdConsent(page)).toBe("denied");
    await page
      .getByRole("button", { name: textsOf("sv")("product.add"), exact: true })
      .first()
      .click();
    await expect.poll(() => readAdConsent(page)).toBe("granted");
    expect(await readEvents(page)).toMatchObject([{ event: "add_to_cart", items: [{ quantity: 1 }] }]);
  });

  test(
    "a changed answer from the footer or the settings applies at once [2.53] [4.19]",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      const t = textsOf(isMobile ? "de" : "sv");
      await page.goto(siteUrl(isMobile ? "de" : "se", "/faq"));
      const question = page.getByRole("region", { name: t("consent.label") });
      await question.getByRole("button", { name: t("consent.accept") }).click();
      await expect(question).toHaveCount(0);
      expect(await readAdConsent(page)).toBe("granted");

      await page
        .getByRole("contentinfo")
        .getByRole("button", { name: t("consent.label") })
        .click();
      await expect(question).toBeFocused();
      await expect(question).toContainText(t("consent.nowAccepted"));
      await expectAccessible(page);
      await question.getByRole("button", { name: t("consent.essentials") }).click();
      await expect(question).toHaveCount(0);
      expect(await readAdConsent(page)).toBe("denied");

      await page
        .getByRole("button", { name: t("nav.settings") })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("consent.label") })
        .click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(question).toContainText(t("consent.nowEssentials"));
    },
  );
});
