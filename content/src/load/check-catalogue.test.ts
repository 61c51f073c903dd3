import { describe, expect, it } from "vitest";
import { productSchema, type Category, type ProductContent } from "../schema/catalogue.ts";
import { checkCatalogue, isGtin } from "./check-catalogue.ts";
import { languages } from "../languages.ts";

const name = { da: "x", de: "x", en: "x", es: "x", fr: "x", it: "x", no: "x", sv: "x" };
const categories: Category[] = [
  { id: "recycled", name, children: [{ id: "recycled-pla", name, children: [] }] },
];
const colors = [{ id: "black", name, hex: "#000000", finish: "solid" as const, stops: [] }];

const manufacturers = [
  {
    brand: "Spolverk",
    name: "Spolverk AB",
    address: "Gatan 1",
    postalCode: "111 11",
    city: "Ort",
    country: "SE",
    email: "safety@example.com",
    responsible: null,
  },
];

const text = {
  name: "Trial",
  description: "A product that exists so that the checks have something to check.",
  bullets: ["one", "two", "three"].map((word) => `${word} bullet`),
};

function variation(change: object) {
  return {
    sku: "TRIAL-BLACK",
    slug: "black",
    gtin: "2000000000015",
    attributes: { color: "black", size: 750 },
    msrp: { SEK: 100, EUR: 100, USD: 100, DKK: 100, NOK: 100, GBP: 100 },
    stock: 1,
    activeDate: "-5d",
    ...change,
  };
}

function product(change: object = {}): ProductContent {
  return productSchema.parse({
    slug: "trial",
    manufacturer: "Spolverk",
    type: "filament",
    soldBy: "kilogram",
    categories: ["recycled>recycled-pla"],
    picture: "spool",
    primaryAttribute: "color",
    secondaryAttribute: "size",
    information: { customs: { code: "391690", origin: "SE" } },
    texts: Object.fromEntries(languages.map((language) => [language, text])),
    variations: [variation({})],
    ...change,
  });
}

const second = { sku: "TRIAL-2", slug: "second", gtin: "2000000000022" };
const check = (...products: ProductContent[]) =>
  checkCatalogue({ categories, colors, manufacturers, products });

