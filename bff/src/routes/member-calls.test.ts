import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { openClubShop } from "../testing/club-shop.ts";
import { placeForAccount } from "../testing/place-for-account.ts";
import { walkToPlacing } from "../testing/walk-checkout.ts";

const goods = [{ id: "id-pla-black", quantity: 1 }];

/** Opens a club shop that records the calls to its backend, with the size of their answers. */
async function openCountedShop() {
  const calls: { name: string; bytes: number }[] = [];
  const wrap = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== "function") return method;
        return async (...args: unknown[]) => {
          const reply: unknown = await Reflect.apply(method, target, args);
          calls.push({ name: String(name), bytes: JSON.stringify(reply ?? null).length });
          return reply;
        };
      },
    });
  const shop = await openClubShop({ wrapEngine: wrap, wrapStore: wrap });
  return {
    ...shop,
    /** The backend calls that a call of the API makes. */
    count: async (call: () => Promise<unknown>) => {
      calls.length = 0;
      await call();
      return {
        names: calls.map(({ name }) => name).toSorted(),
        bytes: calls.reduce((sum, each) => sum + each.bytes, 0),
      };
    },
  };
}

describe("the cost of a member", () => {
  it("exceeds that of a guest in a checkout by one call for the account and, in the club, one for the balance", async () => {
    const shop = await openCountedShop();
    const guests = await walkToPlacing(shop, goods);
    const ofGuest = await shop.count(() => shop.get<Checkout>(`/checkout/${guests.id}`));
    const members = await walkToPlacing(shop, goods, { member: shop.member });
    const show = () => shop.get<Checkout>(`/checkout/${members.id}?accountId=${shop.account.id}`, shop.kim);
    expect((await shop.count(show)).names).toEqual([...ofGuest.names, "listAccounts"].toSorted());
    await shop.joinWithPoints();
    expect((await shop.count(show)).names).toEqual([...ofGuest.names, "getClub", "listAccounts"].toSorted());
  });

  it("stays the same number of bytes in a checkout however long the ledger is", async () => {
    const shop = await openCountedShop();
    await shop.joinWithPoints();
    const { id } = await walkToPlacing(shop, goods, { member: shop.member });
    const show = () => shop.get<Checkout>(`/checkout/${id}?accountId=${shop.account.id}`, shop.kim);
    const order = () => placeForAccount(shop, { accountId: shop.account.id, email: "kim@example.com" });
    await order();
    const { bytes: before } = await shop.count(show);
    for (let orders = 0; orders < 20; orders += 1) await order();
    const { bytes: after } = await shop.count(show);
    // The balance has a few more digits, and the tier may be the next one.
    expect(Math.abs(after - before)).toBeLessThan(60);
  });

  it("comprises one call for the account when a page reads early sales [9.33]", async () => {
    const shop = await openCountedShop();
    await shop.joinWithPoints();
    const path = `/account/${shop.account.id}/earlySales`;
    await shop.get(path, shop.kim);
    expect((await shop.count(() => shop.get(path, shop.kim))).names).toEqual(["listAccounts"]);
  });
});
