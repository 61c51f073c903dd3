import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pictureAddress } from "./picture-address.ts";

describe("pictureAddress", () => {
  const take = (picture: string) => pictureAddress.safeParse(picture).data;

  it("accepts the shop's media and uploads and stores their path", () => {
    for (const [picture, path] of [
      ["/media/products/a.svg", "/media/products/a.svg"],
      ["/uploads/1730-a.png", "/uploads/1730-a.png"],
      ["http://localhost:3000/media/a.svg", "/media/a.svg"],
      ["http://localhost:9000/uploads/1730-a.png", "/uploads/1730-a.png"],
    ] as const) {
      assert.equal(take(picture), path);
    }
  });

  it("refuses script addresses and addresses of other servers", () => {
    for (const picture of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:image/svg+xml,<svg onload=alert(1)>",
      "//evil.example/a.png",
      "/\\evil.example/a.png",
      "https://evil.example/a.png",
      "http://localhost:3000@evil.example/a.png",
      "http://user:password@localhost:3000/a.png",
      "http://localhost:9000/admin/orders",
      "/media/../admin/orders.png",
      "/media/a.html",
      "http://localhost:9000/uploads/../admin/a.png",
      "/uploads/a/b.png",
      "/admin/a.png",
      "media/a.png",
      "blob:http://localhost:3000/a",
    ]) {
      assert.equal(take(picture), undefined, picture);
    }
  });
});
