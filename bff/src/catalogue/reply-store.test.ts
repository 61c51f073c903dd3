import { describe, expect, it } from "vitest";
import { createReplyStore } from "./reply-store.ts";

describe("the store of replies", () => {
  const products = { name: "products" };
  const settings = { name: "settings" };

  function setUp() {
    const store = createReplyStore();
    let made = 0;
    const toReply = () => ({ made: (made += 1) });
    return { read: (sources: object[], key = "sv") => store.serialize(sources, key, toReply).json };
  }

  it("makes a reply once while it is made of the same", () => {
    const { read } = setUp();
    expect([read([products, settings]), read([products, settings])]).toEqual(['{"made":1}', '{"made":1}']);
  });

  it("serializes the reply again when one of its sources changes", () => {
    const { read } = setUp();
    const first = read([products, settings]);
    expect(read([products, { ...settings }])).not.toBe(first);
    expect(read([{ ...products }, settings])).not.toBe(first);
    expect(read([products])).not.toBe(first);
    expect(read([products, settings])).toBe(first);
  });

  it("makes one for each key", () => {
    const { read } = setUp();
    expect(read([products], "sv")).not.toBe(read([products], "de"));
  });
});
