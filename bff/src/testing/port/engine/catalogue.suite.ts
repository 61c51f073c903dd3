import { calculateMeasurePrice, currencies, selectSpecifications } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";

/** The requirements of any engine on its catalogue. */
export function describeCatalogue(makeBackend: () => Promise<BackendHarness>): void {
  describe("catalogue", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    beforeAll(async () => {
      harness = await makeBackend();
      engine = harness.engine;
    });

    it("reports that it is ready", async () => {
      expect(await engine.isReady()).toBe(true);
    });

    it("returns every amount in whole minor units in all six currencies [9.11]", async () => {
      const [products, options, settings] = await Promise.all([
        engine.listProducts(),
        engine.getShippingOptions(),
        engine.getSettings(),
      ]);
      const variations = products.flatMap((product) => product.variations);
      expect(variations.length).toBeGreaterThan(0);
      expect(options.length).toBeGreaterThan(0);
      const thresholds = options.flatMap(({ freeAbove }) => freeAbove ?? []);
      const amounts = [
        ...variations.map(({ msrp }) => msrp),
        ...options.map(({ price }) => price),
        ...thresholds,
        settings.invoice.fee,
      ];
      for (const money of amounts) {
        expect(Object.keys(money).toSorted()).toEqual(currencies.toSorted());
        expect(Object.values(money).every(Number.isSafeInteger)).toBe(true);
      }
    });

    it("returns each product with English texts, known categories and unique slugs of its variations", async () => {
      const [products, categories] = await Promise.all([engine.listProducts(), engine.getCategories()]);
      const paths = new Set(listPaths(categories));
      for (const product of products) {
        expect(product.name["en"]).toBeTruthy();
        expect(product.description["en"]).toBeTruthy();
        expect(product.variations.length).toBeGreaterThan(0);
        expect(product.categories.filter((path) => !paths.has(path))).toEqual([]);
        const slugs = product.variations.map(({ slug }) => slug);
        expect(new Set(slugs).size).toBe(slugs.length);
      }
    });

    it("returns the content of each variation sold by weight or length [3.49]", async () => {
      const products = await engine.listProducts();
      const measured = products.filter(({ soldBy }) => soldBy !== null);
      expect(measured.length).toBeGreaterThan(0);
      for (const { soldBy, variations } of measured) {
        for (const { attributes, sku } of variations) {
          expect(calculateMeasurePrice({ priceMinor: 1000, soldBy, attributes }), sku).toBeGreaterThan(0);
        }
      }
    });

    it("returns the spool for each size of a product [3.49]", async () => {
      const product = (await engine.listProducts()).find(({ slug }) => slug === "karna-pla");
      const spoolOf = (size: number) => product && selectSpecifications(product, size)["spoolSizeMm"];
      expect([spoolOf(750), spoolOf(2300)]).toEqual(["200 × 55, Ø 52", "300 × 100, Ø 52"]);
    });

    it("returns the weight of a spool with its filament, and none for goods that are not shipped [3.51]", async () => {
      const variations = (await engine.listProducts()).flatMap((product) =>
        product.variations.map((variation) => ({ ...variation, product: product.slug })),
      );
      const spools = variations.filter(
        ({ product, attributes }) => product === "karna-pla" && attributes.size === 750,
      );
      expect(new Set(spools.map(({ weightGrams }) => weightGrams))).toEqual(new Set([965]));
      const sent = variations.filter(({ physical, weightGrams }) => !physical && weightGrams !== null);
      expect(sent).toEqual([]);
    });

    it("returns a carrier's limits for one parcel [3.51]", async () => {
      const limits = (await engine.getShippingOptions()).map(({ maxParcelGrams }) => maxParcelGrams);
      expect(limits).toContain(20_000);
      expect(limits.filter((grams) => grams !== null && !Number.isSafeInteger(grams))).toEqual([]);
    });

    it("returns a product's safety, packaging and origin", async () => {
      const product = (await engine.listProducts()).find(({ slug }) => slug === "karna-pla");
      const { warnings, packaging, customs } = product?.information ?? {};
      expect(warnings).toContain("melting-fumes");
      expect(packaging?.spool).toBe("PP 5");
      expect(customs).toEqual({ code: "391690", origin: "SE" });
    });

    it("lists products by id and leaves out unknown ones", async () => {
      const { product } = await harness.pick("plenty");
      const found = await engine.listProducts([product.id, "no-such-product"]);
      expect(found.map(({ slug }) => slug)).toEqual([product.slug]);
      expect(await engine.listProducts([])).toEqual([]);
    });

    it("lists the id of every product", async () => {
      const [ids, products] = await Promise.all([engine.listProductIds(), engine.listProducts()]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(products.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    });

    it("returns variations by id and leaves out unknown ones", async () => {
      const { variation } = await harness.pick("plenty");
      const found = await engine.getVariations([variation.id, "no-such-variation"]);
      expect(found.map((entry) => entry.variation.sku)).toEqual([variation.sku]);
      expect(await engine.getVariations([])).toEqual([]);
    });

    it("finds a variation by its SKU, and nothing by an unknown one [7.4]", async () => {
      const { product, variation } = await harness.pick("plenty");
      const found = await engine.getVariationBySku(variation.sku);
      expect(found?.variation.id).toBe(variation.id);
      expect(found?.product.id).toBe(product.id);
      expect(await engine.getVariationBySku("NO-SUCH-SKU")).toBeNull();
    });

    it("returns the price history of each variation on sale, including the current sale [3.12]", async () => {
      const products = await engine.listProducts();
      const onSale = products.flatMap(({ variations }) => variations).filter(({ sale }) => sale !== null);
      expect(onSale.length).toBeGreaterThan(0);
      for (const { sku, sale, msrp, priceHistory } of onSale) {
        const [first] = priceHistory;
        const last = priceHistory.at(-1);
        expect(first?.discountPercentage, sku).toBe(0);
        expect(last, sku).toMatchObject({ msrp, discountPercentage: sale?.discountPercentage });
        const times = priceHistory.map(({ since }) => Date.parse(since));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
    });

    it("returns the VAT rate of Sweden and the seller's country", async () => {
      const settings = await engine.getSettings();
      expect(settings.sellerCountry).toBe("SE");
      expect(settings.vatRates["SE"]).toBe(25);
      expect(settings.vatRateChanges).toEqual([]);
      expect(settings.importThresholds).toEqual({ consignmentGbp: null, itemNok: null });
      expect(settings.invoice.termsDays).toBeGreaterThan(0);
    });
  });
}

type Tree = readonly { id: string; children: Tree }[];

function listPaths(categories: Tree, parent = ""): string[] {
  return categories.flatMap(({ id, children }) => {
    const path = parent === "" ? id : `${parent}>${id}`;
    return [path, ...listPaths(children, path)];
  });
}
