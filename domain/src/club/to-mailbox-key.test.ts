import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMailboxKey } from "./to-mailbox-key.ts";

describe("toMailboxKey", () => {
  it.each([
    ["kim+1@example.com", "kim@example.com"],
    ["kim+a+b@example.com", "kim@example.com"],
    [" KIM@Example.COM ", "kim@example.com"],
    ["k.i.m+x@gmail.com", "kim@gmail.com"],
    ["kim@googlemail.com", "kim@gmail.com"],
    ["ｋｉｍ@example.com", "kim@example.com"],
  ])("maps %s to the key of %s", (email, other) => {
    expect(toMailboxKey(email)).toBe(toMailboxKey(other));
  });

  it.each([
    ["k.im@example.com", "kim@example.com"],
    ["kim@example.com", "kim@example.org"],
    ["+kim@example.com", "+robin@example.com"],
    ["kim@example.com", "robin@example.com"],
  ])("maps %s to another key than %s", (email, other) => {
    expect(toMailboxKey(email)).not.toBe(toMailboxKey(other));
  });

  it("maps every alias to the same key, and a key to itself", () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/);
    const domain = fc.constantFrom("gmail.com", "googlemail.com", "example.com", "mail.example.se");
    fc.assert(
      fc.property(name, domain, fc.stringMatching(/^[a-z0-9+.]{0,10}$/), (main, host, alias) => {
        const key = toMailboxKey(`${main}@${host}`);
        expect(toMailboxKey(`${main}+${alias}@${host}`.toUpperCase())).toBe(key);
        expect(toMailboxKey(key)).toBe(key);
      }),
    );
  });

  it("accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeof toMailboxKey(text)).toBe("string");
      }),
    );
  });
});
