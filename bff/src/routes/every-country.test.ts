import { readSites } from "@spolverk/content";
import { currencies } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { buyerKinds } from "../testing/sweep/buyers.ts";
import { listBuyers, listDeliveringSites } from "../testing/sweep/list-buyers.ts";
import { chooseMethods, orderBy, reachPayment } from "../testing/sweep/order-as-buyer.ts";

const isDeep = process.env["TEST_DEPTH"] === "deep";
const sites = readSites();
const buyers = listBuyers(sites);
const data = fromContent("2026-03-02");
const filaments = data.products.filter(({ type }) => type === "filament");
const spool = filaments.flatMap(({ variations }) => variations).find(({ stock }) => stock.totalAvailable > 0);
if (!spool) throw new Error("No filament is in stock");
// Enough stock for every buyer.
spool.stock.totalAvailable = 1_000_000;
const shop = createTestShop({ data });

const each = [...listDeliveringSites(sites).keys()].flatMap((country) =>
  buyerKinds.map((kind) => [kind, country] as const),
);
/** The methods and currencies used, by kind of buyer. */
const ordered = new Set<string>();

describe("the shop with its content", () => {
  it.each(each)(
    "accepts orders of a %s buyer in %s on every site that delivers there [1.2] [1.4]",
    async (kind, country) => {
      const same = buyers.filter((buyer) => buyer.kind === kind && buyer.country === country);
      for (const buyer of isDeep ? same.flatMap(inEveryCurrency) : same) {
        const first = await reachPayment(shop, spool.id, buyer);
        for (const [at, method] of chooseMethods(first, buyer).entries()) {
          const checkout = at === 0 ? first : await reachPayment(shop, spool.id, buyer);
          const { step, order, totals } = await orderBy(shop, checkout, { method });
          expect({ step, isOrdered: order !== null, total: totals.total }).toEqual({
            step: "confirmation",
            isOrdered: true,
            total: checkout.totals.total + totals.fee.total,
          });
          ordered.add(`${kind} ${method} ${buyer.currency}`);
        }
      }
    },
  );

  it("accepts every payment method in every currency that allows the method [3.50]", () => {
    const bought = [
      "private stripe",
      "company stripe",
      "company invoice_email",
      "company e_invoice",
      "company invoice_mail",
    ];
    const expected = bought.flatMap((by) => currencies.map((currency) => `${by} ${currency}`));
    expect([...ordered]).toEqual(
      expect.arrayContaining([...expected, "private swish SEK", "company swish SEK"]),
    );
  });
});

const inEveryCurrency = (buyer: (typeof buyers)[number]) =>
  currencies.map((currency) => ({ ...buyer, currency }));
