import assert from "node:assert/strict";
import { it } from "node:test";
import { createInvoiceTranslate, type Language } from "@spolverk/content";
import { sampleInvoice } from "./testing/sample-invoice.ts";
import { toInvoiceView } from "./to-invoice-view.ts";

const remarksIn = (language: Language) =>
  toInvoiceView({ ...sampleInvoice, language, notes: "Hall 4" }, createInvoiceTranslate(language)).remarks;

it("a document labels the buyer's notes by the rules of its language: French puts a no-break space before the colon", () => {
  assert.deepEqual(remarksIn("fr"), ["Remarques\u00A0: Hall 4"]);
  assert.match(remarksIn("sv")[0] ?? "", /^\S+: Hall 4$/);
});
