import { describe, expect, it } from "vitest";
import { toSecurityText } from "./security-text.ts";

const write = (now: string) =>
  toSecurityText({ origin: "https://se.example.com", email: "support@example.com", now: new Date(now) });

describe("security.txt", () => {
  it("states where to report a vulnerability, when the text expires, and its own address (RFC 9116)", () => {
    expect(write("2026-03-02T10:00:00.000Z")).toBe(
      [
        "Contact: mailto:support@example.com?subject=Security",
        "Expires: 2026-08-29T00:00:00Z",
        "Preferred-Languages: en, sv",
        "Canonical: https://se.example.com/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("stays the same during a day", () => {
    expect(write("2026-03-02T23:59:59.999Z")).toBe(write("2026-03-02T00:00:00.000Z"));
    expect(write("2026-03-03T00:00:00.000Z")).not.toBe(write("2026-03-02T23:59:59.999Z"));
  });
});
