import { describe, expect, it } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import type { SearchUpdates } from "./search-updates.ts";

const token = "an-internal-token";
const behind: SearchUpdates = {
  add: () => {},
  compareAll: () => {},
  status: () => "behind",
  stop: async () => {},
};

function ask(search: SearchUpdates | null, shown = token) {
  const { app } = createTestShop({ internalToken: token, search });
  return app.request("/internal/search", { headers: { "x-internal-token": shown } });
}

describe("GET /internal/search", () => {
  it("reports whether the search service is current, or off", async () => {
    expect(await (await ask(behind)).json()).toEqual({ status: "behind" });
    expect(await (await ask(null)).json()).toEqual({ status: "off" });
  });

  it.each(["", "another-internal-token"])("refuses a caller with the token %j", async (shown) => {
    const answer = await ask(behind, shown);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthorized" });
  });

  it("responds with 404 without a configured token, and below /api, which is public", async () => {
    const { app } = createTestShop();
    expect((await app.request("/internal/search")).status).toBe(404);
    const shop = createTestShop({ internalToken: token, search: behind });
    expect((await shop.get("/internal/search", { "x-internal-token": token })).status).toBe(404);
  });
});
