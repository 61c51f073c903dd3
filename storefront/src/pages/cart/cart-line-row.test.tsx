// @vitest-environment jsdom
import type { Variation } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cart, useCartLines } from "../../entities/cart/use-cart.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { fakeProduct, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import type { CartEntry } from "./use-cart-entries.ts";

// Without back orders, the stock limits the quantity.
const variation: Variation = { ...fakeVariation, backOrder: false };
const name = `${fakeProduct.name}, ${variation.name}`;

/** The row of the cart's first line, with this state of its variation. */
function Row({ known, retry }: { known: CartEntry["variation"]; retry: () => void }) {
  const pricing = usePricing();
  const [line] = useCartLines();
  return line ? (
    <CartLineRow
      entry={{ line, variation: known, retry }}
      isTaxedOnImport={pricing.findTaxedOnImport(known ? [{ line, variation: known }] : []).has(line.id)}
      pricing={pricing}
      shop={fakeShop}
    />
  ) : (
    "nothing"
  );
}

async function openRow(quantity: number, known: CartEntry["variation"]) {
  const retry = vi.fn<() => void>();
  cart.add({ id: "v1", sku: variation.sku, quantity });
  const answer = () => Response.json(fakeShop);
  const page = await renderWithApp(<Row known={known} retry={retry} />, { answer });
  return { ...page, retry };
}

afterEach(() => {
  for (const { id } of cart.getLines()) cart.remove(id);
});

describe("a line of the cart", () => {
  it("shows neither price nor quantity for a gift card in another currency, and says why", async () => {
    const giftCard = { ...variation, attributes: { ...variation.attributes, listPrice: "EUR" as const } };
    const { t, container } = await openRow(1, giftCard);
    expect(await screen.findByText(t("cart.otherCurrency", { currency: "EUR" }))).toBeTruthy();
    expect(container.textContent).not.toContain("249,00");
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.getByRole("button", { name: t("cart.removeLine", { name }) })).toBeTruthy();
  });

  it("shows the price of one piece and of the whole line with VAT, and follows the line's quantity [2.5] [4.12]", async () => {
    const { user, t, container } = await openRow(2, variation);
    const link = await screen.findByRole("link", { name: fakeProduct.name });
    expect(link.getAttribute("href")).toBe("/product/karna-pla/black-750g");
    expect(container.textContent).toContain(t("cart.each", { price: "249,00 SEK" }));
    expect(container.textContent).toContain("498,00 SEK");
    await user.click(screen.getByRole("button", { name: t("product.increase") }));
    expect(cart.getLines()).toEqual([{ id: "v1", sku: variation.sku, quantity: 3 }]);
    expect(container.textContent).toContain("747,00 SEK");
  });

  it("accepts no more than the available quantity, and states that quantity [8.38]", async () => {
    const { user, t } = await openRow(2, variation);
    const field = await screen.findByLabelText<HTMLInputElement>(t("cart.quantityOf", { name }));
    await user.clear(field);
    await user.type(field, "99");
    await user.tab();
    expect(cart.getLines()[0]?.quantity).toBe(9);
    expect(screen.getByText(t("product.most", { count: 9 }))).toBeTruthy();
  });

  it("can be removed by a button that names the variation [2.5]", async () => {
    const { user, t } = await openRow(1, variation);
    await user.click(await screen.findByRole("button", { name: t("cart.removeLine", { name }) }));
    await screen.findByText("nothing");
    expect(cart.getLines()).toEqual([]);
  });

  it("shows an outline while its variation loads, and a retry button after a failure [8.10]", async () => {
    const waiting = await openRow(1, undefined);
    await screen.findByText(`1 × ${variation.sku}`);
    expect(screen.queryByRole("button", { name: waiting.t("error.retry") })).toBeNull();
    waiting.unmount();
    const { user, t, retry } = await openRow(1, null);
    await user.click(await screen.findByRole("button", { name: t("error.retry") }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
