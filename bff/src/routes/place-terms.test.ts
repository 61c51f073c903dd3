import { describe, expect, it } from "vitest";
import { toAcceptance } from "../commerce/medusa/order-placement.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 1 }];

async function placeIn(shop: TestShop, checkout: Checkout, language: string, changes: object = {}) {
  const body = { ...acceptanceOf(checkout), ...changes };
  const { status } = await shop.post(`/checkout/${checkout.id}/place?language=${language}`, body);
  expect(status).toBe(200);
  return (await shop.store.getCheckout(checkout.id))?.record.acceptedTerms;
}

describe("the terms accepted by an order", () => {
  it("record version, folder, language and time [5.7]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    expect((await shop.store.getCheckout(checkout.id))?.record.acceptedTerms).toBeNull();
    expect(await placeIn(shop, checkout, "sv")).toEqual({
      version: "0123456789ab",
      folder: "se",
      language: "sv",
      at: "2026-03-02T10:00:00.000Z",
      exportAgreement: false,
    });
  });

  it("belong to the site, in its own language if the shopper's is missing [5.7]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    expect(await placeIn(shop, checkout, "fr")).toMatchObject({ folder: "se", language: "sv" });
  });

  it("keep the time of the first placing call", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const first = await placeIn(shop, checkout, "sv");
    shop.clock.now = new Date("2026-03-02T10:05:00.000Z");
    expect(await placeIn(shop, checkout, "en")).toEqual(first);
  });

  it("include the export agreement that restricted goods need [5.8]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [{ id: "id-bor-pa", quantity: 1 }]);
    expect(await placeIn(shop, checkout, "sv", { exportAgreement: true })).toMatchObject({
      exportAgreement: true,
    });
  });

  it("reach the backend with the delivery time that the shopper saw", async () => {
    const records: CheckoutRecord[] = [];
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: (record, ...others) => {
          records.push(record);
          return engine.placeOrder(record, ...others);
        },
      }),
    });
    const checkout = await walkToPlacing(shop, black);
    await placeIn(shop, checkout, "sv");
    const [record] = records;
    const shown = checkout.shippingOptions.find(({ id }) => id === checkout.shippingOptionId);
    expect(shown?.workingDays.max).toBeGreaterThan(0);
    expect(record && toAcceptance(record)?.delivery).toEqual({
      shipDate: shown?.estimatedShipDate,
      workingDays: shown?.workingDays,
    });
  });
});
