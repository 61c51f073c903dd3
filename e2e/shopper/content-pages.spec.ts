import { findLegalTexts, readLegal, readPages, readSites } from "@spolverk/content";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
const titleOf = (name: string, language: "sv" | "de") =>
  readPages().find((page) => page.name === name)?.texts[language].title ?? "";

test(
  "the footer links to the content pages, the header to take-back and knowledge [2.24] [2.32]",
  { tag: "@desktop-only" },
  async ({ page }) => {
    await page.goto(siteUrl("se", "/cart"));
    const footer = page.getByRole("contentinfo");
    await untilHydrated(page);
    await footer.getByRole("link", { name: t("nav.sustainability") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: titleOf("sustainability", "sv") }),
    ).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.reAdd") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: titleOf("re-add", "sv") })).toBeVisible();
  },
);

test(
  "the footer links to the site's own legal pages, which differ between two sites of one language [2.16]",
  { tag: "@phone" },
  async ({ page }) => {
    const words = new Set<string>();
    for (const code of ["co.uk", "fi"]) {
      const site = readSites().find((candidate) => candidate.code === code);
      const { terms } = site ? findLegalTexts({ legal: readLegal() }, site, "en").pages : {};
      await page.goto(siteUrl(code, "/cart"));
      await untilHydrated(page);
      const legal = page.getByRole("contentinfo").getByRole("navigation");
      await legal.getByRole("link", { name: textsOf("en")("nav.terms") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(terms?.title ?? "");
      words.add(await page.locator("main article").innerText());
    }
    expect(words.size).toBe(2);
    await expectAccessible(page);
  },
);

test("a question opens by a click and by its URL [2.10]", async ({ page }) => {
  await page.goto(siteUrl("se", "/faq"));
  const question = page.locator("main details:has(h3)").nth(1);
  const answer = question.locator("p").first();
  await expect(answer).toBeHidden();
  await question.locator("summary").click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  const id = (await question.getAttribute("id")) ?? "";
  await page.goto("about:blank");
  await page.goto(siteUrl("se", `/faq#${encodeURIComponent(id)}`));
  await expect(page.locator("main details[open]")).toHaveCount(1);
});

test("resellers are filtered by country, which is in the URL [2.11]", async ({ page }) => {
  await page.goto(siteUrl("se", "/resellers"));
  const shops = page.locator("main section section li");
  await expect.poll(() => shops.count()).toBeGreaterThanOrEqual(20);
  await page.getByRole("link", { name: "Sverige", exact: true }).click();
  await expect(page).toHaveURL(siteUrl("se", "/resellers?country=SE"));
  await expect(shops).toHaveCount(3);
});
