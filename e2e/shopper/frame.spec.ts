import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");

test("the Products menu works by keyboard [2.23] [2.36]", { tag: "@desktop-only" }, async ({ page }) => {
  await page.goto(siteUrl("se", "/cart"));
  await untilHydrated(page);
  const products = page.getByRole("button", { name: t("nav.products"), exact: true });
  await products.focus();
  await page.keyboard.press("ArrowDown");
  const menu = page.getByRole("banner");
  await expect(menu.getByRole("link", { name: t("nav.allProducts") })).toBeFocused();
  // The first category is open by default; the arrow keys open the second one.
  const categories = menu.getByRole("list").first().getByRole("button");
  await expect(categories.first()).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(categories.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(products).toBeFocused();
  await expect(products).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await expect(products).toHaveAttribute("aria-expanded", "true");
  // Clicks below the menu, which closes it.
  await page.mouse.click(720, 890);
  await expect(products).toHaveAttribute("aria-expanded", "false");

  await products.press("ArrowDown");
  await menu.getByRole("link", { name: t("nav.onSale") }).click();
  await expect(page).toHaveURL(/\/shop\?toggle=onSale$/);
  await expect(products).toHaveAttribute("aria-expanded", "false");
});

test(
  "small screens show a tab bar, large ones a header [2.20] [2.21]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto(siteUrl("se", "/shop"));
    const tabs = page.locator('nav:has(a[href="/browse"]):has(a[href="/cart"])');
    const cart = page.getByRole("banner").getByRole("link", { name: /^Varukorg/ });
    await expect(tabs.getByRole("link").first()).toBeVisible({ visible: isMobile });
    await expect(cart).toBeVisible({ visible: !isMobile });
    await expect(page.getByRole("banner").getByRole("button", { name: t("nav.settings") })).toBeVisible();
  },
);

test(
  "the tab bar has five tabs and shows up to a width of 639 px [2.20] [9.47]",
  { tag: "@desktop-only" },
  async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 800 });
    await page.goto(siteUrl("se", "/shop"));
    const tabs = page.locator('nav:has(a[href="/browse"]):has(a[href="/cart"])');
    await expect(tabs).toBeVisible();
    expect(
      await tabs.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(["/", "/browse", "/search", "/account", "/cart"]);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect(tabs).toBeHidden();
  },
);

test(
  "the settings change currency, VAT and appearance, and another language keeps path and query [2.50]",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(siteUrl("se", "/shop?sort=name"));
    await untilHydrated(page);
    const opener = page.getByRole("button", { name: t("nav.settings") });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: t("settings.title") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);

    await dialog.getByLabel(t("settings.currency")).selectOption("EUR");
    await expect(page.locator("main").getByText("€").first()).toBeVisible();
    await dialog.getByRole("switch", { name: t("settings.vat") }).press("Space");
    await expect(
      page.locator("main").getByText(t("price.withoutVat")).filter({ visible: true }).first(),
    ).toBeVisible();
    await dialog.getByText(t("settings.themeDark"), { exact: true }).click();
    await expect(page.locator("html")).toHaveClass("dark");

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(siteUrl("de", "/shop?sort=name"));
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  },
);

test("an unknown URL offers to go back or home [2.18] [2.54]", async ({ browser, page }) => {
  // A missing page is an error in the console, so this page has no console listener.
  const lost = await browser.newPage();
  await lost.goto(siteUrl("se", "/browse"));
  expect((await lost.goto(siteUrl("se", "/nowhere/at/all")))?.status()).toBe(404);
  await expect(lost.getByRole("heading", { level: 1, name: t("notFound.header404") })).toBeVisible();
  await expect(lost.getByText(t("notFound.text404"))).toBeVisible();
  await untilHydrated(lost);
  await lost.getByRole("button", { name: t("notFound.back") }).click();
  await expect(lost).toHaveURL(siteUrl("se", "/browse"));
  await lost.goForward();
  await lost.getByRole("link", { name: t("notFound.home"), exact: true }).click();
  await expect(lost).toHaveURL(siteUrl("se", "/"));
  await lost.close();
  await page.close();
});

test(
  "exactly one tab is active, whatever query parameters an ad adds to the URL [2.20]",
  { tag: "@phone-only" },
  async ({ page }) => {
    await page.goto(siteUrl("se", "/?utm_source=ad"));
    const lit = page.getByRole("navigation", { name: t("nav.tabs") }).locator("[aria-current]");
    await expect(lit).toHaveText(t("nav.home"));
    await page
      .getByRole("navigation", { name: t("nav.tabs") })
      .getByRole("link", { name: t("nav.search") })
      .click();
    await expect(lit).toHaveText([t("nav.search")]);
  },
);
