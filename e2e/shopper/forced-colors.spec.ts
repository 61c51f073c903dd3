import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const t = textsOf("sv");

test("swatches keep their color and the selection is marked in forced colors mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(siteUrl("se", "/product/karna-pla/black-175-750g"));
  const colors = page.getByRole("region", { name: t("product.choose", { attribute: t("attribute.color") }) });
  const grounds = await colors
    .locator("a > span")
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(grounds.length).toBeGreaterThan(5);
  expect(new Set(grounds).size).toBe(grounds.length);
  const marks = await page
    .locator("main section li > a[aria-label]")
    .evaluateAll((links) =>
      links.map((link) => [link.hasAttribute("aria-current"), getComputedStyle(link).outlineStyle]),
    );
  expect(marks.filter(([isChosen]) => isChosen).length).toBeGreaterThan(1);
  for (const [isChosen, outline] of marks) expect(outline).toBe(isChosen ? "solid" : "none");
  const dot = await page
    .locator(".stock")
    .first()
    .evaluate((element) => getComputedStyle(element, "::before").borderTopStyle);
  expect(dot).toBe("solid");
});

test("a focused element is not covered by the tab bar", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto(siteUrl("de", "/"));
  const bar = await page.getByRole("navigation", { name: textsOf("de")("nav.tabs") }).boundingBox();
  if (!bar) throw new Error("there is no bar of tabs");
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest("nav")) return null;
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height, name: element.textContent };
    });
    // An element taller than the screen always lies under the tab bar.
    if (focused && focused.height < bar.y)
      expect(focused.bottom, focused.name).toBeLessThanOrEqual(bar.y + 1);
  }
});
