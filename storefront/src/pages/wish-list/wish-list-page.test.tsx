// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cart } from "../../entities/cart/use-cart.ts";
import { wishList } from "../../entities/catalogue/use-wish-list.ts";
import { fakeProduct, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { toStoredAnswer } from "../../browser/has-agreed-cookies.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { WishListPage } from "./wish-list-page.tsx";

const name = `${fakeProduct.name}, ${fakeVariation.name}`;
const orderable = { canBeOrdered: true, isBackOrder: false, totalAvailable: 9, maxQtyToOrder: 9 };
type Replies = Readonly<Record<string, () => Response>>;

/** Opens the list with these variations. */
function openList(wished: readonly string[], replies: Replies = {}) {
  for (const id of wished) wishList.add(id);
  const known: Replies = {
    "/shop": () => Response.json(fakeShop),
    "/inventory": () => Response.json(orderable),
    "/catalog/variations/v1": () => Response.json(fakeVariation),
    ...replies,
  };
  return renderWithApp(<WishListPage />, {
    answer: (_, path) => known[path]?.() ?? toRefusal(404, "variation_not_found", "-"),
  });
}

afterEach(() => {
  for (const id of wishList.getIds()) wishList.remove(id);
  for (const { id } of cart.getLines()) cart.remove(id);
});

describe("the wish list", () => {
  it("links to the shop while it is empty [2.5]", async () => {
    const { t } = await openList([]);
    expect(screen.getByRole("heading", { name: t("wishList.empty") })).toBeTruthy();
    expect(screen.getByRole("link", { name: t("cart.toShop") }).getAttribute("href")).toBe("/shop");
  });

  it("says that the list lasts for the visit only while cookies are not agreed to, and stores the list after consent [4.32]", async () => {
    const first = await openList(["v1"]);
    await screen.findByText(first.t("wishList.visitOnly"));
    expect(localStorage.getItem("spolverk.wishList")).toBeNull();
    first.unmount();

    localStorage.setItem("spolverk.agreedCookies", toStoredAnswer(true, { by: "button", days: 180 }));
    const { t } = await openList(["v1"]);
    await screen.findByRole("link", { name: fakeProduct.name });
    expect(screen.queryByText(t("wishList.visitOnly"))).toBeNull();
    expect(localStorage.getItem("spolverk.wishList")).toBe('["v1"]');
  });

  it("moves a variation of a visitor without an account to the cart [2.5] [6.1]", async () => {
    const { user, t } = await openList(["v1"]);
    await user.click(await screen.findByRole("button", { name: t("wishList.move") }));
    await screen.findByRole("heading", { name: t("wishList.empty") });
    expect(cart.getLines()).toEqual([{ id: "v1", sku: fakeVariation.sku, quantity: 1 }]);
  });

  it("keeps a variation that cannot be ordered now, and says why [8.16]", async () => {
    const soldOut = { ...orderable, canBeOrdered: false, totalAvailable: 0, maxQtyToOrder: 0 };
    const { user, t, container } = await openList(["v1"], { "/inventory": () => Response.json(soldOut) });
    await user.click(await screen.findByRole("button", { name: t("wishList.move") }));
    await waitFor(() => expect(container.textContent).toContain(t("product.noStock")));
    expect(wishList.getIds()).toEqual(["v1"]);
    expect(cart.getLines()).toEqual([]);
  });

  it("says that a variation is discontinued, and offers to remove it [2.5]", async () => {
    const { user, t } = await openList(["gone"]);
    await screen.findByText(t("wishList.gone"));
    await user.click(
      screen.getByRole("button", { name: t("wishList.removeName", { name: t("cart.unknownName") }) }),
    );
    expect(screen.getByRole("heading", { name: t("wishList.empty") })).toBeTruthy();
  });

  it("removes a variation by a button with its name [2.5]", async () => {
    const { user, t } = await openList(["v1"]);
    await user.click(await screen.findByRole("button", { name: t("wishList.removeName", { name }) }));
    expect(wishList.getIds()).toEqual([]);
  });
});
