import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { CommerceChanges } from "../commerce/port.ts";
import { followChanges } from "./follow-changes.ts";

let following: { stop: () => Promise<void> } | undefined;
afterEach(() => following?.stop());

/** A backend whose replies the test gives, one for each turn; an error fails the turn. */
function start(replies: (CommerceChanges | Error)[]) {
  const clock = { now: new Date("2026-03-02T10:00:00.000Z") };
  const asked: (number | null)[] = [];
  const updated: (readonly string[] | "all")[] = [];
  const searched: (readonly string[] | "all")[] = [];
  let goOn = () => {};
  following = followChanges({
    commerce: {
      listChanges: async (after) => {
        asked.push(after);
        const reply = replies.shift() ?? { number: after ?? 0, products: [] };
        if (reply instanceof Error) throw reply;
        return reply;
      },
    },
    catalogue: { update: async (products) => void updated.push(products) },
    search: { add: (products) => void searched.push(products) },
    logger: pino({ level: "silent" }),
    now: () => clock.now,
    wait: () => new Promise<void>((resolve) => (goOn = resolve)),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const turn = async (ms = 1000) => {
    await settle();
    clock.now = new Date(clock.now.getTime() + ms);
    goOn();
    await settle();
  };
  return { asked, updated, searched, settle, turn };
}

describe("followChanges", () => {
  it("reads everything at first, then what has changed since, and has search follow", async () => {
    const shop = start([
      { number: 7, products: [] },
      { number: 9, products: ["a", "b"] },
    ]);
    await shop.turn();
    await shop.turn();
    expect(shop.asked).toEqual([null, 7, 9]);
    expect(shop.updated).toEqual(["all", ["a", "b"]]);
    expect(shop.searched).toEqual(shop.updated);
  });

  it("reads everything where the backend cannot tell what has changed", async () => {
    const shop = start([
      { number: 7, products: [] },
      { number: 3, products: "all" },
    ]);
    await shop.turn();
    expect(shop.updated).toEqual(["all", "all"]);
  });

  it("asks from the same number again after a failure, and loses nothing", async () => {
    const shop = start([{ number: 7, products: [] }, new Error("down"), { number: 8, products: ["a"] }]);
    await shop.turn();
    await shop.turn();
    expect(shop.asked).toEqual([null, 7, 7]);
    expect(shop.updated).toEqual(["all", ["a"]]);
  });

  it("reads everything again after ten minutes and on a new day, whatever the log says [4.29]", async () => {
    const shop = start([]);
    await shop.turn(599_000);
    expect(shop.updated).toEqual(["all"]);
    await shop.turn(1000);
    expect(shop.updated).toHaveLength(2);
    await shop.turn(14 * 3_600_000);
    expect(shop.updated).toHaveLength(3);
  });
});
