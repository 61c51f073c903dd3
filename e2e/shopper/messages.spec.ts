import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { untilHydrated } from "../support/until-hydrated.ts";
import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { createMessage, removeMessages } from "../support/site-messages.ts";
import { textsOf } from "../support/texts.ts";
import { watchShifts } from "../support/watch-shifts.ts";

// The cookie banner is unanswered. Each device has its own site, on which no other test buys.
test.use({ cookiesAnswer: null });
const siteOf = (isMobile: boolean) => (isMobile ? "fr" : "it");

const closed = { en: "Closed on Friday", fr: "Fermé vendredi", it: "Chiuso venerdì" };
const sale = { en: "Sale on Monday", fr: "Soldes lundi", it: "Saldi lunedì" };

const repliesSchema = z.object({ messages: z.array(z.object({ id: z.string() })) });

/** Polls the API until it returns all these messages: its cache may be some seconds behind the admin. */
async function untilTold(request: APIRequestContext, site: string, ids: readonly string[]): Promise<void> {
  const read = async () => {
    const reply = await request.get(`${shop.api}/messages?site=${site}&language=en`);
    return repliesSchema.parse(await reply.json()).messages.map(({ id }) => id);
  };
  await expect.poll(read).toEqual(expect.arrayContaining([...ids]));
}

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), `spolverk.${key}`);

test(
  "messages follow the cookie banner, and a dismissed one stays away in every tab and on the next visit [2.53] [3.8] [3.29] [4.19] [4.32]",
  { tag: "@phone" },
  async ({ page, context, request, isMobile }) => {
    const site = siteOf(isMobile);
    const t = textsOf(site);
    const [closedText, saleText] = [closed[site], sale[site]];
    const ids = [
      await createMessage(request, { site, pallette: "red", texts: closed }),
      await createMessage(request, { site, pallette: "green", texts: sale }),
    ];
    try {
      await untilTold(request, site, ids);
      await watchShifts(page);
      await page.goto(siteUrl(site, "/faq"));
      const question = page.getByRole("region", { name: t("consent.label") });
      const bars = page.getByRole("region", { name: t("messages.label") });
      const closeOf = (message: string) =>
        page.getByRole("button", { name: t("messages.close", { message }) });
      await expect(question).toBeVisible();
      await expect(bars).toHaveCount(0);
      await expectAccessible(page);

      await question.getByRole("button", { name: t("consent.accept") }).click();
      await expect(question).toHaveCount(0);
      await expect(bars.getByRole("listitem")).toHaveText([closedText, saleText]);
      await expect(bars.getByRole("listitem").first()).toHaveCSS("background-color", "rgb(153, 27, 27)");
      await expect(bars.getByRole("listitem").last()).toHaveCSS("background-color", "rgb(20, 83, 45)");
      expect(JSON.parse((await readStored(page, "agreedCookies")) ?? "{}")).toMatchObject({ isAgreed: true });
      await expectAccessible(page);

      const other = await context.newPage();
      await other.goto(siteUrl(site, "/faq"));
      const inOther = other.getByRole("region", { name: t("messages.label") }).getByRole("listitem");
      await expect(inOther).toHaveText([closedText, saleText]);
      await closeOf(closedText).focus();
      await page.keyboard.press("Enter");
      await expect(bars.getByRole("listitem")).toHaveText([saleText]);
      await expect(closeOf(saleText)).toBeFocused();
      await expect(inOther).toHaveText([saleText]);
      await other.close();

      await page.reload();
      await expect(bars.getByRole("listitem")).toHaveText([saleText]);
      expect(await readStored(page, "seenMessages")).toBe(JSON.stringify([ids[0]]));
      await closeOf(saleText).click();
      await expect(bars).toHaveCount(0);
      await expect(page.locator("#content")).toBeFocused();
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    } finally {
      await removeMessages(request, ids);
    }
  },
);

test(
  "a bar that appears during a press waits for its release, and the press takes effect [2.53]",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    const t = textsOf("sv");
    let letCome = () => {};
    const told = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/assets\/visitor-bars-[^/]+\.js$/, async (route) => {
      await told;
      await route.continue();
    });
    await page.goto(siteUrl("se", "/shop"), { waitUntil: "commit" });
    await untilHydrated(page);
    const heart = page.locator("main li button[aria-pressed]").last();
    await heart.scrollIntoViewIfNeeded();
    // The place of the bar that is about to appear; on a phone it lies above the tab bar.
    const above = isMobile ? 150 : 40;
    await heart.evaluate((button, toFoot) => {
      const { top, height } = button.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - window.innerHeight + toFoot, behavior: "instant" });
    }, above);
    const { x, y, width, height } = (await heart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    const come = page.waitForResponse(/\/assets\/visitor-bars-/);
    letCome();
    await (await come).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.mouse.up();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const question = page.getByRole("region", { name: t("consent.label") });
    await expect(question).toBeVisible();
    const bar = await question.boundingBox();
    expect(bar && bar.y < y && y + height < bar.y + bar.height).toBe(true);
  },
);
