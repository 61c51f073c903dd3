import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { EnquiryKind } from "@spolverk/domain";
import { listEnquiryAnswers } from "./list-enquiry-answers.ts";

const list = (kind: EnquiryKind, answers: Record<string, string | number>) =>
  listEnquiryAnswers({
    kind,
    answers: Object.entries(answers).map(([name, value]) => ({ name, value })),
  }).map(({ name, text }) => `${name}: ${text}`);

/** The fields of the forms, without the sender's and the files [3.46], [3.47]. */
const fields = {
  contact: ["orderNumber", "batchNumber", "message"],
  suggestion: ["product", "message"],
  affiliate: [
    "contentPlans",
    "currentAffiliations",
    "experience",
    "socialHandles",
    "priorUse",
    "otherComments",
  ],
  reseller: ["company", "country", "homepage", "vatNumber", "salesChannels", "expectedKg", "message"],
  partner: ["company", "country", "homepage", "printers", "monthlyKg", "message"],
  endProductUse: ["company", "product", "material", "yearlyPieces", "message"],
  customFilament: [
    "company",
    "country",
    "homepage",
    "use",
    "material",
    "color",
    "diameter",
    "amountKg",
    "neededBy",
    "message",
  ],
  careers: ["phone", "position", "message"],
} as const satisfies Record<EnquiryKind, readonly string[]>;

describe("the answers of an enquiry in the admin", () => {
  it("get a readable label for every field of every form [3.47]", () => {
    for (const kind of Object.keys(fields) as EnquiryKind[]) {
      const answers = fields[kind].map((name) => ({ name, value: "x" }));
      const labels = listEnquiryAnswers({ kind, answers }).map(({ name }) => name);
      for (const label of labels) assert.match(label, /^[A-Z][A-Za-z,]+( [a-z]|$)/, `${kind}: ${label}`);
      assert.equal(new Set(labels).size, labels.length, kind);
    }
  });

  it("keep their order, with units for amounts and names for countries", () => {
    assert.deepEqual(
      list("customFilament", { company: "Fräs AB", country: "SE", diameter: "1.75", amountKg: 1200 }),
      ["Company: Fräs AB", "Country: Sweden", "Diameter: 1.75 mm", "Amount: 1,200 kg"],
    );
    assert.deepEqual(list("partner", { printers: 12, monthlyKg: 80 }), [
      "Printers: 12",
      "Filament used: 80 kg a month",
    ]);
  });

  it("get the form's own label when two forms share a field's name", () => {
    assert.deepEqual(list("suggestion", { product: "PEEK" }), ["What is missing in the shop: PEEK"]);
    assert.deepEqual(list("endProductUse", { product: "Lamps" }), ["What is made: Lamps"]);
  });

  it("appear even with an unknown field or country", () => {
    assert.deepEqual(list("contact", { weather: "fine", country: "Atlantis" }), [
      "weather: fine",
      "Country: Atlantis",
    ]);
  });
});
