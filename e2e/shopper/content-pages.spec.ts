import { expect, test } from "../support/console-errors.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { siteUrl } from "../support/shop.ts";

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
