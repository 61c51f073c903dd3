import { untilHydrated } from "../support/until-hydrated.ts";
import { test as plainTest } from "../support/answered-cookies.ts";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const searchCalls = "**/1/indexes/*/queries*";
const t = textsOf("sv");

test(
  "the search page finds products and articles despite typing errors [2.9] [2.39]",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(siteUrl("se", "/search"));
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("munstyke");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?query=munstyke$/);
    await expect(page.getByRole("heading", { name: /munstycke/i }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t("search.articles"), exact: true })).toBeVisible();

    await page.getByRole("link", { name: new RegExp(t("search.showAll_other", { count: "\\d+" })) }).click();
    await expect(page).toHaveURL(/\/shop\?query=munstyke$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("munstyke");
  },
);

test("a search without hits says so and offers links [8.33]", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop?query=xqzvwk"));
  await expect(page.getByRole("heading", { name: t("listing.empty") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("listing.reset") })
    .click();
  await expect(page).toHaveURL(siteUrl("se", "/shop"));
});

// Small screens have a search page in the tab bar.
test.describe("the header's search", { tag: "@desktop-only" }, () => {
  test("opens on typing after a pause, closes with Escape and outside clicks, and reports no hits [2.37] [2.38] [2.40] [2.41] [7.19] [9.21]", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!url.pathname.endsWith("/queries")) return;
      expect(request.method()).toBe("GET");
      asked.push(url.searchParams.get("requests") ?? "");
    });
    await page.goto(siteUrl("se", "/cart"));
    const box = page.getByRole("combobox", { name: t("search.label") });
    const list = page.getByRole("listbox");
    await box.click();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await box.pressSequentially("   ");
    await expect(list).toBeHidden();

    await box.fill("");
    await box.pressSequentially("pla");
    await expect(list).toBeVisible();
    // On a busy machine a late key press makes a further request, so only the last one has to hold the whole query.
    await expect.poll(() => asked.at(-1)).toContain('"query":"pla"');
    await expect(box).toHaveAttribute("aria-expanded", "true");
    const products = list.getByRole("group", { name: t("search.products") }).getByRole("option");
    // Six cards and a link to all hits.
    await expect(products).toHaveCount(7);
    expect(
      await list
        .getByRole("group", { name: t("search.articles") })
        .getByRole("option")
        .count(),
    ).toBeLessThan(5);
    await expectAccessible(page);
    expect(asked.filter((body) => body.includes('"query":"pla"'))).toHaveLength(1);
    expect(asked.every((body) => /"query":"p(l|la)?"/.test(body))).toBe(true);
    expect(asked.length).toBeLessThan("pla".length);

    await box.press("Escape");
    await expect(list).toBeHidden();
    await expect(box).toHaveValue("pla");
    await box.pressSequentially(" svart");
    await expect(list).toBeVisible();
    await page.mouse.click(20, 880);
    await expect(list).toBeHidden();

    await box.fill("");
    await box.pressSequentially("xqzvwk");
    await expect(page.getByRole("option", { name: t("search.noProducts") })).toBeVisible();
    await expect(page.getByRole("option", { name: t("search.noArticles") })).toBeVisible();
    await expectAccessible(page);
  });

  test("works by keyboard: arrows select, Enter opens [2.38]", async ({ page }) => {
    await page.goto(siteUrl("de", "/cart"));
    const box = page.locator("#header-search");
    await box.pressSequentially("petg");
    await expect(page.getByRole("listbox")).toBeVisible();
    await box.press("ArrowDown");
    const active = page.locator("[role=option][aria-selected=true]");
    await expect(active).toHaveCount(1);
    await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "");
    const target = (await active.getAttribute("href")) ?? "none";
    await box.press("Enter");
    await expect(page).toHaveURL(siteUrl("de", target));
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("lists all products by Enter and by the button below the cards, and keeps the focus while the shopper types on [2.39]", async ({
    page,
  }) => {
    await page.goto(siteUrl("se", "/cart"));
    const box = page.locator("#header-search");
    await box.pressSequentially("tpu");
    const all = page.getByRole("option", { name: t("search.allProducts") });
    await expect(all).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/indexes\//, async (route) => {
      await held;
      await route.continue();
    });
    await all.click();
    await expect(page).toHaveURL(siteUrl("se", "/shop?query=tpu"));
    await box.fill("petg");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("tpu");
    await expect(page.getByLabel(t("listing.sort"))).toBeVisible();
    await expect(box).toBeFocused();
    await box.press("Enter");
    await expect(page).toHaveURL(siteUrl("se", "/shop?query=petg"));
  });
});

// The page logs the failure, which would fail a test with a console listener.
plainTest(
  "while the search service is down the shop says so and still sells [8.8]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route(searchCalls, (route) => route.abort());
    await page.goto(siteUrl("se", "/cart"));
    // A page that is not hydrated would let the server search, which still reaches the service.
    await untilHydrated(page);
    if (!isMobile) {
      await page.locator("#header-search").pressSequentially("pla");
      await expect(page.getByText(t("search.failed"))).toBeVisible();
      expect(logged).toContain("search error Network error");
      await page.locator("#header-search").press("Enter");
    } else {
      await page
        .getByRole("link", { name: t("nav.search"), exact: true })
        .last()
        .click();
      const box = page.getByRole("main").getByRole("searchbox");
      await box.fill("pla");
      await box.press("Enter");
    }
    await expect(page.getByText(t("filter.unavailable"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /PLA/ }).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe("before any script has run", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the header's search box leads to the search page [2.9]",
    { tag: "@desktop-only" },
    async ({ page }) => {
      await page.goto(siteUrl("se", "/"));
      await page.locator("#header-search").fill("tpu");
      await page.locator("#header-search").press("Enter");
      await expect(page).toHaveURL(siteUrl("se", "/search?query=tpu"));
      await expect(page.getByRole("heading", { name: /TPU/ }).first()).toBeVisible();
    },
  );
});
