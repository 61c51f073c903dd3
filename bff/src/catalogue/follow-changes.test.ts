import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { CommerceEngine } from "../commerce/engine.ts";
import { followChanges } from "./follow-changes.ts";

type CommerceChanges = Awaited<ReturnType<CommerceEngine["listChanges"]>>;

let following: { stop: () => Promise<void> } | undefined;
afterEach(() => following?.stop());

type Options = {
  /** The ids of the whole catalogue. */
  ids?: string[];
  /** Products that changed without an entry in the change log. */
  unlogged?: string[];
  keepFresh?: () => Promise<void>;
};

/** Starts following a backend that gives the test's replies, one per turn; an error fails the turn. */
function start(replies: (CommerceChanges | Error)[], options: Options = {}) {
  const { ids = [], unlogged = [], keepFresh = () => Promise.resolve() } = options;
  const clock = { now: new Date("2026-03-02T10:00:00.000Z") };
  const asked: (number | null)[] = [];
  const updated: (readonly string[] | "all")[] = [];
  const searched: (readonly string[] | "all")[] = [];
  const rests: number[] = [];
  const failing = new Set<string>();
  const kept = { fresh: 0 };
  const logged: string[] = [];
  let goOn = () => {};
  following = followChanges({
    engine: {
      listChanges: async (after) => {
        asked.push(after);
        const reply = replies.shift() ?? { number: after ?? 0, products: [] };
        if (reply instanceof Error) throw reply;
        return reply;
      },
    },
    catalogue: {
      listForComparison: async () => ids,
      keepFresh: () => {
        kept.fresh += 1;
        return keepFresh();
      },
      update: async (products) => {
        if (products !== "all" && products.some((id) => failing.has(id))) throw new Error("down");
        updated.push(products);
        return products === "all" ? [] : products.filter((id) => unlogged.includes(id));
      },
    },
    search: {
      add: (products) => void searched.push(products),
      compareAll: () => void searched.push("all"),
    },
    logger: pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line).msg) }),
    now: () => clock.now,
    wait: (ms) => {
      rests.push(ms);
      return new Promise<void>((resolve) => (goOn = resolve));
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const turn = async (ms = 1000) => {
    await settle();
    clock.now = new Date(clock.now.getTime() + ms);
    goOn();
    await settle();
  };
  return { asked, updated, searched, rests, failing, kept, logged, settle, turn };
}

const manyIds = Array.from({ length: 50 }, (_, index) => `product-${index}`);
const slices = [manyIds.slice(0, 20), manyIds.slice(20, 40), manyIds.slice(40)];

