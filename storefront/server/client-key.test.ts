import { describe, expect, it } from "vitest";
import { toClientKey } from "./client-key.ts";

describe("toClientKey", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("names the client at %s by %s", (address, key) => {
    expect(toClientKey(address)).toBe(key);
  });
  it("counts two addresses of one IPv6 subscriber as one client, and those of two as two", () => {
    expect(toClientKey("2001:db8:1:2::1")).toBe(toClientKey("2001:db8:1:2:ffff::2"));
    expect(toClientKey("2001:db8:1:2::1")).not.toBe(toClientKey("2001:db8:1:3::1"));
  });
});
