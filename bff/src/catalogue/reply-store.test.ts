import { describe, expect, it } from "vitest";
import { createReplyStore } from "./reply-store.ts";

describe("createReplyStore", () => {
  const products = { name: "products" };
  const settings = { name: "settings" };

  function setUp() {
    const store = createReplyStore();
    let made = 0;
    const toReply = () => ({ made: (made += 1) });
    return { read: (sources: object[], key = "sv") => store.serialize(sources, key, toReply).json };
  }

  it("serializes a reply once while its sources stay the same", () => {
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

  it("keeps one reply per key", () => {
    const { read } = setUp();
    expect(read([products], "sv")).not.toBe(read([products], "de"));
  });
});
