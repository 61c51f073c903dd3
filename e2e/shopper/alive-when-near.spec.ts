import { isAlive, untilAlive } from "../support/alive.ts";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");

test("a card out of sight waits as the server wrote it, comes alive when it is near, and answers before", async ({
  page,
}) => {
  await page.goto(siteUrl("se", "/shop"));
  const cards = page.locator("main li", { has: page.getByRole("heading", { level: 2 }) });
  const hearts = cards.getByRole("button", { pressed: false });
  await expect.poll(() => isAlive(hearts.first())).toBe(true);
  expect(await isAlive(hearts.last())).toBe(false);

  // Pressed without being scrolled to, as a key or an assistive tool may.
  const last = cards.last().getByRole("button");
  await last.dispatchEvent("click");
  await expect(last).toHaveAttribute("aria-pressed", "true");

  const other = cards.nth(-3).getByRole("button");
  expect(await isAlive(other)).toBe(false);
  await other.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(other)).toBe(true);
});

test("a setting changes the cards that are not alive yet as well", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop"));
  const price = page.locator("main li", { has: page.getByRole("heading", { level: 2 }) }).last();
  await expect(price).toContainText(t("price.withVat"));
  await page.getByRole("button", { name: t("nav.settings") }).click();
  await page.getByRole("switch", { name: t("settings.vat") }).press("Space");
  await expect(price).toContainText(t("price.withoutVat"));
});

test("a link of a card that is not alive yet leads on within the page", async ({ page }) => {
  await page.goto(siteUrl("se", "/shop"));
  const link = page.getByRole("heading", { level: 2 }).getByRole("link").last();
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(/\/product\//);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a card out of sight that is pressed while the page is being taken over answers", async ({ page }) => {
  await page.addInitScript(() => {
    // React marks the document when it begins, and takes the page over in tasks of their own.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      const hasBegun = Object.keys(document).some((name) => name.startsWith("__reactContainer"));
      if (!hasBegun) return port2.postMessage(null);
      document
        .querySelector<HTMLElement>("main ul:last-of-type > li:last-child button[aria-pressed]")
        ?.click();
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  });
  await page.goto(siteUrl("se", "/shop"));
  const last = page
    .locator("main li", { has: page.getByRole("heading", { level: 2 }) })
    .last()
    .getByRole("button");
  await expect(last).toHaveAttribute("aria-pressed", "true");
});
