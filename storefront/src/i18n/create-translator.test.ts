import { describe, expect, it } from "vitest";
import { createTranslator } from "./create-translator.ts";

const tree = {
  nav: { cartCount_one: "Cart, {{count}} item", cartCount_other: "Cart, {{count}} items", cart: "Cart" },
  cart: { removeLine: "Remove {{name}}" },
};
const { t, load } = createTranslator("en", () => Promise.resolve(tree));
await load(["shop"]);

describe("texts", () => {
  it("are found by part and name", () => {
    expect(t("nav.cart")).toBe("Cart");
  });
  it("take the plural form of their language", async () => {
    expect(t("nav.cartCount", { count: 1 })).toBe("Cart, 1 item");
    expect(t("nav.cartCount", { count: 0 })).toBe("Cart, 0 items");
    const french = createTranslator("fr", async () => ({
      nav: { cartCount_one: "{{count}} article", cartCount_other: "{{count}} articles" },
    }));
    await french.load(["shop"]);
    expect(french.t("nav.cartCount", { count: 0 })).toBe("0 article");
  });
  it("hold their values as they are", () => {
    expect(t("cart.removeLine", { name: "$& {{x}}" })).toBe("Remove $& {{x}}");
  });
  it("show their name when they are missing", () => {
    expect(t("cart.title")).toBe("cart.title");
  });
});
