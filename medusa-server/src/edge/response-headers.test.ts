import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toSecurityHeaders } from "./response-headers.ts";

const settings = {
  adminPath: "/app",
  pictureOrigins: ["https://www.example.com"],
  secure: true,
  built: true,
};
const policyOf = (path: string) => toSecurityHeaders(path, settings)["content-security-policy"] ?? "";

describe("toSecurityHeaders", () => {
  it("prevents sniffing and framing of every reply", () => {
    for (const path of ["/app", "/admin/orders", "/uploads/1-spool.png", "/health"]) {
      const headers = toSecurityHeaders(path, settings);
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.match(headers["content-security-policy"] ?? "", /frame-ancestors 'none'/);
    }
  });

  it("requires HTTPS for a year, except in a shop without it", () => {
    assert.equal(toSecurityHeaders("/app", settings)["strict-transport-security"], "max-age=31536000");
    assert.equal(
      toSecurityHeaders("/app", { ...settings, secure: false })["strict-transport-security"],
      undefined,
    );
  });

  it("allows only the admin's own scripts, and the shop's pictures", () => {
    assert.match(policyOf("/app/orders"), /script-src 'self';/);
    assert.match(policyOf("/app/orders"), /img-src 'self' data: blob: [^;]+ https:\/\/www\.example\.com;/);
  });

  it("disables all scripts of an uploaded file", () => {
    for (const path of ["/uploads/1-page.html", "/admin/files/private-1-page.html"]) {
      assert.match(policyOf(path), /default-src 'none';.*sandbox/);
    }
  });

  it("disables all scripts of an API reply", () => {
    assert.match(policyOf("/admin/orders"), /script-src 'none'/);
    assert.match(policyOf("/apple"), /script-src 'none'/);
  });
});
