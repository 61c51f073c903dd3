import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the content security policy", () => {
  it("allows the shop's inline scripts by their hashes, and no other inline script", () => {
    const policy = toContentSecurityPolicy(["let a=1", "let b=2", "let a=1"]);
    expect(policy).toContain(`script-src 'self' ${hashOf("let a=1")} ${hashOf("let b=2")};`);
  });
  it("allows pictures and frames from the configured services only [7.25] [2.46]", () => {
    const origins = { images: ["https://spolverk.imgix.net"], frames: ["https://reviews.example"] };
    const policy = toContentSecurityPolicy([], origins);
    expect(policy).toContain("img-src 'self' data: https://spolverk.imgix.net;");
    expect(policy).toMatch(/frame-src [^;]*https:\/\/reviews\.example;/);
    expect(toContentSecurityPolicy([])).toContain("img-src 'self' data:;");
    expect(toContentSecurityPolicy([])).not.toContain("reviews.example");
  });
  it("allows calls to the shop itself and the configured services", () => {
    expect(toContentSecurityPolicy([])).toContain("connect-src 'self';");
    expect(toContentSecurityPolicy([], { calls: ["https://search.example"] })).toContain(
      "connect-src 'self' https://search.example;",
    );
  });
  it("allows scripts from the card form's origin, and from no other", () => {
    const policy = toContentSecurityPolicy([], { scripts: ["https://js.stripe.com"] });
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
  });
  it("never allows unsafe inline scripts, frames or plug-ins", () => {
    const policy = toContentSecurityPolicy([]);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});
