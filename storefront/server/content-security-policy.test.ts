import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the content security policy", () => {
  it("allows each inline script that the shop wrote, by its hash, and no other", () => {
    const policy = toContentSecurityPolicy(["let a=1", "let b=2", "let a=1"]);
    expect(policy).toContain(`script-src 'self' ${hashOf("let a=1")} ${hashOf("let b=2")};`);
  });
  it("lets pictures and frames in from the services that the shop uses, and from nowhere else [7.25] [2.46]", () => {
    const origins = { images: ["https://spolverk.imgix.net"], frames: ["https://reviews.example"] };
    const policy = toContentSecurityPolicy([], origins);
    expect(policy).toContain("img-src 'self' data: https://spolverk.imgix.net;");
    expect(policy).toMatch(/frame-src [^;]*https:\/\/reviews\.example;/);
    expect(toContentSecurityPolicy([])).toContain("img-src 'self' data:;");
    expect(toContentSecurityPolicy([])).not.toContain("reviews.example");
  });
  it("lets the page call the shop itself and the services of its settings", () => {
    expect(toContentSecurityPolicy([])).toContain("connect-src 'self';");
    expect(toContentSecurityPolicy([], { calls: ["https://search.example"] })).toContain(
      "connect-src 'self' https://search.example;",
    );
  });
  it("allows scripts from the origin of the card form, and from no other", () => {
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
