import { expect, test } from "@playwright/test";
import { untilHydrated } from "../support/until-hydrated.ts";
import { siteUrl } from "../support/shop.ts";

test("an injected script does not run, while the page's own scripts do", async ({ page }) => {
  const address = siteUrl("com", "/shop");
  const injected = `<script>document.documentElement.dataset.injected = "yes"</script><img src="x" onerror="document.documentElement.dataset.injected = 'yes'">`;
  await page.route(address, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace("<main", `${injected}<main`);
    await route.fulfill({ response: reply, body });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(address);
  await untilHydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset["injected"])).toBeUndefined();
  expect(refused.length).toBeGreaterThanOrEqual(2);
});
