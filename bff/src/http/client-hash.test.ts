import { describe, expect, it } from "vitest";
import { createClientHash } from "./client-hash.ts";

const hash = createClientHash("a-secret-of-the-servers");

describe("createClientHash", () => {
  it("returns the same hash for an address in every process with the secret, without revealing the address", () => {
    expect(createClientHash("a-secret-of-the-servers")("203.0.113.9")).toBe(hash("203.0.113.9"));
    expect(createClientHash("another-secret")("203.0.113.9")).not.toBe(hash("203.0.113.9"));
    expect(hash("203.0.113.9")).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1", true],
    ["2001:0DB8:1:2::", "2001:db8:1:2:ffff::9", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["::1", "::2", true],
    ["::ffff:203.0.113.9", "203.0.113.9", true],
    ["203.0.113.9", "203.0.113.10", false],
  ])("treats %s and %s as one client: %s", (one, other, isSame) => {
    expect(hash(one) === hash(other)).toBe(isSame);
  });
});
