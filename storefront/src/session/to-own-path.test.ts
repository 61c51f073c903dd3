import { describe, expect, it } from "vitest";
import { toOwnPath } from "./to-own-path.ts";

describe("toOwnPath [2.15] [4.11]", () => {
  it.each([
    "/",
    "/account/orders",
    "/account/orders?page=2#last",
    "/checkout/0b8c2f9e-5a3d-4c1b-9e7f-1234567890ab/address",
    "/search?q=a%2F%2Fb&x=https://example.com",
    "/shop/filaments%3Epla",
    "/account/logins",
  ])("returns the requested page: %s", (path) => {
    expect(toOwnPath(path)).toBe(path);
  });

  it.each([
    ["another site", "https://evil.example/"],
    ["another site without a scheme", "//evil.example"],
    ["another site by backslashes", "/\\evil.example"],
    ["another site by two backslashes", "\\\\evil.example"],
    ["a later backslash", "/shop\\..\\\\evil.example"],
    ["an encoded slash", "/%2Fevil.example"],
    ["encoded slashes before a way back", "/%2F%2Fevil.example/.."],
    ["encoded slashes", "%2F%2Fevil.example"],
    ["encoded slashes in lower case", "/%2f%2fevil.example"],
    ["a slash encoded twice", "/%252Fevil.example"],
    ["an encoded backslash", "/%5Cevil.example"],
    ["a tab, which a browser drops", "/\t/evil.example"],
    ["a line break, which a browser drops", "/\n/evil.example"],
    ["dots before two slashes", "/a/..//evil.example"],
    ["encoded dots", "/a/%2E%2E//evil.example"],
    ["an encoded tab", "/%09/evil.example"],
    ["a null", "/\u0000/evil.example"],
    ["a leading space", " //evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a script in capitals", "JaVaScRiPt:alert(1)"],
    ["a script behind a slash and a line break", "java\nscript:alert(1)"],
    ["data", "data:text/html,x"],
    ["a scheme without slashes", "https:evil.example"],
    ["user information", "@evil.example"],
    ["a relative path", "shop"],
    ["broken encoding", "/%E0%A4%A"],
    ["nothing", ""],
    ["a list", ["/shop"]],
    ["a number", 1],
    ["a missing value", undefined],
    ["a path that is too long", `/${"a".repeat(2048)}`],
    ["the sign-in page itself", "/account/login?redirect=/shop"],
    ["the sign-in page in other letter case", "/Account/LOGIN"],
    ["the sign-in page encoded", "/account/%6Cogin"],
    ["the page that the provider returns to", "/account/callback"],
  ])("returns the account's page instead of %s", (_, value) => {
    expect(toOwnPath(value)).toBe("/account");
  });

  it("stays on this site, as a browser resolves the path", () => {
    const { origin } = new URL("https://shop.example");
    for (const path of ["/a", "/a?b=//c", "/a/../b", "/.//x", "/;//x", "/..", "/@evil.example"]) {
      expect(new URL(toOwnPath(path), origin).origin).toBe(origin);
    }
  });
});