describe("checkCatalogue", () => {
  it("accepts a product that agrees with the other files", () => {
    expect(check(product({ variations: [variation({}), variation(second)] }))).toEqual([]);
  });

  it("refuses a maker without an address (regulation (EU) 2023/988, article 19)", () => {
    expect(check(product({ manufacturer: "Nobody" }))).toMatchObject([
      { field: "manufacturer", message: 'expected a brand of manufacturers.yaml, not "Nobody"' },
    ]);
  });

  it("refuses goods without a customs code, except gift cards", () => {
    expect(check(product({ information: {} }))).toMatchObject([{ field: "information.customs" }]);
    expect(check(product({ information: {}, physical: false }))).toEqual([]);
  });

  it("refuses a printer without a packed weight [3.51]", () => {
    const printer = { type: "printer", picture: "printer" };
    expect(check(product(printer))).toMatchObject([{ field: "packedWeightGrams" }]);
    expect(check(product({ ...printer, packedWeightGrams: 29_500 }))).toEqual([]);
  });

  it("refuses an unknown category, by file and field [3.14]", () => {
    expect(check(product({ categories: ["recycled", "recycled-pla"] }))).toEqual([
      {
        file: "catalogue/products/trial.yaml",
        field: "categories[1]",
        message: 'expected a category, not "recycled-pla"',
      },
    ]);
  });

  it("refuses an unknown color", () => {
    const [problem] = check(
      product({ variations: [variation({ attributes: { color: "blakc", size: 750 } })] }),
    );
    expect(problem?.field).toBe("variations[0].attributes.color");
  });

  it("refuses a GTIN with a wrong check digit", () => {
    const [problem] = check(product({ variations: [variation({ gtin: "2000000000016" })] }));
    expect(problem?.field).toBe("variations[0].gtin");
  });

  it("refuses a variation without an attribute that the product's other variations have", () => {
    const other = variation({ ...second, attributes: { color: "black" } });
    const [problem] = check(product({ variations: [variation({}), other] }));
    expect(problem).toMatchObject({
      field: "variations[1].attributes",
      message: "expected color, size as variations[0] has",
    });
  });

  it("refuses a primary attribute that the variations lack", () => {
    const [problem] = check(product({ primaryAttribute: "hotend" }));
    expect(problem?.field).toBe("primaryAttribute");
  });

  it("refuses goods sold by weight without a size, and goods sold by length without a length", () => {
    const variations = [variation({ attributes: { color: "black" } })];
    const bare = { secondaryAttribute: null, variations };
    expect(check(product(bare))[0]?.field).toBe("soldBy");
    expect(check(product({ soldBy: "metre" }))[0]?.field).toBe("soldBy");
    expect(check(product({ ...bare, soldBy: null }))).toEqual([]);
  });

  it("refuses goods with a size that are not marked as sold by weight", () => {
    expect(check(product({ soldBy: null }))[0]).toMatchObject({
      field: "soldBy",
      message: "expected kilogram or metre, as the variations have a size or length",
    });
  });

  it("refuses a duplicate slug within a product, and allows it in another [2.3]", () => {
    const repeated = variation({ ...second, slug: "black" });
    expect(check(product({ variations: [variation({}), repeated] }))[0]?.field).toBe("variations[1].slug");
    expect(check(product(), product({ slug: "other", variations: [repeated] }))).toEqual([]);
  });

  it("refuses the SKU and GTIN of another product, and names its file", () => {
    const problems = check(product(), product({ slug: "other" }));
    expect(problems.map(({ field }) => field)).toEqual(["variations[0].sku", "variations[0].gtin"]);
    expect(problems[0]).toMatchObject({ file: "catalogue/products/other.yaml" });
    expect(problems[0]?.message).toContain("catalogue/products/trial.yaml");
  });

  it("refuses a further size without a spool of its own, and accepts the same spool for two sizes [3.49]", () => {
    const spool = { spoolSizeMm: "200 × 55, Ø 52", spoolEmptyWeightGrams: 165 };
    const large = { spoolSizeMm: "300 × 100, Ø 52", spoolEmptyWeightGrams: 520 };
    const sizes = [750, 2300].map((size, index) =>
      variation({ ...(index === 0 ? {} : second), attributes: { color: "black", size } }),
    );
    const checkSizes = (specificationsBySize: object) =>
      check(product({ specifications: spool, specificationsBySize, variations: sizes }));
    const field = "specificationsBySize.2300";
    const message = (missing: string) => `expected a ${missing}, as the product's is that of another size`;
    expect(checkSizes({})).toMatchObject([
      { field, message: message("spoolSizeMm") },
      { field, message: message("spoolEmptyWeightGrams") },
    ]);
    expect(checkSizes({ "2300": { spoolSizeMm: large.spoolSizeMm } })).toMatchObject([
      { field, message: message("spoolEmptyWeightGrams") },
    ]);
    expect(checkSizes({ "2300": large })).toEqual([]);
    expect(checkSizes({ "2300": spool })).toEqual([]);
    expect(checkSizes({ "2300": large, "500": large })[0]?.field).toBe("specificationsBySize.500");
  });

  it("accepts variations of one size that differ only in color on the same spool", () => {
    const specifications = { spoolSizeMm: "200 × 55, Ø 52", spoolEmptyWeightGrams: 165 };
    expect(check(product({ specifications, variations: [variation({}), variation(second)] }))).toEqual([]);
  });

  it("refuses a form that the kind of picture does not have", () => {
    expect(check(product({ drawing: "enclosed" }))[0]?.field).toBe("drawing");
    expect(check(product({ picture: "printer", drawing: "enclosed" }))).toEqual([]);
  });
});

describe("isGtin", () => {
  it("accepts thirteen digits with a valid check digit", () => {
    expect(isGtin("2000000000015")).toBe(true);
    expect(isGtin("4006381333931")).toBe(true);
  });

  it("refuses a wrong check digit, two swapped digits, and another length", () => {
    expect(isGtin("4006381333930")).toBe(false);
    expect(isGtin("4060381333931")).toBe(false);
    expect(isGtin("400638133393")).toBe(false);
  });
});
