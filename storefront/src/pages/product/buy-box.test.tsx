// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { toShownProduct } from "../../api/card.ts";
import { fakeProduct, fakeShop } from "../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { cart } from "../../entities/cart/use-cart.ts";
import { BuyBox } from "./buy-box.tsx";

afterEach(() => cart.clear());

const product = toShownProduct({ ...fakeProduct, related: [] });
const [variation] = product.variations;
const inventory = { totalAvailable: 9, maxQtyToOrder: 9, isBackOrder: false, canBeOrdered: false };

/** Presses the button that adds one piece to the cart, with this reply of the inventory. */
async function add(reply: () => Response | Promise<Response>) {
  if (!variation) throw new Error("the small shop has no variation");
  const page = await renderWithApp(<BuyBox product={product} shop={fakeShop} variation={variation} />, {
    language: "en",
    answer: reply,
  });
  await page.user.click(screen.getByRole("button", { name: page.t("product.add") }));
  await screen.findByRole("alert");
  return page;
}

describe("adding to the cart", () => {
  it.each([
    [
      "fewer are left than wanted [8.38]",
      () => Response.json({ ...inventory, totalAvailable: 3, maxQtyToOrder: 3 }),
      "Not enough stock. You can order up to 3.",
    ],
    [
      "nothing is left and no backorder is possible [8.16]",
      () => Response.json({ ...inventory, totalAvailable: 0, maxQtyToOrder: 0 }),
      "Stock is out, no back order available!",
    ],
    [
      "the variation no longer exists [8.15]",
      () => toRefusal(404, "not_found", "Not found"),
      "Error: variation is not found or server is down!",
    ],
    [
      "the stock cannot be loaded [8.37]",
      () => toRefusal(503, "commerce_unavailable", "-"),
      "We couldn’t load the stock level. Please try again.",
    ],
    [
      "the server does not answer [8.37]",
      () => Promise.reject(new TypeError("connection lost")),
      "We couldn’t load the stock level. Please try again.",
    ],
  ])("shows the reason and adds nothing when %s", async (_, reply, text) => {
    const { calls } = await add(reply);
    expect(calls).toMatchObject([{ method: "GET", path: "/inventory" }]);
    expect(screen.getByRole("alert").textContent).toBe(text);
    expect(cart.getLines()).toEqual([]);
  });
});
