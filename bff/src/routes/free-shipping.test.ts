import { describe, expect, it } from "vitest";
import type { FreeShippingReply } from "../contract/free-shipping.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

describe("GET /shop/freeShipping", () => {
  it("gives the lowest threshold of the site's carriers to the country it sells to first [9.37]", async () => {
    const { status, reply } = await createTestShop().get<FreeShippingReply>("/shop/freeShipping?site=se");
    expect([status, reply.country, reply.freeAbove?.SEK]).toEqual([200, "SE", 60_000]);
  });

  it("is never free where no carrier of the site makes it so", async () => {
    const { reply } = await createTestShop().get<FreeShippingReply>("/shop/freeShipping?site=com");
    expect(reply).toEqual({ country: "US", freeAbove: null });
  });

  it("is of Norway for who reads com in Norwegian, whose checkout begins there [9.37]", async () => {
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