describe("followChanges", () => {
  it("loads everything first, then what changed, and updates search", async () => {
    const shop = start([
      { number: 7, products: [] },
      { number: 9, products: ["a", "b"] },
    ]);
    await shop.turn();
    await shop.turn();
    expect(shop.asked).toEqual([null, 7, 9]);
    expect(shop.updated).toEqual(["all", ["a", "b"]]);
    expect(shop.searched).toEqual([[], ["a", "b"]]);
  });

  it("refreshes settings at every turn without a visitor", async () => {
    const shop = start([{ number: 7, products: [] }]);
    for (let hour = 0; hour < 3; hour++) await shop.turn(3_600_000);
    expect(shop.kept.fresh).toBe(4);
  });

  it.each([
    ["fails", () => Promise.reject(new Error("down"))],
    ["never ends", () => new Promise<void>(() => {})],
  ])("reads changes and slices at the same pace when refreshing settings %s", async (_, keepFresh) => {
    const changes = [
      { number: 1, products: [] },
      { number: 51, products: manyIds },
    ];
    const shop = start(changes, { ids: manyIds, keepFresh });
    for (let second = 0; second < 4; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", ...slices]);
    expect(shop.rests).toEqual([1000, 0, 1000, 1000, 1000]);
    expect(shop.logged).not.toContain("the catalogue cannot follow its changes");
  });

  it("logs the first failure to refresh settings and the recovery", async () => {
    const backend = { isDown: true };
    const shop = start([], {
      keepFresh: async () => {
        if (backend.isDown) throw new Error("down");
      },
    });
    for (let second = 0; second < 3; second += 1) await shop.turn();
    backend.isDown = false;
    for (let second = 0; second < 2; second += 1) await shop.turn();
    expect(shop.logged).toEqual([
      "settings, shipping options and messages cannot be kept fresh",
      "settings, shipping options and messages are kept fresh again",
    ]);
  });

  it("reads the log from the same number again after a failure, so that no change is lost", async () => {
    const shop = start([{ number: 7, products: [] }, new Error("down"), { number: 8, products: ["a"] }]);
    await shop.turn();
    await shop.turn();
    expect(shop.asked).toEqual([null, 7, 7]);
    expect(shop.updated).toEqual(["all", ["a"]]);
  });

  it("compares the whole catalogue in slices after ten minutes, whatever the log contains", async () => {
    const shop = start([], { ids: manyIds });
    await shop.turn(599_000);
    expect(shop.updated).toEqual(["all"]);
    await shop.turn(1000);
    for (let second = 0; second < 10; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", ...slices]);
    await shop.turn(588_000);
    expect(shop.updated).toHaveLength(4);
    await shop.turn(2000);
    expect(shop.updated).toHaveLength(5);
  });

  it("reads a change within a second, between two slices of a comparison", async () => {
    const shop = start([{ number: 7, products: [] }], { ids: manyIds });
    await shop.turn(600_000);
    await shop.turn();
    expect(shop.updated).toEqual(["all", slices[0]]);
    expect(new Set(shop.rests)).toEqual(new Set([1000]));
    await following?.stop();

    const changes = Array.from({ length: 6 }, (_, index) => ({
      number: index,
      products: [`changed-${index}`],
    }));
    const changing = start([{ number: 0, products: [] }, ...changes], { ids: manyIds });
    await changing.turn(600_000);
    for (let second = 0; second < 5; second += 1) await changing.turn();
    const named = changing.updated.filter((ids) => ids[0]?.startsWith("changed"));
    expect(named).toEqual(changes.map(({ products }) => products));
    expect(changing.updated.filter((ids) => ids[0]?.startsWith("product"))).toEqual(slices);
  });

  it("reads many changes in slices, and a later change between two of them", async () => {
    const shop = start(
      [
        { number: 1, products: [] },
        { number: 51, products: manyIds },
        { number: 52, products: ["a"] },
      ],
      { ids: manyIds, unlogged: manyIds },
    );
    await shop.turn();
    await shop.turn(0);
    await shop.turn(0);
    expect(shop.updated).toEqual(["all", slices[0], slices[1], ["a"], slices[2]]);
    expect(shop.searched).toEqual([[], slices[0], slices[1], ["a"], slices[2]]);
    expect(shop.rests).toEqual([1000, 0, 1000, 1000]);
  });

  it("reads many changes without speeding up the comparison of the catalogue", async () => {
    const campaign = Array.from({ length: 41 }, (_, index) => `campaign-${index}`);
    const shop = start(
      [
        { number: 1, products: [] },
        { number: 42, products: campaign },
      ],
      { ids: manyIds },
    );
    await shop.turn(600_000);
    await shop.turn(0);
    await shop.turn();
    expect(shop.updated.slice(1)).toEqual([
      campaign.slice(0, 20),
      campaign.slice(20, 40),
      slices[0],
      campaign.slice(40),
    ]);
    expect(shop.rests).toEqual([1000, 0, 1000, 1000]);
    for (let second = 0; second < 4; second += 1) await shop.turn();
    expect(shop.updated.slice(5)).toEqual([slices[1], slices[2]]);
    expect(new Set(shop.searched.flat())).toEqual(new Set(campaign));
  });

  it("retries changes that could not be read", async () => {
    const shop = start(
      [
        { number: 1, products: [] },
        { number: 51, products: manyIds },
      ],
      { ids: manyIds },
    );
    shop.failing.add("product-20");
    for (let second = 0; second < 4; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", slices[0]]);
    shop.failing.clear();
    for (let second = 0; second < 2; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", ...slices]);
  });

  it("updates search for a change that only the comparison found", async () => {
    const shop = start([{ number: 7, products: [] }], { ids: manyIds, unlogged: ["product-25"] });
    await shop.turn(600_000);
    for (let second = 0; second < 6; second += 1) await shop.turn();
    expect(shop.searched).toEqual([[], ["product-25"]]);
  });

  it("retries a slice that could not be read and follows the changes meanwhile", async () => {
    const shop = start([{ number: 7, products: [] }], { ids: manyIds });
    shop.failing.add("product-20");
    await shop.turn(600_000);
    for (let second = 0; second < 4; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", slices[0]]);
    expect(shop.asked).toHaveLength(6);
    shop.failing.clear();
    for (let second = 0; second < 4; second += 1) await shop.turn();
    expect(shop.updated).toEqual(["all", ...slices]);
  });

  it('compares everything without pauses, and reads changes in between, when the log says "all" or does not reach back', async () => {
    const shop = start(
      [
        { number: 7, products: [] },
        { number: 3, products: "all" },
        { number: 4, products: ["a"] },
      ],
      { ids: manyIds },
    );
    await shop.turn();
    await shop.turn(0);
    await shop.turn(0);
    expect(shop.updated).toEqual(["all", slices[0], ["a"], ...slices.slice(1)]);
    expect(shop.searched).toEqual([[], "all", ["a"]]);
    expect(shop.rests).toEqual([1000, 0, 0, 1000]);
  });

  it('compares every product even when the log says "all" again before the comparison ends', async () => {
    const shop = start(
      [
        { number: 1, products: [] },
        { number: 2, products: "all" },
        { number: 3, products: "all" },
        { number: 4, products: "all" },
      ],
      { ids: manyIds },
    );
    for (let turn = 0; turn < 3; turn += 1) await shop.turn();
    expect(shop.updated).toHaveLength(4);
    expect(new Set(shop.updated.slice(1).flat())).toEqual(new Set(manyIds));
  });

  it("compares everything without pauses on a new day [4.29]", async () => {
    const shop = start([], { ids: manyIds });
    await shop.turn();
    await shop.turn(14 * 3_600_000);
    await shop.turn(0);
    await shop.turn(0);
    expect(shop.updated).toEqual(["all", ...slices]);
    expect(shop.searched).toEqual([[], "all"]);
  });
});
