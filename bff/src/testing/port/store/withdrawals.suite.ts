import { beforeAll, describe, expect, it } from "vitest";
import type { NewWithdrawal } from "../../../commerce/store.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on withdrawals. */
export function describeWithdrawals(makeBackend: () => Promise<BackendHarness>): void {
  describe("withdrawals", () => {
    let harness: BackendHarness;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      store = harness.store;
    });

    const state = (changes: Partial<NewWithdrawal> = {}): NewWithdrawal => ({
      name: "Åsa Öberg",
      orderNumber: "999999999",
      email: newUser().email,
      goods: "",
      site: "se",
      language: "sv",
      isSuspicious: false,
      ...changes,
    });

    it("get a number and a time, whether or not the order exists (article 11a)", async () => {
      const { number, receivedAt } = await store.saveWithdrawal(state());
      expect(number).toMatch(/^W-\d+$/);
      const ageMs = harness.now().getTime() - new Date(receivedAt).getTime();
      expect(Math.abs(ageMs)).toBeLessThan(60_000);
    });

    it("count once for the same statement, also for ten concurrent calls", async () => {
      const statement = state({ goods: "Två rullar\nKärna PLA" });
      const received = await Promise.all(Array.from({ length: 10 }, () => store.saveWithdrawal(statement)));
      const [first] = received;
      expect(received).toEqual(received.map(() => first));
      expect(await store.saveWithdrawal(statement)).toEqual(first);
    });

    it.each<[string, Partial<NewWithdrawal>]>([
      ["order", { orderNumber: "999999998" }],
      ["address", { email: "somebody.else@example.com" }],
      ["choice of goods", { goods: "Munstycket" }],
    ])("count separately for another %s", async (_, changes) => {
      const statement = state();
      const { number } = await store.saveWithdrawal(statement);
      expect((await store.saveWithdrawal({ ...statement, ...changes })).number).not.toBe(number);
    });
  });
}
