import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
const cards = "main li article";

test("a reader filters the knowledge base by type and tag, opens an article, and returns to the same place [2.6] [2.7] [2.8] [2.56]", async ({
  page,
}) => {
  await page.goto(siteUrl("se", "/knowledge"));
  await expect(page.getByRole("heading", { level: 1, name: t("knowledge.title") })).toBeVisible();

  await page
    .locator("main")
    .getByRole("link", { name: new RegExp(`^${t("article.types.printGuides")}`) })
    .first()
    .click();
  await expect(page).toHaveURL(siteUrl("se", "/knowledge/browse/print-guides"));
  await expect(page.getByRole("heading", { level: 1, name: t("article.types.printGuides") })).toBeVisible();

  const tag = page
    .getByRole("navigation", { name: t("knowledge.tags") })
    .getByRole("link")
    .first();
  const name = (await tag.innerText()).slice(1);
  await tag.click();
  await expect(page).toHaveURL(
    siteUrl("se", `/knowledge/browse/print-guides?tags=${encodeURIComponent(name)}`),
  );
  // The URL changes first, then the list, which may be absent for a moment.
  await expect(page.locator(cards).filter({ hasNotText: `#${name}` })).toHaveCount(0);
  await expect(page.locator(cards).first()).toContainText(`#${name}`);
  const listed = await page.locator(cards).count();
  expect(listed).toBeGreaterThan(0);

  const last = page.locator(cards).last().getByRole("link");
  const title = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(listed);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("searching articles lists the matches, or says that there are none [2.7] [8.33]", async ({ page }) => {
  await page.goto(siteUrl("se", "/knowledge"));
  const search = page.getByRole("searchbox", { name: t("knowledge.search") });
  await search.fill("forsta lagret");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/knowledge\/browse\?q=forsta/);
  await expect(page.locator(cards).first()).toContainText("Första lagret");

  await search.fill("xyzzy");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: t("knowledge.empty") })).toBeVisible();
  await page.getByRole("link", { name: t("knowledge.reset") }).click();
  await expect(page.locator(cards).first()).toBeVisible();
});

test(
  "an article's contents follow the scroll position and link to its sections, and the article to its products [2.8]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto(siteUrl("se", "/knowledge/articles/first-layer"));
    if (isMobile) await page.locator("main details summary").first().click();
    const contents = page
      .getByRole("navigation", { name: t("richText.contents") })
      .filter({ visible: true })
      .first();
    const second = contents.getByRole("link").nth(1);
    const href = (await second.getAttribute("href")) ?? "";
    await second.click();
    await expect(page).toHaveURL((url) => url.hash === new URL(href, url).hash);
    await expect(page.locator(`[id="${decodeURIComponent(href.slice(1))}"]`)).toBeInViewport();
    await expect(second).toHaveAttribute("aria-current", "location");

    const products = page.getByRole("region", { name: t("knowledge.relatedProducts") });
    await products.getByRole("link", { name: "Kärna PLA" }).click();
    await expect(page).toHaveURL(/\/product\/karna-pla\//);
  },
);
