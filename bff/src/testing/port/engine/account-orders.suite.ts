import type { PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import { createOwned, newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

const all = { query: "", page: 1, pageSize: 10 };

/** The requirements of any engine on an account's orders. */
export function describeAccountOrders(makeBackend: () => Promise<BackendHarness>): void {
  describe("the orders of an account", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Prices one piece, by invoice unless a card pays. */
    async function priceOne(changes: Partial<PricedCheckout>): Promise<PricedCheckout> {
      const options = await engine.getShippingOptions();
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 1 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: options.find(({ countries }) => countries.includes("SE")) ?? null,
        paymentMethod: changes.paymentMethod ?? "invoice_email",
      });
      return { ...priced, ...changes };
    }

    /** Places an order and returns its id. */
    async function placeOne(changes: Partial<PricedCheckout>): Promise<string> {
      const priced = await priceOne(changes);
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      const payment = await engine.preparePayment(record.id, priced);
      if (payment.kind !== "manual") await harness.pay(payment);
      const result = await place(engine, record.id, priced);
      if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
      return result.order.id;
    }

    const listIds = async (accountId: string, page: Partial<typeof all> = {}) =>
      (await engine.listOrders(accountId, { ...all, ...page })).orders.map(({ id }) => id);

    it("comprise the orders placed for the account, newest first, as agreed [2.19] [3.53]", async () => {
      const { account, owner } = await createOwned(store);
      expect(await engine.listOrders(account.id, all)).toEqual({ orders: [], total: 0 });
      const priced = await priceOne({ accountId: account.id, email: owner.email });
      const first = await placeOne(priced);
      const second = await placeOne({ accountId: account.id, email: owner.email });
      const { orders, total } = await engine.listOrders(account.id, all);
      expect([total, orders.map(({ id }) => id)]).toEqual([2, [second, first]]);

      const order = await engine.getOrder(account.id, first);
      expect(order).toEqual(orders[1]);
      expect(order).toMatchObject({
        id: first,
        state: "processing",
        priced: { accountId: account.id, email: owner.email, totals: priced.totals },
        lines: [{ returnable: 0 }],
        canCancel: true,
        hasShippedGoods: false,
        returnUntil: null,
        canWithdraw: true,
        withdrawals: [],
        parcels: [],
        returns: [],
        refunded: 0,
      });
      expect(order?.priced.lines).toMatchObject(
        priced.lines.map((line) => ({ sku: line.sku, total: line.total })),
      );
    });

    it("show shipped goods and a parcel once shipped, and then cannot be cancelled", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email });
      await harness.ship(id);
      const order = await engine.getOrder(account.id, id);
      const line = order?.priced.lines[0];
      expect(order).toMatchObject({ state: "shipped", hasShippedGoods: true, canCancel: false });
      expect(order?.parcels).toMatchObject([
        {
          sentAt: expect.any(String),
          deliveredAt: null,
          goods: [
            {
              variationId: line?.variationId,
              name: `${line?.productName}, ${line?.variationName}`,
              quantity: 1,
            },
          ],
        },
      ]);
      expect(await engine.cancelOrder(account.id, id)).toBe("not_cancellable");
    });

    it("list their withdrawals, oldest first", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email });
      const order = await engine.getOrder(account.id, id);
      const statement = {
        name: "Åsa Öberg",
        orderNumber: order?.number ?? "",
        email: owner.email,
        site: "se",
        language: "sv",
        isSuspicious: false,
      };
      const part = await store.saveWithdrawal({ ...statement, goods: "En rulle" });
      const whole = await store.saveWithdrawal({ ...statement, goods: "" });
      expect((await engine.getOrder(account.id, id))?.withdrawals).toEqual([
        { ...part, state: "received", goods: "En rulle" },
        { ...whole, state: "received", goods: "" },
      ]);
    });

    it("support pages and search by number, product name and SKU", async () => {
      const { account, owner } = await createOwned(store);
      const changes = { accountId: account.id, email: owner.email };
      const placed = [await placeOne(changes), await placeOne(changes), await placeOne(changes)];
      expect(await listIds(account.id, { pageSize: 2 })).toEqual([placed[2], placed[1]]);
      expect(await listIds(account.id, { pageSize: 2, page: 2 })).toEqual([placed[0]]);
      expect(await listIds(account.id, { pageSize: 2, page: 3 })).toEqual([]);

      const order = await engine.getOrder(account.id, placed[1] ?? "");
      const [line] = order?.priced.lines ?? [];
      expect(await listIds(account.id, { query: order?.number ?? "" })).toContain(placed[1]);
      expect(
        await listIds(account.id, { query: line?.productName.slice(1, 6).toUpperCase() ?? "" }),
      ).toHaveLength(3);
      expect(await listIds(account.id, { query: line?.sku.toLowerCase() ?? "" })).toHaveLength(3);
      expect(await listIds(account.id, { query: "no such thing" })).toEqual([]);
      expect(await listIds(account.id, { query: "%_\\" })).toEqual([]);
    });

    it("can be found by a product's name in any language, and by its ordered name", async () => {
      const { account, owner } = await createOwned(store);
      const priced = await priceOne({ accountId: account.id, email: owner.email });
      const lines = priced.lines.map((line) => ({ ...line, productName: "Skarvad tråd" }));
      const id = await placeOne({ ...priced, lines });
      const { product } = await harness.pick("plenty");
      for (const name of ["skarvad", ...Object.values(product.name)]) {
        expect(await listIds(account.id, { query: name })).toEqual([id]);
      }
    });

    it.each([
      ["Kärna PLA", "karna"],
      ["Kärna PLA", "pla kärna"],
      ["Karna", "kärna"],
      ["Espátula", "espatula"],
      ["Plateau d’impression", "d'impression"],
      ["Plateau d'impression", "D’IMPRESSION plateau"],
      ["Skrapa", "skrapa {sku}"],
    ])(
      "can be found for %j by %j, whatever the accents, punctuation and word order",
      async (productName, query) => {
        const { account, owner } = await createOwned(store);
        const priced = await priceOne({ accountId: account.id, email: owner.email });
        const id = await placeOne({
          ...priced,
          lines: priced.lines.map((line) => ({ ...line, productName })),
        });
        const words = query.replace("{sku}", priced.lines[0]?.sku ?? "");
        expect(await listIds(account.id, { query: words })).toEqual([id]);
        expect(await listIds(account.id, { query: `${words} xyzzy` })).toEqual([]);
      },
    );

    it("stay closed to any call of another account", async () => {
      const [mine, other] = [await createOwned(store), await createOwned(store)];
      const order = await placeOne({ accountId: mine.account.id, email: mine.owner.email });
      const { id: foreign } = other.account;
      expect(await listIds(foreign)).toEqual([]);
      expect(await engine.getOrder(foreign, order)).toBeNull();
      expect(await engine.getInvoice(foreign, order, null)).toBeNull();
      expect(await engine.cancelOrder(foreign, order)).toBe("unknown");
      const lineId = (await engine.getOrder(mine.account.id, order))?.lines[0]?.id ?? "";
      const request = { lines: [{ id: lineId, quantity: 1 }], note: "" };
      expect(await engine.requestReturn(foreign, order, request)).toBe("unknown");
      expect(await engine.claimOrders(foreign, mine.owner.email)).toBe(0);
      expect((await engine.getOrder(mine.account.id, order))?.state).toBe("processing");
      expect(await engine.getOrder(mine.account.id, "order_unknown")).toBeNull();
    });

    it("can be cancelled once, which returns the goods and refunds a card", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email, paymentMethod: "stripe" });
      const order = await engine.getOrder(account.id, id);
      const variationId = order?.priced.lines[0]?.variationId ?? "";
      const countAvailable = async () => {
        const [found] = await engine.getVariations([variationId]);
        return (found?.variation.stock.items ?? []).reduce((sum, { available }) => sum + available, 0);
      };
      const before = await countAvailable();
      const cancel = () => engine.cancelOrder(account.id, id);
      expect(await Promise.all([cancel(), cancel()])).toEqual(["cancelled", "cancelled"]);
      expect(await cancel()).toBe("cancelled");
      expect(await engine.getOrder(account.id, id)).toMatchObject({
        state: "cancelled",
        refunded: order?.priced.totals.toPay,
        canCancel: false,
      });
      expect(await countAvailable()).toBe(before + 1);
    });

    it("need no refund when cancelled by invoice", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email });
      expect(await engine.cancelOrder(account.id, id)).toBe("cancelled");
      expect(await engine.getOrder(account.id, id)).toMatchObject({ state: "cancelled", refunded: 0 });
    });

    it("cannot be returned before they are delivered [9.36]", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email });
      const lineId = (await engine.getOrder(account.id, id))?.lines[0]?.id ?? "";
      const request = { lines: [{ id: lineId, quantity: 1 }], note: "Too blue" };
      expect(await engine.requestReturn(account.id, id, request)).toBe("not_returnable");
      expect((await engine.getOrder(account.id, id))?.returns).toEqual([]);
    });

    it("include guest orders with the same address once claimed", async () => {
      const { account, owner } = await createOwned(store);
      const guest = await placeOne({ accountId: null, email: owner.email.toUpperCase() });
      await placeOne({ accountId: null, email: newUser().email });
      expect(await engine.countClaimableOrders(account.id, owner.email)).toBe(1);
      expect(await listIds(account.id)).toEqual([]);
      expect(await engine.claimOrders(account.id, owner.email)).toBe(1);
      expect(await listIds(account.id)).toEqual([guest]);
      expect(await engine.countClaimableOrders(account.id, owner.email)).toBe(0);
      expect(await engine.claimOrders(account.id, owner.email)).toBe(0);
    });

    it("can be claimed by only one of a user's accounts, however many claim them concurrently", async () => {
      const { account, owner } = await createOwned(store);
      const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
      const other = await store.createAccount(owner, { referralToken: null, company });
      const guest = await placeOne({ accountId: null, email: owner.email });
      const claims = Array.from({ length: 8 }, (_, index) =>
        engine.claimOrders(index % 2 === 0 ? account.id : other.id, owner.email),
      );
      expect((await Promise.all(claims)).reduce((sum, count) => sum + count)).toBe(1);
      expect([...(await listIds(account.id)), ...(await listIds(other.id))]).toEqual([guest]);
    });

    it("cannot be placed for an account that does not exist", async () => {
      const priced = await priceOne({ accountId: "account-unknown" });
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      await engine.preparePayment(record.id, priced).catch(() => null);
      const result = await place(engine, record.id, priced).catch(() => null);
      expect(result?.kind).not.toBe("placed");
    });

    it("prevent deleting their account until they are delivered", async () => {
      const { account, owner } = await createOwned(store);
      const id = await placeOne({ accountId: account.id, email: owner.email });
      expect(await store.deleteAccount(account.id)).toBe("open_orders");
      expect(await store.listAccounts(owner)).toHaveLength(1);
      await engine.cancelOrder(account.id, id);
      expect(await store.deleteAccount(account.id)).toBe("deleted");
      const again = await store.createAccount(owner, { referralToken: null, company: null });
      expect(await engine.countClaimableOrders(again.id, owner.email)).toBe(0);
    });
  });
}
