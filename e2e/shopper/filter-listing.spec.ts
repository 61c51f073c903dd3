import type { Page } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
const cards = (page: Page) => page.locator("main li h2 a");
const chosen = (page: Page) => page.getByRole("main").getByRole("list", { name: t("filter.chosen") });

/** Returns the filters: beside the listing, or on a phone in a drawer, which this opens. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole("main");
  await page.getByRole("button", { name: new RegExp(`^${t("filter.title")}`) }).click();
  const drawer = page.getByRole("dialog", { name: t("filter.title") });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function closeFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return;
  const show = new RegExp(`^${t("filter.show_other", { count: "\\d+" })}$`);
  await page.getByRole("dialog").getByRole("button", { name: show }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Clicks `second` as soon as `first` shows as pressed: after two seconds a loading state would replace the listing. */
function pressBoth(first: HTMLElement | SVGElement, second: HTMLElement | SVGElement | null): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (first.ariaCurrent !== "true") return;
      observer.disconnect();
      if (second instanceof HTMLElement) second.click();
      resolve();
    }).observe(first, { attributes: true });
    if (first instanceof HTMLElement) first.click();
  });
}

test(
  "filters narrow a listing, are in its URL, and are removed one by one or all at once [2.4]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto(siteUrl("se", "/shop/filaments-by-material"));
    await expect(cards(page).first()).toBeVisible();
    const all = await page.locator("main output").first().innerText();

    const filters = await openFilters(page, isMobile);
    // The products of the first filter are held back until both filters have been clicked.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/indexes\//, async (route) => {
      await held;
      await route.continue();
    });
    const petg = filters.getByRole("link", { name: /^PETG .*produkt/ });
    const pla = filters.getByRole("link", { name: /^PLA .*produkt/ });
    await petg.evaluate(pressBoth, await pla.elementHandle());
    release();
    await expect(page).toHaveURL(/\?material=PETG~PLA$/);
    await filters.getByRole("link", { name: t("filter.colors.blue"), exact: true }).click();
    await expect(page).toHaveURL(/material=PETG~PLA&color=blue$|color=blue&material=PETG~PLA$/);
    await filters.getByLabel(t("filter.to"), { exact: true }).fill("400");
    await filters.getByRole("button", { name: t("filter.apply") }).click();
    await expect(page).toHaveURL(/price=0-400/);
    await expectAccessible(page);
    await closeFilters(page, isMobile);

    await expect(chosen(page).getByRole("link")).toHaveCount(5);
    await expect(page.locator("main output").first()).not.toHaveText(all);
    await page.reload();
    await expect(chosen(page).getByRole("link")).toHaveCount(5);

    await chosen(page)
      .getByRole("link", { name: t("filter.remove", { name: "PETG" }) })
      .click();
    await expect(page).toHaveURL(/material=PLA(&|$)/);
    await page.goBack();
    await expect(page).toHaveURL(/material=PETG~PLA/);
    await chosen(page)
      .getByRole("link", { name: t("filter.clear") })
      .click();
    await expect(page).toHaveURL(siteUrl("se", "/shop/filaments-by-material"));
    await expect(page.locator("main output").first()).toHaveText(all);
  },
);

test("switches above the listing filter by sale, stock and news [2.36]", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop"));
  const toggles = page.getByRole("navigation", { name: t("listing.filter") });
  await toggles.getByRole("link", { name: t("listing.toggles.onSale") }).click();
  await expect(page).toHaveURL(siteUrl("se", "/shop?toggle=onSale"));
  await toggles.getByRole("link", { name: t("listing.toggles.inStock") }).click();
  await expect(page).toHaveURL(siteUrl("se", "/shop?toggle=onSale~inStock"));
  await expect(toggles.getByRole("link", { name: t("listing.toggles.inStock") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  // Every card is on sale and shows its percentage.
  const products = page.locator("main li", { has: page.locator("h2") });
  const ofSale = /-[\d.,]+\s%/;
  await expect(products.filter({ hasNotText: ofSale })).toHaveCount(0);
  await expect(products.filter({ hasText: ofSale }).first()).toBeVisible();
  await toggles.getByRole("link", { name: t("listing.toggles.onSale") }).click();
  await expect(page).toHaveURL(siteUrl("se", "/shop?toggle=inStock"));
});

test("a listing is sorted by price, and numeric attributes by number [9.23]", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop/nozzles"));
  await page.getByLabel(t("listing.sort")).selectOption({ label: t("listing.sorts.priceDescending") });
  await expect(page).toHaveURL(/sort=priceDescending$/);
  await expect(cards(page).first()).toHaveText(/rubin/i);
  await page.getByLabel(t("listing.sort")).selectOption({ label: t("listing.sorts.version") });
  await expect(page).toHaveURL(/sort=version$/);
  await expect(page.locator("main li", { has: page.locator("h2") }).first()).toContainText("0,25 mm");
});

test("loading more extends the list, a product opens at its top, and going back restores the list and the scroll position [2.56]", async ({
  page,
}) => {
  await page.goto(siteUrl("se", "/shop"));
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole("link", { name: t("listing.more"), exact: true });
  await expect(more).toHaveAttribute("href", "/shop?page=2");
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24)).toBeFocused();
  const target = cards(page).nth(30);
  const name = await target.innerText();
  await target.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await target.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.goto(siteUrl("se", "/shop?page=2"));
  await expect(page.getByRole("link", { name: t("listing.previous") })).toHaveAttribute("href", "/shop");
});

test(
  "the phone's shop tab leads through the categories to the same listing [2.9] [9.22]",
  { tag: "@phone-only" },
  async ({ page }) => {
    await page.goto(siteUrl("se", "/browse"));
    const categories = page.getByRole("main").getByRole("list").first().getByRole("link");
    await expect(categories.first()).toContainText("Återvunnet");
    await categories.nth(1).click();
    await expect(page).toHaveURL(siteUrl("se", "/browse/filaments-by-material"));
    await page.getByRole("main").getByRole("list").first().getByRole("link", { name: /^PLA/ }).click();
    await expect(page).toHaveURL(siteUrl("se", "/shop/filaments-by-material/pla"));
    await expect(cards(page).first()).toBeVisible();
  },
);

test("every part of a card links to its product [2.48]", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop"));
  const size = cards(page).first().locator("xpath=ancestor::li[1]").getByText("750 g", { exact: true });
  const box = await size.boundingBox();
  if (!box) throw new Error("the card does not say its size");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/product\//);
});
