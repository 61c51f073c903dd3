import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const black = { id: "id-pla-black", quantity: 1 };
const giftCard = { id: "id-gift-500", quantity: 1 };
const unknown = { id: "id-unknown", quantity: 1 };

describe("POST /checkout/{id}/lines", () => {
  it("replaces the lines, prices them, and keeps the input and the steps that are still complete [4.40]", async () => {
    const shop = createTestShop();
    const before = await walkToPlacing(shop, [black]);
    const { status, reply } = await shop.post<Checkout>(`/checkout/${before.id}/lines`, {
      lines: [{ ...black, quantity: 3 }],
    });
    expect(status).toBe(200);
    expect(reply.lines.map(({ id, quantity }) => [id, quantity])).toEqual([["id-pla-black", 3]]);
    expect(reply.totals.subTotal).toBe(3 * before.totals.subTotal);
    const { step, email, billing, shippingOptionId, paymentMethod } = before;
    expect(reply).toMatchObject({ step, email, billing, shippingOptionId, paymentMethod });

    const { status: old } = await shop.post(`/checkout/${before.id}/place`, acceptanceOf(before));
    expect(old).toBe(409);
    const { reply: placed } = await shop.post<Checkout>(`/checkout/${before.id}/place`, acceptanceOf(reply));
    expect(placed).toMatchObject({ step: "confirmation", totals: reply.totals });
  });

  it("prevents placing with an acceptance of other lines, even at the same price [4.30]", async () => {
    const shop = createTestShop();
    const shown = await walkToPlacing(shop, [black]);
    const other = { id: "id-pla-black-285", quantity: 1 };
    const { reply } = await shop.post<Checkout>(`/checkout/${shown.id}/lines`, { lines: [other] });
    expect(reply.totals).toEqual(shown.totals);
    const refused = await shop.post(`/checkout/${shown.id}/place`, acceptanceOf(shown));
    expect(refused).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    const { reply: placed } = await shop.post<Checkout>(`/checkout/${shown.id}/place`, acceptanceOf(reply));
    expect(placed.step).toBe("confirmation");
  });

  it("returns to the first step that no longer fits: goods beside a gift card need an address", async () => {
    const shop = createTestShop();
    const nameOnly = { firstName: "Åsa", lastName: "Öberg", country: "SE" };
    const before = await walkToPlacing(shop, [giftCard], { billing: nameOnly });
    expect(before.step).toBe("payment");
    const { reply } = await shop.post<Checkout>(`/checkout/${before.id}/lines`, { lines: [giftCard, black] });
    expect(reply).toMatchObject({ step: "address", billing: nameOnly });
  });

  it("leaves out a line that is no longer sold, with a warning, and refuses a cart that has no other line [8.29]", async () => {
    const shop = createTestShop();
    const { id } = await walkToPlacing(shop, [black]);
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/lines`, { lines: [black, unknown] });
    expect(reply.lines.map((line) => line.id)).toEqual([black.id]);
    expect(reply.warnings).toMatchObject([{ code: "line_removed", lineId: "id-unknown" }]);
    const refused = await shop.post(`/checkout/${id}/lines`, { lines: [unknown] });
    expect(refused).toMatchObject({ status: 409, reply: { code: "no_products" } });
    const { reply: kept } = await shop.get<Checkout>(`/checkout/${id}`);
    expect(kept.lines.map((line) => line.id)).toEqual([black.id]);
  });

  it("refuses a placed checkout, an unknown one, and an empty cart", async () => {
    const shop = createTestShop();
    const ready = await walkToPlacing(shop, [black]);
    await shop.post(`/checkout/${ready.id}/place`, acceptanceOf(ready));
    const placed = await shop.post(`/checkout/${ready.id}/lines`, { lines: [black] });
    expect(placed).toMatchObject({ status: 409, reply: { code: "checkout_already_placed" } });
    const missing = await shop.post("/checkout/none/lines", { lines: [black] });
    expect(missing).toMatchObject({ status: 404, reply: { code: "checkout_not_found" } });
    const empty = await shop.post(`/checkout/${ready.id}/lines`, { lines: [] });
    expect(empty).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
  });
});

describe("a checkout whose last line sold out", () => {
  const last = { id: "id-pla-last", quantity: 3 };

  it("warns of the removed line, and not of the choices that were removed with it [8.29]", async () => {
    const shop = createTestShop();
    const [winner, loser] = [await walkToPlacing(shop, [last]), await walkToPlacing(shop, [last])];
    await shop.post(`/checkout/${loser.id}/coupon`, { code: "WELCOME10" });
    await shop.post(`/checkout/${winner.id}/place`, acceptanceOf(winner));
    const { reply } = await shop.get<Checkout>(`/checkout/${loser.id}`);
    expect(reply.lines).toEqual([]);
    expect(reply.warnings).toMatchObject([{ code: "line_removed", lineId: last.id }]);
    expect(reply).toMatchObject({ paymentMethods: [], paymentMethod: null });
  });
});
