import { describe, expect, it } from "vitest";
import { resolveClientAddress } from "./client-address.ts";

const peer = "10.0.0.9";

describe("resolveClientAddress", () => {
  it("takes the socket's word alone when no proxy is trusted", () => {
    expect(resolveClientAddress({ peer, forwardedFor: "1.1.1.1", trustedProxies: 0 })).toBe(peer);
  });

  it("takes what our nearest proxy added, not what the caller claimed", () => {
    const forwardedFor = "6.6.6.6, 1.1.1.1";
    expect(resolveClientAddress({ peer, forwardedFor, trustedProxies: 1 })).toBe("1.1.1.1");
  });

  it("counts back over as many proxies as are trusted", () => {
    const forwardedFor = "6.6.6.6, 1.1.1.1, 10.0.0.2";
    expect(resolveClientAddress({ peer, forwardedFor, trustedProxies: 2 })).toBe("1.1.1.1");
    expect(resolveClientAddress({ peer, forwardedFor: "1.1.1.1", trustedProxies: 2 })).toBe("1.1.1.1");
  });

  it("knows a call that our own proxy makes for itself", () => {
    expect(resolveClientAddress({ peer, forwardedFor: undefined, trustedProxies: 1 })).toBeNull();
  });
});
