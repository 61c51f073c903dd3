import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages } from "@spolverk/content/languages";
import { productDetailBodySchema } from "./product-detail-body.ts";

const text = { name: "Hejdal H1", description: "A printer.", bullets: [] };
const body = {
  type: "printer",
  manufacturer: "Hejdal",
  discontinued: false,
  restricted: false,
  sold_by: null,
  information: { warnings: ["electrical"], disposal: "electrical" },
  texts: Object.fromEntries(languages.map((language) => [language, text])),
};
const problemsOf = (changes: object) =>
  productDetailBodySchema
    .safeParse({ ...body, ...changes })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("productDetailBodySchema", () => {
  it("accepts a manufacturer with a known address, and information that follows the schema of the content files", () => {
    assert.deepEqual(productDetailBodySchema.parse(body).information, body.information);
  });

  it("refuses a manufacturer without a known address (regulation (EU) 2023/988, article 19)", () => {
    assert.deepEqual(problemsOf({ manufacturer: "Nobody" }), [
      ["manufacturer", "is no brand of content/catalogue/manufacturers.yaml"],
    ]);
  });

  it("refuses recycled content without a source and names the field", () => {
    const problems = problemsOf({ information: { recycled: { percent: 90, part: "whole" } } });
    assert.deepEqual(
      problems?.map(([field]) => field),
      ["information.recycled.source"],
    );
  });

  it("refuses an origin that is not a country and names the field", () => {
    const customs = { code: "848520", origin: "XX" };
    assert.deepEqual(problemsOf({ information: { customs } }), [
      ["information.customs.origin", "is no country: two letters of ISO 3166-1, such as SE"],
    ]);
    assert.equal(problemsOf({ information: { customs: { ...customs, origin: "NO" } } }), undefined);
  });

  it("reports a wrong origin before the problems of other fields, for unknown and malformed codes alike", () => {
    for (const origin of ["XX", "SWEDEN"]) {
      const problems = problemsOf({ information: { customs: { code: "1", origin } } });
      assert.deepEqual(problems?.[0], [
        "information.customs.origin",
        "is no country: two letters of ISO 3166-1, such as SE",
      ]);
      assert.ok(problems?.some(([field]) => field === "information.customs.code"));
    }
  });

  it("reports a missing producer of a guarantee as required before any other problem", () => {
    const problems = problemsOf({ information: { guarantee: { years: 5, producer: "" } } });
    assert.deepEqual(problems?.[0], ["information.guarantee.producer", "is required"]);
  });

  it("refuses a body without information", () => {
    assert.deepEqual(
      problemsOf({ information: undefined })?.map(([field]) => field),
      ["information"],
    );
  });
});
