import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toVariationDetailRow } from "./to-variation-detail.ts";
import { variationDetailBodySchema } from "./variation-detail-body.ts";

const body = variationDetailBodySchema.parse({
  slug: "black-750g",
  back_order: true,
  discontinued: false,
  active_date: "2026-01-31",
  best_seller: null,
  staff_pick: false,
  color_hex: "#1c1f23",
  color_name: null,
  sale: { name: "Workshop week", percentage: 12.5 },
  restock_on: null,
  attributes: { diameter: 1.75 },
  picture: "/media/new.svg",
});

describe("toVariationDetailRow", () => {
  it("keeps the descriptions of a picture whose address changes", () => {
    const first = {
      type: "image",
      thumbnail: "/old",
      imgixPath: "/old",
      description: { en: "A spool" },
      bgColor: "#fff",
    };
    const { assets } = toVariationDetailRow(body, [first, { type: "pattern" }]);
    assert.deepEqual(assets.pictures, [
      { ...first, thumbnail: "/media/new.svg", imgixPath: "/media/new.svg" },
      { type: "pattern" },
    ]);
  });

  it("creates the first picture from its address, and removes that picture when the form has no address", () => {
    assert.equal(toVariationDetailRow(body, []).assets.pictures.length, 1);
    assert.deepEqual(
      toVariationDetailRow({ ...body, picture: null }, [{ type: "image" }]).assets.pictures,
      [],
    );
  });

  it("clears the sale when the form has none", () => {
    const { sale_percentage, sale_starts_at } = toVariationDetailRow({ ...body, sale: null }, []);
    assert.deepEqual([sale_percentage, sale_starts_at], [null, null]);
  });

  it("starts a sale at once when no start is given, otherwise at the given moment [9.33]", () => {
    assert.equal(toVariationDetailRow(body, []).sale_starts_at, null);
    const sale = { name: "Black Week", percentage: 20, starts_at: "2026-11-27T09:00:00+01:00" };
    const { sale_starts_at } = toVariationDetailRow({ ...body, sale }, []);
    assert.equal(sale_starts_at?.toISOString(), "2026-11-27T08:00:00.000Z");
  });
});

describe("variationDetailBodySchema", () => {
  const refuses = (change: object) => !variationDetailBodySchema.safeParse({ ...body, ...change }).success;

  it("refuses a slug that is not valid in a URL", () => {
    assert.ok(refuses({ slug: "Black 750" }));
  });

  it("refuses a sale of 0% or 100%, or with more than two decimals", () => {
    for (const percentage of [0, 100, 12.345]) assert.ok(refuses({ sale: { name: "Sale", percentage } }));
    assert.ok(!refuses({ sale: { name: "Sale", percentage: 33.33 } }));
  });

  it("refuses a sale start without a time and a time zone [9.33]", () => {
    const startsAt = (starts_at: string) => refuses({ sale: { name: "Sale", percentage: 20, starts_at } });
    for (const text of ["2026-11-27", "2026-11-27T09:00", "soon"]) assert.ok(startsAt(text), text);
    assert.ok(!startsAt("2020-01-31T09:00:00Z"), "one that has passed is a sale that has begun");
  });

  it("refuses an invalid date and a restock date that has passed [4.29]", () => {
    assert.ok(refuses({ restock_on: "soon" }));
    assert.ok(refuses({ restock_on: "2020-01-31" }), "a day that has passed");
    assert.ok(refuses({ active_date: "2026-02-31" }));
  });
});
