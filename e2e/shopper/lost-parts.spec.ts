import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
/** The script of one page, which is fetched when a link to it is followed. */
const chunk = /\/assets\/contact-[^/]+\.js$/;

async function followLink(page: Page): Promise<void> {
  await page.goto(siteUrl("se", "/faq"));
  await untilHydrated(page);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').click();
}

async function expectErrorPage(page: Page, code: string, mend: () => void): Promise<void> {
  const alert = page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(alert.getByRole("heading")).toHaveText(t("error.title"));
  await expect(alert).toContainText(t("error.part"));
  await expect(alert).toContainText(code);
  mend();
  await alert.getByRole("button", { name: t("error.retry") }).click();
  await expect(page.locator("main")).not.toContainText(code);
  await expect(page).toHaveURL(siteUrl("se", "/contact"));
}

test("a page whose script has not come after 120 seconds says ChunkLoadError and can be reloaded [8.12]", async ({
  page,
}) => {
  await page.clock.install();
  let isLost = true;
  // Neither answered nor refused.
  await page.route(chunk, (route) => (isLost ? undefined : route.continue()));
  await followLink(page);
  await expect(page.locator("main .animate-spin")).toBeVisible();
  await page.clock.fastForward(100_000);
  await expect(page.getByText("ChunkLoadError")).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expectErrorPage(page, "ChunkLoadError", () => (isLost = false));
});

test("a style sheet that does not come ends in the same page with CSS_CHUNK_LOAD_FAILED [8.12]", async ({
  page,
}) => {
  // What the build's own loader says; the shop's pages share one sheet today, so that none is fetched later.
  const body = 'throw new Error("Unable to preload CSS for /assets/contact.css");';
  let isLost = true;
  await page.route(chunk, (route) =>
    isLost ? route.fulfill({ contentType: "text/javascript", body }) : route.continue(),
  );
  await followLink(page);
  await expectErrorPage(page, "CSS_CHUNK_LOAD_FAILED", () => (isLost = false));
});
