import type { Redis } from "ioredis";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiFailure } from "../http/api-failure.ts";
import { openMockRedis } from "../testing/open-mock-redis.ts";
import { createLateRefusals } from "./late-refusals.ts";

const openRedis = () => openMockRedis("late-refusals");
beforeEach(async () => void (await openRedis().flushall()));
const soldOut = new ApiFailure("not_enough_stock", { values: { products: "PLA" } });
const stored = { code: "not_enough_stock", values: { products: "PLA" } };

describe("createLateRefusals", () => {
  it.each([
    ["one process", () => null],
    ["Redis", openRedis],
  ])(
    "stored in %s: reports pending until the placement ends, then its refusal, and nothing after an end without one",
    async (_, open) => {
      const refusals = createLateRefusals(open());
      expect(await refusals.read("c1")).toBeNull();
      await refusals.begin("c1");
      expect(await refusals.read("c1")).toBe("pending");
      await refusals.end("c1", soldOut);
      expect(await refusals.read("c1")).toEqual(stored);
      expect(await refusals.read("c2")).toBeNull();
      await refusals.end("c1", null);
      expect(await refusals.read("c1")).toBeNull();
    },
  );

  it("shares refusals between all processes until one removes them", async () => {
    const [one, other] = [createLateRefusals(openRedis()), createLateRefusals(openRedis())];
    await one.end("c1", soldOut);
    expect(await other.read("c1")).toEqual(stored);
    await other.end("c1", null);
    expect([await one.read("c1"), await other.read("c1")]).toEqual([null, null]);
  });

  it("ignores a refusal whose code only a newer release knows", async () => {
    const redis = openRedis();
    const refusals = createLateRefusals(redis);
    await refusals.end("c1", soldOut);
    const [key = ""] = await redis.keys("*");
    await redis.set(key, JSON.stringify({ code: "a_code_of_tomorrow" }));
    expect(await refusals.read("c1")).toBeNull();
  });

  it.each(["", "{", "\u0000", "null"])("ignores the unreadable value %j", async (odd) => {
    const redis = openRedis();
    await createLateRefusals(redis).end("c1", soldOut);
    const [key = ""] = await redis.keys("*");
    await redis.set(key, odd);
    expect(await createLateRefusals(redis).read("c1")).toBeNull();
  });

  it("keeps outcomes in this process while Redis does not answer", async () => {
    const fail = () => Promise.reject(new Error("no answer"));
    const refusals = createLateRefusals({ set: fail, get: fail, del: fail } as unknown as Redis);
    await refusals.end("c1", soldOut);
    expect(await refusals.read("c1")).toEqual(stored);
    await refusals.end("c1", null);
    expect(await refusals.read("c1")).toBeNull();
  });
});
