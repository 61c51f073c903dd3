import { describe, expect, it } from "vitest";
import type { Shop } from "../contract/catalogue.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const lastSecond = new Date("2026-03-31T21:59:59.999Z");
/** Midnight in Sweden, in summer time. */
const firstSecond = new Date("2026-03-31T22:00:00.000Z");
const black = [{ id: "id-pla-black", quantity: 2 }];

function createShop() {
  const vatRateChanges = [{ country: "SE", rate: 25.5, startsOn: "2026-04-01" }];
  const settings = { ...testCatalogue.settings, vatRateChanges };
  return createTestShop({ data: { ...testCatalogue, settings } });
}

describe("a planned VAT rate", () => {
  it("applies from the first second of its day, whatever was cached before [9.12]", async () => {
    const shop = createShop();
    const readRate = async () => (await shop.get<Shop>("/shop")).reply.vatRates["SE"];
    shop.clock.now = lastSecond;
    expect(await readRate()).toBe(25);
    shop.clock.now = firstSecond;
    expect(await readRate()).toBe(25.5);
  });

  it("reprices a checkout that was started before, and the new total is shown before it is charged [4.34] [9.12]", async () => {
    const shop = createShop();
    shop.clock.now = lastSecond;
    const shown = await walkToPlacing(shop, black);
    expect(shown.vatRate).toBe(25);
    shop.clock.now = firstSecond;
    const path = `/checkout/${shown.id}`;
    const refused = await shop.post(`${path}/place`, acceptanceOf(shown));
    expect(refused).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    const { reply } = await shop.get<Checkout>(path);
    expect(reply.vatRate).toBe(25.5);
    expect(reply.totals.total).toBeGreaterThan(shown.totals.total);
    const placed = await shop.post<Checkout>(`${path}/place`, acceptanceOf(reply));
    expect(placed).toMatchObject({ status: 200, reply: { totals: reply.totals } });
  });
});
