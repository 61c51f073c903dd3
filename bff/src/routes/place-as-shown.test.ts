import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, company, walkToPlacing } from "../testing/walk-checkout.ts";

const place = (shop: TestShop, checkout: Checkout, changes: object = {}) =>
  shop.post<Checkout>(`/checkout/${checkout.id}/place`, { ...acceptanceOf(checkout), ...changes });

/** A company's checkout as shown in one tab. */
async function show() {
  const shop = createTestShop();
  const shown = await walkToPlacing(shop, [{ id: "id-pla-black", quantity: 2 }], {
    isCompany: true,
    billing: company,
  });
  return { shop, shown, path: `/checkout/${shown.id}` };
}

describe("POST /checkout/{id}/place after a change in another tab", () => {
  it.each<[string, string, object]>([
    ["address", "address", { billing: { ...company, city: "Malmö" }, shipping: null }],
    ["e-mail address", "account", { email: "b@example.com" }],
    ["note to the carrier", "shippingComplete", { noteToCarrier: "Port 4" }],
    ["payment method", "payment", { method: "invoice_email" }],
  ])("refuses when the %s is no longer the shown one, and keeps the new one", async (_, step, body) => {
    const { shop, shown, path } = await show();
    const { reply: changed } = await shop.post<Checkout>(`${path}/${step}`, body);
    expect(await place(shop, shown)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    const { reply } = await shop.get<Checkout>(path);
    expect(reply.digest).toBe(changed.digest);
    expect(await place(shop, reply)).toMatchObject({ status: 200, reply: { digest: changed.digest } });
  });

  it("places the current checkout for a client that sends no digest", async () => {
    const { shop, shown, path } = await show();
    await shop.post(`${path}/account`, { email: "b@example.com" });
    expect(await place(shop, shown, { expectedDigest: undefined })).toMatchObject({
      status: 200,
      reply: { email: "b@example.com" },
    });
  });
});
