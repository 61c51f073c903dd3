import { describe, expect, it } from "vitest";
import { listTrustedAddresses } from "./list-trusted-addresses.ts";

describe("listTrustedAddresses", () => {
  it("ignores every header when no proxy is trusted", () => {
    expect(listTrustedAddresses("1.1.1.1", 0)).toEqual([]);
  });

  it("drops the addresses before those that trusted proxies wrote", () => {
    expect(listTrustedAddresses("6.6.6.6, 1.1.1.1, 10.0.0.2", 2)).toEqual(["1.1.1.1", "10.0.0.2"]);
    expect(listTrustedAddresses("6.6.6.6,1.1.1.1", 1)).toEqual(["1.1.1.1"]);
  });

  it("lists all addresses when there are fewer than trusted proxies", () => {
    expect(listTrustedAddresses("1.1.1.1", 2)).toEqual(["1.1.1.1"]);
    expect(listTrustedAddresses(undefined, 2)).toEqual([]);
    expect(listTrustedAddresses(" , ", 2)).toEqual([]);
  });
});
