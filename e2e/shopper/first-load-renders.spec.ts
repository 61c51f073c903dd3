import { expect, test } from "../support/console-errors.ts";
import { countRenders } from "../support/count-renders.ts";
import { siteUrl } from "../support/shop.ts";

const frame = ["body > a[href='#content']", "header", "footer", "nav.fixed"];

for (const { page: name, path, parts } of [
  { page: "home page", path: "/", parts: ["main li.card"] },
  { page: "listing", path: "/shop", parts: ["main li.card", "main h1", "section[aria-labelledby=filters]"] },
  { page: "product page", path: "/product/ater-pla/black-175-750g", parts: ["main li.card", "main h1"] },
]) {
  // Also on a phone: the server does not know the screen's width, so its HTML could differ from the first render.
  test(`the first load of the ${name} renders the frame and its parts once @phone`, async ({ page }) => {
    const selectors = [...frame, ...parts];
    const readRenders = await countRenders(page, selectors);
    await page.goto(siteUrl("se", path));
    // The visitor's bars are the last to render, once the browser is idle.
    await expect(page.locator("[data-visitor-bars]")).toBeAttached();
    expect(await readRenders()).toEqual(Object.fromEntries(selectors.map((selector) => [selector, 1])));
  });
}
