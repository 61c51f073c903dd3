import { describe, expect, it } from "vitest";
import { createMemoryBackend } from "../commerce/memory/create-memory-backend.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { CommerceProduct } from "../commerce/product.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { createCatalogue } from "./create-catalogue.ts";

const now = () => new Date("2026-03-02T10:00:00.000Z");
const [first, second] = testCatalogue.products as [CommerceProduct, CommerceProduct];

/** Creates a catalogue of products that the test changes, and records its reads. */
function setUp() {
  const shop = { products: [first, second] as readonly CommerceProduct[], isDown: false };
  const reads: (readonly string[] | undefined)[] = [];
  const memory = createMemoryBackend(testCatalogue, now);
  const engine = {
    ...memory.engine,
    listProductIds: async () => shop.products.map(({ id }) => id),
    listProducts: async (ids?: readonly string[]) => {
      reads.push(ids);
      if (shop.isDown) throw new CommerceUnavailableError("down");
      return structuredClone(shop.products.filter(({ id }) => ids === undefined || ids.includes(id)));
    },
  };
  return {
    shop,
    reads,
    catalogue: createCatalogue({ ...memory, engine }, { now, freshMs: 5000, staleMs: 60_000 }),
  };
}

describe("createCatalogue", () => {
  it("reads all products once for concurrent callers", async () => {
    const { catalogue, reads } = setUp();
    await Promise.all([catalogue.listProducts(), catalogue.getProduct(first.slug)]);
    expect(reads).toEqual([undefined]);
    expect((await catalogue.getProductById(second.id))?.slug).toBe(second.slug);
    expect(await catalogue.getProduct("no-such-product")).toBeNull();
    expect((await catalogue.getVariation(first.variations[0]!.id))?.product.id).toBe(first.id);
  });

  it("reads only the changed products and keeps the others", async () => {
    const { catalogue, reads, shop } = setUp();
    const before = await catalogue.listProducts();
    shop.products = [{ ...first, manufacturer: "Another" }, second];
    await catalogue.update([first.id]);
    expect(reads).toEqual([undefined, [first.id]]);
    const after = await catalogue.listProducts();
    expect(after.map(({ manufacturer }) => manufacturer)).toEqual(["Another", second.manufacturer]);
    expect(after[1]).toBe(before[1]);
  });

  it("drops a product with its variations once it is no longer sold, and adds it again when it returns", async () => {
    const { catalogue, shop } = setUp();
    await catalogue.listProducts();
    shop.products = [second];
    await catalogue.update([first.id]);
    expect(await catalogue.getProduct(first.slug)).toBeNull();
    expect(await catalogue.getVariation(first.variations[0]!.id)).toBeNull();
    shop.products = [first, second];
    await catalogue.update([first.id]);
    expect((await catalogue.getProduct(first.slug))?.id).toBe(first.id);
  });

  it("returns the same objects after a comparison without differences", async () => {
    const { catalogue } = setUp();
    const before = [await catalogue.listProducts(), await catalogue.getCategories()];
    await catalogue.update("all");
    expect([await catalogue.listProducts(), await catalogue.getCategories()]).toEqual(before);
    expect(await catalogue.listProducts()).toBe(before[0]);
    expect(await catalogue.getCategories()).toBe(before[1]);
  });

  it("lists the ids of its own products and of the backend's, and returns the ids of those that an update changed", async () => {
    const { catalogue, shop } = setUp();
    shop.products = [first];
    await catalogue.listProducts();
    shop.products = [second];
    const ids = await catalogue.listForComparison();
    expect(ids).toEqual([first.id, second.id]);
    expect(await catalogue.update(ids)).toEqual([first.id, second.id]);
    expect(await catalogue.listProducts()).toEqual([second]);
    expect(await catalogue.update(ids)).toEqual([]);
  });

  it("serves its cached products while the backend is down, and fails only before the first load", async () => {
    const { catalogue, shop } = setUp();
    shop.isDown = true;
    await expect(catalogue.listProducts()).rejects.toThrow(CommerceUnavailableError);
    shop.isDown = false;
    expect(await catalogue.listProducts()).toHaveLength(2);
    shop.isDown = true;
    await expect(catalogue.update("all")).rejects.toThrow(CommerceUnavailableError);
    expect(await catalogue.listProducts()).toHaveLength(2);
  });

  it("serves settings, shipping options and messages from the cache after a quiet hour of keepFresh", async () => {
    const clock = { now: now() };
    const reads: string[] = [];
    const memory = createMemoryBackend(testCatalogue, now);
    const engine = {
      ...memory.engine,
      getSettings: async () => (reads.push("settings"), memory.engine.getSettings()),
      getShippingOptions: async () => (reads.push("options"), memory.engine.getShippingOptions()),
    };
    const store = {
      ...memory.store,
      listMessages: async () => (reads.push("messages"), memory.store.listMessages()),
    };
    const catalogue = createCatalogue(
      { engine, store },
      { now: () => clock.now, freshMs: 5000, staleMs: 60_000 },
    );
    const visit = async () => {
      reads.length = 0;
      await Promise.all([
        catalogue.getSettings(),
        catalogue.getShippingOptions(),
        catalogue.getFreshMessages(),
      ]);
      return reads;
    };
    await visit();
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(await visit()).toHaveLength(3);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await catalogue.keepFresh();
    expect(await visit()).toEqual([]);
  });
});
