import type { AccountOrder } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Variation } from "../contract/catalogue.ts";
import type { accountExportSchema, Order, Orders } from "../contract/account-orders.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { createPricedCheckout } from "../testing/create-priced-checkout.ts";
import { createRecord } from "../testing/create-record.ts";
import { pickByStock } from "../testing/pick-by-stock.ts";
import { place } from "../testing/place.ts";

const ordered = { productName: "Core PLA", variationName: "Jet black, 0.75 kg" };
const optionName = "Home delivery with a call ahead";

/** Creates an account with an order placed in English, whose names differ from the catalogue in every language. */
async function openEnglishOrder(wrapEngine?: (engine: CommerceEngine) => CommerceEngine) {
  const shop = await openAccountShop(wrapEngine ? { wrapEngine } : {});
  const { engine, store, account } = shop;
  const [picked] = pickByStock(await engine.listProducts(), await engine.getSettings(), "plenty");
  const option = (await engine.getShippingOptions()).find(({ countries }) => countries.includes("SE"));
  if (!picked || !option) throw new Error("Nothing can be ordered");
  const priced = createPricedCheckout({
    lines: [{ ...picked, quantity: 1 }],
    currency: "SEK",
    country: "SE",
    vatRate: 25,
    shippingOption: option,
  });
  const record = createRecord(shop.clock.now);
  await store.createCheckout(record);
  const result = await place(engine, record.id, {
    ...priced,
    accountId: account.id,
    email: account.email,
    language: "en",
    lines: priced.lines.map((line) => ({ ...line, ...ordered })),
    shippingOption: priced.shippingOption && { ...priced.shippingOption, name: optionName },
  });
  if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
  const { id: orderId } = result.order;
  const read = async (language: string) =>
    (await shop.get<Order>(`${shop.path}/orders/${orderId}?language=${language}`, shop.kim)).reply;
  return { ...shop, orderId, variationId: picked.variation.id, option, read };
}

describe("an order that was placed in another language", () => {
  it.each(["sv", "de"])("names its goods in %s as the catalogue does, also in the list", async (language) => {
    const shop = await openEnglishOrder();
    const at = `/catalog/variations/${shop.variationId}?language=${language}`;
    const variation = (await shop.get<Variation>(at)).reply;
    const order = await shop.read(language);
    expect(order.lines).toMatchObject([
      { productName: variation.product.name, variationName: variation.name },
    ]);
    expect(order.lines[0]?.variationName).not.toBe(ordered.variationName);
    const path = `${shop.path}/orders?language=${language}`;
    const [listed] = (await shop.get<Orders>(path, shop.kim)).reply.orders;
    expect(listed?.goods[0]?.name).toBe(`${variation.product.name}, ${variation.name}`);
  });

  it("names its shipping option and the goods of its parcels in the reader's language", async () => {
    const shop = await openEnglishOrder();
    shop.shipments.ship(shop.orderId);
    const order = await shop.read("sv");
    expect(order.shippingOption?.name).toBe(shop.option.name["sv"]);
    const { productName, variationName } = order.lines[0] ?? {};
    expect(order.parcels[0]?.goods).toEqual([{ name: `${productName}, ${variationName}`, quantity: 1 }]);
  });

  it("keeps the reader's language in the reply to a cancellation", async () => {
    const shop = await openEnglishOrder();
    const before = await shop.read("sv");
    const path = `${shop.path}/orders/${shop.orderId}/cancel?language=sv`;
    const { reply } = await shop.post<Order>(path, "", shop.kim);
    expect(reply.lines).toEqual(before.lines);
  });

  it("keeps its stored names for a reader of its own language, and in an export", async () => {
    const shop = await openEnglishOrder();
    const own = await shop.read("en");
    expect(own.lines).toMatchObject([ordered]);
    expect(own.shippingOption?.name).toBe(optionName);
    const path = `${shop.path}/export?language=sv`;
    const { reply } = await shop.get<z.output<typeof accountExportSchema>>(path, shop.kim);
    expect(reply.orders).toMatchObject([{ lines: [ordered], shippingOption: { name: optionName } }]);
  });

  it("keeps the names of goods and of a shipping option that are no longer offered", async () => {
    const forget = (order: AccountOrder | null): AccountOrder | null => {
      const option = order?.priced.shippingOption;
      if (!order || !option) return order;
      const { priced } = order;
      return {
        ...order,
        priced: {
          ...priced,
          lines: priced.lines.map((line) => ({ ...line, variationId: "variation-gone" })),
          shippingOption: { ...option, id: "option-gone" },
        },
      };
    };
    const shop = await openEnglishOrder((engine) => ({
      ...engine,
      getOrder: async (id, orderId) => forget(await engine.getOrder(id, orderId)),
    }));
    const order = await shop.read("sv");
    expect(order.lines).toMatchObject([ordered]);
    expect(order.shippingOption?.name).toBe(optionName);
  });
});
