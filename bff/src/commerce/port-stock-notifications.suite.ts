import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { PortHarness } from "../testing/port-harness.ts";
import type { CommercePort, StockNotification } from "./port.ts";

/** How any commerce backend keeps who waits for what. */
export function describeStockNotifications(makePort: () => Promise<PortHarness>): void {
  describe("stock notifications", () => {
    let harness: PortHarness;
    let port: CommercePort;
    beforeAll(async () => {
      harness = await makePort();
      port = harness.port;
    });

    async function createNotification(): Promise<StockNotification> {
      const { variation } = await harness.pick("soldOut");
      const email = `å-${randomUUID()}@example.com`;
      return { variationId: variation.id, email, language: "sv", askedAt: harness.now().toISOString() };
    }
    const listOwn = async ({ variationId, email }: StockNotification) =>
      (await port.listStockNotifications(variationId)).filter((known) => known.email === email);

    it("keeps an address with what it waits for [3.47]", async () => {
      const notification = await createNotification();
      await port.saveStockNotification(notification);
      expect(await listOwn(notification)).toEqual([notification]);
    });

    it("keeps an address once for a variation, however often and however many at once ask", async () => {
      const notification = await createNotification();
      const later = { ...notification, askedAt: "2099-01-01T00:00:00.000Z" };
      await port.saveStockNotification(notification);
      await Promise.all(Array.from({ length: 5 }, () => port.saveStockNotification(later)));
      expect(await listOwn(notification)).toEqual([notification]);
    });

    it("keeps two addresses for one variation, and none for another", async () => {
      const [first, second] = [await createNotification(), await createNotification()];
      await port.saveStockNotification(first);
      await port.saveStockNotification(second);
      const emails = (await port.listStockNotifications(first.variationId)).map(({ email }) => email);
      expect(emails).toEqual(expect.arrayContaining([first.email, second.email]));
      const { variation } = await harness.pick("plenty");
      const others = await port.listStockNotifications(variation.id);
      expect(others.map(({ email }) => email)).not.toContain(first.email);
    });
  });
}
