import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { serveInParts } from "../support/serve-in-parts.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { watchShifts } from "../support/watch-shifts.ts";

const t = textsOf("sv");
const home = siteUrl("se", "/");
const video = (page: Page) => page.locator("main video");

test(
  "the banner plays the small video up to a width of 639 px and the large video above, also after a resize [2.42]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto(home);
    await expect(video(page)).toHaveJSProperty("paused", false);
    await expect(video(page)).toHaveJSProperty(
      "currentSrc",
      siteUrl("se", `/media/hero-${isMobile ? "small" : "large"}.webm`),
    );
    const [narrow, wide] = [639, 640];
    await page.setViewportSize({ width: narrow, height: 900 });
    await expect(video(page)).toHaveJSProperty("currentSrc", siteUrl("se", "/media/hero-small.webm"));
    await page.setViewportSize({ width: wide, height: 900 });
    await expect(video(page)).toHaveJSProperty("currentSrc", siteUrl("se", "/media/hero-large.webm"));
    await expect(video(page)).toHaveJSProperty("paused", false);
  },
);

test("the banner's video pauses and plays by its button, and its link leads to the shop [2.42]", async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole("button", { name: t("home.pause") }).click();
  await expect(video(page)).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: t("home.play") }).click();
  await expect(video(page)).toHaveJSProperty("paused", false);
  await page.getByRole("link", { name: t("home.shop"), exact: true }).click();
  await expect(page).toHaveURL(siteUrl("se", "/shop"));
});

test("with reduced motion, the banner shows the still and plays on demand [2.42]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(home);
  await expect(page.getByRole("button", { name: t("home.play") })).toBeVisible();
  await expect(video(page)).toHaveCount(0);
  await page.getByRole("button", { name: t("home.play") }).click();
  await expect(video(page)).toHaveJSProperty("paused", false);
});

test(
  "nothing shifts while the page loads and is scrolled to its end [2.42]",
  { tag: "@phone" },
  async ({ page }) => {
    await watchShifts(page);
    await page.goto(home);
    await expect(video(page)).toHaveJSProperty("paused", false);
    for (const heading of await page.getByRole("heading", { level: 2 }).all())
      await heading.scrollIntoViewIfNeeded();
    await page.locator("footer").scrollIntoViewIfNeeded();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBe(0);
  },
);

test(
  "nothing shifts when the page is painted before its HTML has fully arrived [2.42]",
  { tag: "@phone" },
  async ({ page }) => {
    const html = await (await fetch(shop.url)).text();
    await using parts = await serveInParts(shop.url);
    await watchShifts(page);
    for (const splitAt of listEndsOfBars(html)) {
      await parts.open(page, Buffer.byteLength(html.slice(0, splitAt)));
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, html.slice(splitAt - 80, splitAt)).toBe(0);
    }
  },
);

/** Lists the offsets in the HTML at which the links and buttons of the top and bottom bars end. */
function listEndsOfBars(html: string): number[] {
  const bars = [/<header.*?<\/header>/s, /<nav[^>]*fixed inset-x-0 bottom-0.*?<\/nav>/s];
  return bars.flatMap((bar) => {
    const found = bar.exec(html);
    if (!found) throw new Error(`No ${bar} in the page`);
    return [...found[0].matchAll(/<\/(?:a|button)>/g)].map((end) => found.index + end.index + end[0].length);
  });
}

test("three tiles link to variations, and a carousel of six articles to the use cases [2.43] [2.45]", async ({
  page,
}) => {
  await page.goto(home);
  const tiles = page.getByRole("region", { name: t("home.featured") }).getByRole("link");
  await expect(tiles).toHaveCount(3);
  for (const tile of await tiles.all())
    expect(await tile.getAttribute("href")).toMatch(/^\/product\/[\w-]+\/[\w-]+$/);

  const rail = page.getByRole("region", { name: t("home.articles") });
  await expect(rail.getByRole("article")).toHaveCount(6);
  await rail.getByRole("link", { name: t("home.useCases") }).click();
  await expect(page).toHaveURL(siteUrl("se", "/knowledge/browse/use-cases"));
});

test(
  "six best sellers slide by button, with a link to all best sellers [2.44] [9.20]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto(home);
    const rail = page.getByRole("region", { name: t("listing.bestSellers") });
    await expect(rail.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(6);
    await expect(rail.getByRole("listitem").getByText(t("label.bestSeller"), { exact: true })).toHaveCount(6);
    if (!isMobile) {
      const last = rail.getByRole("heading", { level: 3 }).last();
      await expect(last).not.toBeInViewport();
      await rail
        .getByRole("button", { name: t("carousel.next", { title: t("listing.bestSellers") }) })
        .click();
      await expect(last).toBeInViewport();
    }
    await rail.getByRole("link", { name: t("listing.showAll") }).click();
    await expect(page).toHaveURL(siteUrl("se", "/shop?sort=bestSellers"));
  },
);

test(
  "pictures come from the image service in a modern format, small enough for a phone [7.25]",
  { tag: "@phone-only" },
  async ({ page }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().includes("/media/spool-")) requests.push(request);
    });
    await page.goto(siteUrl("se", "/shop/filaments-by-material"));
    const images = page.locator("main ul li img");
    const count = await images.count();
    expect(count).toBe(24);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
    }
    const pictures = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize: bytes } = await request.sizes();
        const type = (await request.response())?.headers()["content-type"] ?? "";
        return { type, bytes };
      }),
    );
    expect(new Set(pictures.map(({ type }) => type))).toEqual(new Set(["image/avif"]));
    expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250_000);
  },
);
