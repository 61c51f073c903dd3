import assert from "node:assert/strict";
import { it } from "node:test";
import { nameProductField } from "./name-product-field.ts";

for (const [field, name] of [
  ["information.guarantee.producer", "Guarantee given by"],
  ["information.substances.0.cas", "CAS number of substance 1"],
  ["information.documents.2.file", "File of document 3"],
  ["texts.sv.bullets.1", "Selling points (sv)"],
  ["texts.de.name", "Name (de)"],
  ["sold_by", "sold_by"],
] as const) {
  it(`names the product field ${field} as ${name}`, () => {
    assert.equal(nameProductField(field), name);
  });
}
