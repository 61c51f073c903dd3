import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { StockNotification, ShopStore } from "../../../commerce/store.ts";

/** The requirements of any store on stock notifications. */
export function describeStockNotifications(makeBackend: () => Promise<BackendHarness>): void {
  describe("stock notifications", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    async function createNotification(): Promise<StockNotification> {
      const { variation } = await harness.pick("soldOut");
      const email = `stock-${randomUUID()}@example.com`;
      return { variationId: variation.id, email, language: "sv", askedAt: harness.now().toISOString() };
    }
    const listOwn = async ({ variationId, email }: StockNotification) =>
      (await store.listStockNotifications(variationId)).filter((known) => known.email === email);

    async function confirm(email: string, count = 1): Promise<void> {
      for (const token of await harness.readConfirmationTokens(email, count)) {
        expect(await store.confirmStockNotification(token)).toBe(true);
      }
    }

    it("lists a request once its address is confirmed [3.47]", async () => {
      const notification = await createNotification();
      await store.saveStockNotification(notification);
      expect(await listOwn(notification)).toEqual([]);
      await confirm(notification.email);
      expect(await listOwn(notification)).toEqual([notification]);
      await confirm(notification.email);
      expect(await listOwn(notification)).toEqual([notification]);
    });

    it("confirms nothing by an unknown token", async () => {
      expect(await store.confirmStockNotification(randomUUID())).toBe(false);
    });

    it("ends all requests of an address by a token mailed to it, and no request of another address", async () => {
      const [mine, other] = [await createNotification(), await createNotification()];
      const { variation } = await harness.pick("plenty");
      const mineToo = { ...mine, variationId: variation.id };
      for (const notification of [mine, mineToo, other]) await store.saveStockNotification(notification);
      await confirm(mine.email, 2);
      await confirm(other.email);
      const [token] = await harness.readConfirmationTokens(mine.email, 2);
      if (token === undefined) throw new Error("No mail was sent");
      await store.endStockNotifications(token);
      await store.endStockNotifications(token);
      expect([...(await listOwn(mine)), ...(await listOwn(mineToo))]).toEqual([]);
      expect(await listOwn(other)).toEqual([other]);
    });

    it("mails an address at most three times a day", async () => {
      const first = await createNotification();
      const products = await engine.listProducts();
      const variations = products.flatMap((product) => product.variations).slice(0, 5);
      expect(variations).toHaveLength(5);
      await Promise.all(
        variations.map(({ id }) => store.saveStockNotification({ ...first, variationId: id })),
      );
      expect(await harness.readConfirmationTokens(first.email, 3)).toHaveLength(3);
    });

    it("stores an address once per variation, however many concurrent calls save it", async () => {
      const notification = await createNotification();
      const later = { ...notification, askedAt: "2099-01-01T00:00:00.000Z" };
      await store.saveStockNotification(notification);
      await Promise.all(Array.from({ length: 5 }, () => store.saveStockNotification(later)));
      await confirm(notification.email);
      expect(await listOwn(notification)).toEqual([notification]);
    });

    it("lists two addresses for one variation, and none for another", async () => {
      const [first, second] = [await createNotification(), await createNotification()];
      await store.saveStockNotification(first);
      await store.saveStockNotification(second);
      await confirm(first.email);
      await confirm(second.email);
      const emails = (await store.listStockNotifications(first.variationId)).map(({ email }) => email);
      expect(emails).toEqual(expect.arrayContaining([first.email, second.email]));
      const { variation } = await harness.pick("plenty");
      const others = await store.listStockNotifications(variation.id);
      expect(others.map(({ email }) => email)).not.toContain(first.email);
    });
  });
}
