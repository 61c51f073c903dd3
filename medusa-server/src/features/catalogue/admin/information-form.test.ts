import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { productInformationSchema } from "@spolverk/content/product-information";
import { toInformationBody, toInformationForm } from "./information-form.ts";

const full = productInformationSchema.parse({
  warnings: ["hot-surface", "electrical"],
  hazard: { statements: ["H319"], precautions: ["P102"] },
  substances: [{ name: "Lead", cas: "7439-92-1", part: "brass" }],
  documents: [{ kind: "manual", language: "sv", file: "/uploads/1764-h1.pdf" }],
  packaging: { box: "PAP 20" },
  disposal: "electrical",
  repair: "instructions",
  customs: { code: "848520", origin: "SE" },
  guarantee: { years: 5, producer: "Hejdal" },
  updatesUntil: "2031-12-31",
  sparePartsYears: 10,
  recycled: { percent: 60, source: "pre-consumer", part: "housing" },
});
const issuesOf = (body: object) =>
  productInformationSchema.safeParse(body).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("the form of a product's information", () => {
  it("sends what it received, and nothing for a product without information", () => {
    assert.deepEqual(toInformationBody(toInformationForm(full)), full);
    assert.deepEqual(toInformationBody(toInformationForm({})), {});
  });

  it("sends half-filled fields to the server, which refuses them by field", () => {
    const form = toInformationForm({});
    assert.deepEqual(issuesOf(toInformationBody({ ...form, recycledPercent: "60" })), ["recycled.source"]);
    assert.deepEqual(issuesOf(toInformationBody({ ...form, customsCode: "848520" })), ["customs.origin"]);
    assert.deepEqual(
      issuesOf(toInformationBody({ ...form, guaranteeYears: "five", guaranteeProducer: "A B" })),
      ["guarantee.years"],
    );
  });

  it("normalizes a country to the schema's format", () => {
    const body = toInformationBody({ ...toInformationForm({}), customsCode: " 848520 ", origin: "se" });
    assert.deepEqual(body, { customs: { code: "848520", origin: "SE" } });
  });
});
