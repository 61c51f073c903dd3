import { describe, expect, it } from "vitest";
import { toLinkTarget } from "./to-link-target.ts";

describe("toLinkTarget", () => {
  it.each([
    ["/re-add", { to: "/re-add", search: {}, hash: "" }],
    [
      "/shop/recycled?toggle=onSale&page=2",
      { to: "/shop/recycled", search: { toggle: "onSale", page: "2" }, hash: "" },
    ],
    ["/faq#payment", { to: "/faq", search: {}, hash: "payment" }],
  ])("resolves a page of the shop: %s", (href, target) => {
    expect(toLinkTarget(href)).toEqual(target);
  });

  it.each(["//[", "//example.com/shop", "/\\\\example.com/shop", "///", "//%", "/\\["])(
    "returns null for an address that is invalid or leads to another site: %s",
    (href) => {
      expect(toLinkTarget(href)).toBeNull();
    },
  );

  it.each(["#payment", "https://example.com/", "mailto:a@example.com", "tel:+46"])(
    "leaves the link to the browser: %s",
    (href) => {
      expect(toLinkTarget(href)).toBeNull();
    },
  );
});
