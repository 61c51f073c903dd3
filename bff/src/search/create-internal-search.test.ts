import { describe, expect, it } from "vitest";
import type { CommerceProduct } from "../commerce/port.ts";
import type { Product } from "../contract/catalogue.ts";
import type { ErrorReply } from "../contract/error.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import type { ChangedProducts } from "./changed-products.ts";
import type { SearchUpdates } from "./search-updates.ts";

const token = "an-internal-token";

function createShop({ isOff = false } = {}) {
  const added: ChangedProducts[] = [];
  const search: SearchUpdates = {
    add: (changed) => added.push(changed),
    status: () => "behind",
    stop: async () => {},
  };
  const state = { manufacturer: "Spolverk" };
  const change = (product: CommerceProduct) => ({ ...product, manufacturer: state.manufacturer });
  const shop = createTestShop({
    internalToken: token,
    search: isOff ? null : search,
    wrap: (port) => ({
      ...port,
      getProduct: async (slug) => {
        const product = await port.getProduct(slug);
        return product && change(product);
      },
    }),
  });
  const ask = (path: string, init: RequestInit = {}, shown = token) =>
    shop.app.request(`/internal/search${path}?language=en`, {
      ...init,
      headers: { "content-type": "application/json", "x-internal-token": shown },
    });
  const tell = (body: unknown, shown = token) =>
    ask("/products", { method: "POST", body: JSON.stringify(body) }, shown);
  const readManufacturer = async () =>
    (await shop.get<Product>("/catalog/products/karna-pla")).reply.manufacturer;
  return { shop, state, added, ask, tell, readManufacturer };
}

describe("POST /internal/search/products", () => {
  it("hands changed products on to the search service", async () => {
    const { tell, added } = createShop();
    const answer = await tell({ ids: ["id-karna-pla", "id-kust-petg"] });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
    expect((await tell({ all: true })).status).toBe(202);
    expect(added).toEqual([["id-karna-pla", "id-kust-petg"], "all"]);
  });

  it("shows a change at once on this BFF's own pages too, with search or without", async () => {
    for (const isOff of [false, true]) {
      const { state, tell, readManufacturer } = createShop({ isOff });
      await readManufacturer();
      state.manufacturer = "Somebody else";
      expect(await readManufacturer()).toBe("Spolverk");
      await tell({ ids: ["id-karna-pla"] });
      expect(await readManufacturer()).toBe("Somebody else");
    }
  });

  it("leaves what is known of other products as it is", async () => {
    const { state, tell, readManufacturer } = createShop();
    await readManufacturer();
    state.manufacturer = "Somebody else";
    await tell({ ids: ["id-kust-petg"] });
    expect(await readManufacturer()).toBe("Spolverk");
  });

  it.each(["", "another-internal-token"])("refuses a caller with the token %j", async (shown) => {
    const { tell, ask, added } = createShop();
    const answer = await tell({ ids: ["id-karna-pla"] }, shown);
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as ErrorReply).code).toBe("unauthorized");
    expect((await ask("", {}, shown)).status).toBe(401);
    expect(added).toEqual([]);
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: [""] }],
    [{ ids: [7] }],
    [{ all: false }],
    [{ ids: ["a"], all: true }],
    [{ ids: Array.from({ length: 1001 }, () => "a") }],
  ])("refuses what is no list of products: %j", async (body) => {
    const { tell, added } = createShop();
    const answer = await tell(body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorReply).code).toBe("invalid_request");
    expect(added).toEqual([]);
  });
});

describe("GET /internal/search", () => {
  it("says whether the search service has followed, or is off", async () => {
    expect(await (await createShop().ask("")).json()).toEqual({ status: "behind" });
    expect(await (await createShop({ isOff: true }).ask("")).json()).toEqual({ status: "off" });
  });

  it("is not there without a token to open it with, nor below /api, which the public reaches", async () => {
    const { app } = createTestShop();
    expect((await app.request("/internal/search")).status).toBe(404);
    const { shop } = createShop();
    expect((await shop.get("/internal/search", { "x-internal-token": token })).status).toBe(404);
  });
});
