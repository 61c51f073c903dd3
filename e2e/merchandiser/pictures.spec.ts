import type { Locator } from "@playwright/test";
import { expect, test } from "../support/console-errors.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { readProduct, readVariation } from "../support/variation.ts";

const t = textsOf("en");
const tall =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="300"><rect width="100" height="300"/></svg>';

/** Time until a change reaches a page: the API polls the change log every second, and pages are cached for a second. */
const pastCaches = { timeout: 30_000 };

async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const [picture, frame] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!picture || !frame) throw new Error("The picture or its frame is not shown");
  expect(picture.height).toBeLessThanOrEqual(frame.height + 1);
  expect(picture.width).toBeLessThanOrEqual(frame.width + 1);
}

test("an uploaded portrait picture is shown uncropped through the image service [3.13] [7.25]", async ({
  page,
  request,
}) => {
  const { slug, name, variations } = await readProduct(request, "nozzle-cleaning-kit");
  const [variation] = variations;
  if (!variation) throw new Error("The product has no variation");
  const merchandiser = await openMerchandiserApi(request);
  const { path, takeAway } = await merchandiser.givePicture(variation.sku, tall);
  try {
    const inApi = async () => (await readVariation(request, variation.id)).assets[0]?.thumbnail;
    await expect.poll(inApi, pastCaches).toBe(path);
    const shown = page.locator(`main article img[src*="${path}"]`).first();
    await expect(async () => {
      await page.goto(siteUrl("com", `/product/${slug}/${variation.slug}`));
      await expect(shown).toBeVisible({ timeout: 2000 });
    }).toPass(pastCaches);
    await expect(shown).toHaveAttribute("src", /\?auto=format,compress&fit=clip&q=45&w=\d+$/);
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    const frame = page.getByRole("button", { name: t("gallery.zoom", { name }) });
    await expectWithin(shown, frame);

    await frame.click();
    const closely = page.getByRole("dialog").locator("img");
    await expect(closely).toHaveAttribute("src", new RegExp(path));
    await expectWithin(closely, page.getByRole("dialog").getByRole("button", { name: t("gallery.view") }));
  } finally {
    await takeAway();
  }
});
