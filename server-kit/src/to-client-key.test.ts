import { describe, expect, it } from "vitest";
import { toClientKey } from "./to-client-key.ts";

describe("toClientKey", () => {
  it("keeps an IPv4 address", () => {
    expect(toClientKey("192.0.2.1")).toBe("192.0.2.1");
    expect(toClientKey(" 192.0.2.1 ")).toBe("192.0.2.1");
  });

  it.each([["::ffff:192.0.2.1"], ["::FFFF:C000:0201"], ["0:0:0:0:0:ffff:192.0.2.1"]])(
    "maps %s to the IPv4 address that it holds",
    (address) => {
      expect(toClientKey(address)).toBe("192.0.2.1");
    },
  );

  it("maps all addresses of an IPv6 /64 to one key, in any notation", () => {
    const key = "2001:db8:0:1::/64";
    for (const address of [
      "2001:db8:0:1::1",
      "2001:0DB8:0000:0001:ffff:ffff:ffff:ffff",
      "[2001:db8:0:1:a::]",
      "2001:db8:0:1:0:0:192.0.2.1",
      "2001:db8:0:1::9%eth0",
    ]) {
      expect(toClientKey(address)).toBe(key);
    }
    expect(toClientKey("2001:db8:0:2::1")).not.toBe(key);
    expect(toClientKey("::1")).toBe("0:0:0:0::/64");
  });

  it.each([
    "",
    "unknown",
    "192.0.2.256",
    "192.0.2",
    "01.2.3.4",
    "1::2::3",
    "2001:db8",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "2001:db8::g",
    "192.0.2.1:443:1",
    "<script>",
  ])("maps the invalid address %j to the key that all invalid addresses share", (text) => {
    expect(toClientKey(text)).toBe("unknown");
  });
});
