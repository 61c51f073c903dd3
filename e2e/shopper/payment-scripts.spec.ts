import { expect, test } from "@playwright/test";
import { putIntoCart } from "../support/put-into-cart.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("sv");

test("only the checkout's documents allow scripts of payment services, also when opened from the cart", async ({
  page,
  request,
}) => {
  const { origin } = new URL(shop.stripe);
  const scriptsOf = (policy: string | undefined) =>
    policy?.split("; ").find((directive) => directive.startsWith("script-src")) ?? "";
  const readScripts = async (path: string) =>
    scriptsOf((await page.goto(siteUrl("se", path)))?.headers()["content-security-policy"]);
  const { variations } = await readProduct(request, "losvatten-pva");
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("The product has no variation");
  for (const path of ["/", `/product/losvatten-pva/${variation.slug}`, "/cart", "/account/login"]) {
    expect(await readScripts(path)).not.toContain(origin);
  }

  await putIntoCart(page, variation);
  await page.goto(siteUrl("se", "/cart"));
  await untilHydrated(page);
  const documents: { path: string; scripts: string }[] = [];
  page.on("response", (reply) => {
    if (reply.request().resourceType() !== "document") return;
    const scripts = scriptsOf(reply.headers()["content-security-policy"]);
    documents.push({ path: new URL(reply.url()).pathname, scripts });
  });
  await page.getByRole("link", { name: t("cart.checkout") }).click();
  await page.waitForURL(/\/checkout\/[^/]+\/account$/);
  await expect(page.getByRole("heading", { name: t("checkout.account.title") })).toBeVisible();
  await untilHydrated(page);
  expect(documents).toEqual([
    { path: new URL(page.url()).pathname, scripts: expect.stringContaining(origin) },
  ]);
  // The cart is unchanged.
  await page.goBack();
  await expect(page.getByRole("link", { name: t("cart.checkout") })).toBeVisible();
});
