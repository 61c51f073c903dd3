import { describe, expect, it } from "vitest";
import type { FreeShippingReply } from "../contract/free-shipping.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

describe("GET /shop/freeShipping", () => {
  it("returns the lowest threshold of the site's carriers to its default country [9.37]", async () => {
    const { status, reply } = await createTestShop().get<FreeShippingReply>("/shop/freeShipping?site=se");
    expect([status, reply.country, reply.freeAbove?.SEK]).toEqual([200, "SE", 60_000]);
  });

  it("returns null when no carrier of the site delivers free of charge", async () => {
    const { reply } = await createTestShop().get<FreeShippingReply>("/shop/freeShipping?site=com");
    expect(reply).toEqual({ country: "US", freeAbove: null });
  });

  it("uses Norway for Norwegian readers of the site com, because their checkout starts with that country [9.37]", async () => {
    const { reply } = await createTestShop().get<FreeShippingReply>(
      "/shop/freeShipping?site=com&language=no",
    );
    expect(reply.country).toBe("NO");
  });

  it("refuses an unknown site", async () => {
    const answer = await createTestShop().get("/shop/freeShipping?site=mars&language=en");
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.site": "Invalid value" } } });
  });
});
