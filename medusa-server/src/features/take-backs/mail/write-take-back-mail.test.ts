import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readShop } from "@spolverk/content";
import type { Invoice } from "../../invoices/invoice.ts";
import { sampleInvoice } from "../../invoices/testing/sample-invoice.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { sampleOrder as order } from "../../mails/testing/sample-order.ts";
import { sampleTakeBackFacts } from "../testing/sample-take-back-facts.ts";
import type { TakeBackFacts } from "./take-back-facts.ts";

const invoice: Invoice = { ...sampleInvoice, orderNumber: order.number, issuedOn: "2026-11-24" };
const samples = sampleTakeBackFacts({ ...order, language: "en" }, invoice);

function find<K extends TakeBackFacts["kind"]>(kind: K) {
  const found = samples.find((each): each is Extract<TakeBackFacts, { kind: K }> => each.kind === kind);
  assert.ok(found);
  return found;
}

describe("a mail about a take-back", () => {
  for (const facts of samples) {
    it(`about ${facts.kind} links to its page, with the token in the fragment`, () => {
      const { text, html } = renderMail(facts);
      const url = `${order.site.origin}/re-add/request#${facts.token}`;
      assert.ok(text.includes(`: ${url}\n`), text);
      assert.ok(html.includes(`href="${url}"`));
    });
  }

  it("about a new request lists what the parcel may contain and the last day to send it [5.15] [5.16]", () => {
    const { text } = renderMail(find("take_back_created"));
    assert.match(text, /scrap of our own PLA/);
    assert.match(text, /by 23 January 2027/);
  });

  it("mentions the attached label to a private individual, and the address of the warehouse to a company [5.18] [5.19]", () => {
    const facts = find("take_back_created");
    const own = renderMail(facts).text;
    assert.match(own, /label is attached .* service point in Sweden/);
    assert.doesNotMatch(own, /at your own cost/);
    const companys = renderMail({ ...facts, label: null, isCompany: true }).text;
    assert.doesNotMatch(companys, /label/);
    assert.match(companys, /at your own cost/);
    assert.match(companys, new RegExp(readShop().warehouse.address));
    // The label is null when the parcel arrived before the mail was sent.
    const late = renderMail({ ...facts, label: null }).text;
    assert.doesNotMatch(late, /label|at your own cost/);
  });

  it("about a rejection gives the reason, and the fee with its due day when one is charged [5.20]", () => {
    const facts = find("take_back_rejected");
    const { text } = renderMail(facts);
    assert.match(text, /REASON\s+PETG\s+ABS/);
    assert.match(text, /an incorrect return costs 1\.000,00\sSEK/);
    assert.match(text, /24 December 2026/);
    assert.match(text, /100042/);
    assert.doesNotMatch(renderMail({ ...facts, invoice: null }).text, /SEK|invoice/i);
  });

  it("states the parcel's tracking number when the customer has entered it", () => {
    assert.match(renderMail(find("take_back_sent")).text, /UA123SE/);
  });
});
