import { expect, it } from "vitest";
import type { Listing } from "../contract/catalogue.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

it("a visitor without an account browses the catalogue, finds articles, fetches the cart's lines and places an order [6.1]", async () => {
  const shop = createTestShop();
  const { reply: listing } = await shop.get<Listing>("/catalog/products?language=en");
  const [first] = listing.items;
  for (const path of [
    "/catalog/categories",
    `/catalog/products/${first?.product.slug}`,
    "/articles?q=pla",
    `/catalog/variations/${first?.variation.id}`,
  ]) {
    expect((await shop.get(`${path}${path.includes("?") ? "&" : "?"}language=en`)).status, path).toBe(200);
  }
  const checkout = await walkToPlacing(shop, [{ id: "id-pla-black", quantity: 1 }]);
  const { status, reply } = await shop.post<Checkout>(
    `/checkout/${checkout.id}/place?language=en`,
    acceptanceOf(checkout),
  );
  expect([status, reply.order?.number]).toEqual([200, "1001"]);
});
