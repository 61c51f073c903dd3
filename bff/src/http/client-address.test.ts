import { describe, expect, it } from "vitest";
import { resolveClientAddress } from "./client-address.ts";

const peer = "10.0.0.9";

describe("resolveClientAddress", () => {
  it("uses only the socket's address when no proxy is trusted", () => {
    expect(resolveClientAddress({ peer, forwardedFor: "1.1.1.1", trustedProxies: 0 })).toBe(peer);
  });

  it("uses the address added by our nearest proxy, not one claimed by the caller", () => {
    const forwardedFor = "6.6.6.6, 1.1.1.1";
    expect(resolveClientAddress({ peer, forwardedFor, trustedProxies: 1 })).toBe("1.1.1.1");
  });

  it("uses the address that the outermost of several trusted proxies added", () => {
    const forwardedFor = "6.6.6.6, 1.1.1.1, 10.0.0.2";
    expect(resolveClientAddress({ peer, forwardedFor, trustedProxies: 2 })).toBe("1.1.1.1");
    expect(resolveClientAddress({ peer, forwardedFor: "1.1.1.1", trustedProxies: 2 })).toBe("1.1.1.1");
  });

  it("returns null for a call that our own proxy makes itself", () => {
    expect(resolveClientAddress({ peer, forwardedFor: undefined, trustedProxies: 1 })).toBeNull();
  });
});
