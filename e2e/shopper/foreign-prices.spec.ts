import { expect, type Page } from "@playwright/test";
import { formatPrice, priceVariation } from "@spolverk/domain";
import { test } from "../support/answered-cookies.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { siteUrl } from "../support/shop.ts";
import { isDeep } from "../support/test-depth.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { createAccount, getAccessToken, newUser, signIn } from "../support/users.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("sv");
const visitors = ["a guest", "one account", "another account"] as const;
type Visitor = (typeof visitors)[number];
/** Discount percent of each visitor's agreement. */
const agreed: Record<Visitor, number> = { "a guest": 0, "one account": 13, "another account": 29 };

/**
 * In these two sequences each visitor comes once before and once after each of the others; the deep run tries all
 * sequences.
 */
const orders = isDeep
  ? visitors.flatMap((first) =>
      visitors
        .filter((second) => second !== first)
        .map((second) => [first, second, ...visitors.filter((each) => each !== first && each !== second)]),
    )
  : [visitors, visitors.toReversed()];

test("no page shows a visitor another visitor's price, in any order of visits [6.6]", async ({
  browser,
  request,
}) => {
  test.slow();
  const product = await readProduct(request, "brygga-pctg");
  const [variation] = product.variations;
  if (!variation || variation.sale) throw new Error("The product is on sale");
  const toPrice = (discountPercentage: number) =>
    formatPrice(
      priceVariation({
        variation: { ...variation, type: "filament" },
        product: { id: "any" },
        agreements: [{ productId: "All", discountPercentage }],
        currency: "SEK",
        vatRate: 25,
      }).gross.price,
      "SEK",
      true,
    );

  const pages = new Map<Visitor, Page>();
  for (const visitor of visitors) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    pages.set(visitor, page);
    if (visitor === "a guest") continue;
    const user = await newUser(request);
    const accountId = await createAccount(request, await getAccessToken(request, user.email));
    await (await openMerchandiserApi(request)).agree(accountId, product.name, agreed[visitor]);
    await signIn(page, user);
  }

  const paths = [
    `/product/${product.slug}/${variation.slug}`,
    `/shop?query=${encodeURIComponent(product.name)}`,
    `/search?query=${encodeURIComponent(product.name)}`,
  ];
  for (const order of orders) {
    for (const path of paths) {
      for (const visitor of order) {
        const page = pages.get(visitor);
        if (!page) throw new Error(`No page of ${visitor}`);
        const reply = await page.goto(siteUrl("se", path));
        // The server's HTML is the same for all visitors and may be cached.
        expect(await reply?.text()).not.toContain(t("price.agreement"));
        await untilHydrated(page);
        const main = page.locator("main");
        const own = main.getByText(toPrice(agreed[visitor])).first();
        await expect(own, `${visitor} on ${path}`).toBeVisible();
        for (const other of visitors.filter((each) => each !== visitor && each !== "a guest")) {
          await expect(main.getByText(toPrice(agreed[other])), `${visitor} on ${path}`).toHaveCount(0);
        }
      }
    }
  }
  for (const page of pages.values()) await page.context().close();
});
