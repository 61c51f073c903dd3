import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { RecordCounts, SearchIndex } from "./search-index.ts";
import { type SearchUpdates, startSearchUpdates } from "./search-updates.ts";

const nothing: RecordCounts = { saved: 0, removed: 0 };
const something: RecordCounts = { saved: 24, removed: 0 };

describe("startSearchUpdates", () => {
  let updates: SearchUpdates | undefined;
  afterEach(() => updates?.stop());

  /** Each comparison takes the next of `answers`, then finds no difference; an error fails the comparison. */
  function start(answers: (RecordCounts | Error)[]) {
    const looks: (readonly string[] | "all" | "settings")[] = [];
    let goOn = () => {};
    const look = async (at: (typeof looks)[number]): Promise<RecordCounts> => {
      looks.push(at);
      const answer = answers.shift() ?? nothing;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const index: SearchIndex = {
      configure: async () => {
        looks.push("settings");
      },
      updateProducts: (ids) => look(ids),
      reconcileAll: () => look("all"),
      replaceAll: async () => ({ variations: 0, articles: 0 }),
    };
    updates = startSearchUpdates({
      index,
      logger: pino({ level: "silent" }),
      wait: () => new Promise<void>((resolve) => (goOn = resolve)),
    });
    updates.add("all");
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const rest = async () => {
      await settle();
      goOn();
      await settle();
    };
    return { looks, rest, settle, updates };
  }

  it("begins with the settings and a look at everything, and says when it is done", async () => {
    const shop = start([]);
    expect(shop.updates.status()).toBe("behind");
    await shop.settle();
    expect(shop.looks).toEqual(["settings", "all"]);
    expect(shop.updates.status()).toBe("current");
  });

  it("compares changed products together, and all products on request", async () => {
    const shop = start([]);
    await shop.settle();
    shop.updates.add(["a"]);
    await shop.settle();
    expect(shop.looks).toEqual(["settings", "all"]);
    shop.updates.add(["b", "a"]);
    await shop.rest();
    shop.updates.add(["c"]);
    shop.updates.add("all");
    await shop.rest();
    expect(shop.looks).toEqual(["settings", "all", ["a", "b"], "all"]);
  });

  it("looks once more at what it has written, and no third time", async () => {
    const shop = start([nothing, something, something]);
    await shop.rest();
    shop.updates.add(["a"]);
    await shop.rest();
    await shop.rest();
    await shop.rest();
    expect(shop.looks).toEqual(["settings", "all", ["a"], ["a"]]);
    shop.updates.add(["a"]);
    await shop.rest();
    expect(shop.looks).toHaveLength(5);
  });

  it("loses nothing while the service is down, and sets it up again afterwards", async () => {
    const shop = start([nothing, new Error("down"), new Error("down"), new Error("down")]);
    await shop.rest();
    shop.updates.add(["a"]);
    await shop.rest();
    await shop.rest();
    shop.updates.add(["b"]);
    expect(shop.updates.status()).toBe("behind");
    await shop.rest();
    expect(shop.looks).toEqual([
      "settings",
      "all",
      ["a"],
      "settings",
      ["a"],
      "settings",
      ["a"],
      "settings",
      ["a", "b"],
    ]);
    expect(shop.updates.status()).toBe("current");
  });
});
