import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");
/** The chunk of one page, which loads when a link to it is followed. */
const chunk = /\/assets\/contact-[^/]+\.js$/;
/** The chunk that only the home page's head needs. */
const headChunk = /\/assets\/-heads-[^/]+\.js$/;

async function followLink(page: Page, path = "/contact"): Promise<void> {
  await page.goto(siteUrl("se", "/faq"));
  await untilHydrated(page);
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click();
}

type Lost = { page: Page; code: string; path?: string; mend: () => void };

async function expectErrorPage({ page, code, path = "/contact", mend }: Lost): Promise<void> {
  const alert = page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(alert.getByRole("heading")).toHaveText(t("error.title"));
  await expect(alert).toContainText(t("error.part"));
  await expect(alert).toContainText(code);
  mend();
  await alert.getByRole("button", { name: t("error.retry") }).click();
  await expect(page.locator("main")).not.toContainText(code);
  await expect(page).toHaveURL(siteUrl("se", path));
}

for (const { part, lost, path } of [
  { part: "script", lost: chunk, path: "/contact" },
  { part: "head", lost: headChunk, path: "/" },
]) {
  test(`a page whose ${part} has not arrived after 120 seconds shows ChunkLoadError and a reload button [8.12]`, async ({
    page,
  }) => {
    await page.clock.install();
    let isLost = true;
    // While the part is lost, its request is neither answered nor aborted.
    await page.route(lost, (route) => (isLost ? undefined : route.continue()));
    await followLink(page, path);
    await expect(page.locator("main .animate-spin")).toBeVisible();
    await page.clock.fastForward(100_000);
    await expect(page.getByText("ChunkLoadError")).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expectErrorPage({ page, code: "ChunkLoadError", path, mend: () => (isLost = false) });
  });
}

test("a page opened by a link gets the title of its own head [2.57]", async ({ page }) => {
  await followLink(page, "/shop");
  await expect(page).toHaveTitle(`${t("meta.shop.title")} | Spolverk`);
});

test("a missing style sheet shows the same page with CSS_CHUNK_LOAD_FAILED [8.12]", async ({ page }) => {
  // Throws the error of Vite's loader: all pages share one style sheet, so no page loads one that could fail.
  const body = 'throw new Error("Unable to preload CSS for /assets/contact.css");';
  let isLost = true;
  await page.route(chunk, (route) =>
    isLost ? route.fulfill({ contentType: "text/javascript", body }) : route.continue(),
  );
  await followLink(page);
  await expectErrorPage({ page, code: "CSS_CHUNK_LOAD_FAILED", mend: () => (isLost = false) });
});
