import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { resolveClientNetwork } from "./client-network.ts";

const behindOne = { peer: "10.0.0.2", trustedProxies: 1 };

describe("resolveClientNetwork", () => {
  it("ignores every header when no proxy is trusted", () => {
    const caller = { peer: "203.0.113.9", forwardedFor: "198.51.100.1", trustedProxies: 0 };
    assert.equal(resolveClientNetwork(caller), "203.0.113.9");
  });

  it("takes the address that our own proxy added, not the one that the caller claimed", () => {
    assert.equal(resolveClientNetwork({ ...behindOne, forwardedFor: "1.2.3.4, 203.0.113.9" }), "203.0.113.9");
  });

  it("identifies a call that bypassed the proxies by its socket", () => {
    assert.equal(resolveClientNetwork({ ...behindOne, forwardedFor: undefined }), "10.0.0.2");
    const tooShort = { peer: "10.0.0.2", trustedProxies: 2, forwardedFor: "203.0.113.9" };
    assert.equal(resolveClientNetwork(tooShort), "10.0.0.2");
  });

  it("treats all addresses of an IPv6 /64 as one caller", () => {
    const of = (forwardedFor: string) => resolveClientNetwork({ ...behindOne, forwardedFor });
    assert.equal(of("2001:db8:0:7::1"), "2001:db8:0:7::/64");
    assert.equal(of("2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd"), "2001:db8:0:7::/64");
    assert.notEqual(of("2001:db8:0:8::1"), of("2001:db8:0:7::1"));
  });

  it("treats an IPv4 address written as IPv6 as the IPv4 address", () => {
    assert.equal(
      resolveClientNetwork({ peer: "::ffff:203.0.113.9", forwardedFor: undefined, trustedProxies: 0 }),
      "203.0.113.9",
    );
  });
});
