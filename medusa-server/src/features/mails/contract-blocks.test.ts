import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages, readShop } from "@spolverk/content";
import { toShopDay } from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import type { ContractFacts } from "../invoices/terms/contract-facts.ts";
import { sampleTerms } from "../invoices/testing/sample-terms.ts";
import type { OrderFacts } from "../orders/order-facts.ts";
import { renderMail } from "./render-mail.ts";
import { sampleOrder } from "./testing/sample-order.ts";

const contract: ContractFacts = {
  placedOn: "2026-11-25",
  delivery: { shipDate: "2026-11-27", workingDays: { min: 2, max: 3 } },
  terms: sampleTerms(),
  mayWithdraw: true,
};
const write = (changes: Partial<ContractFacts> = {}, order: Partial<OrderFacts> = {}) =>
  renderMail({
    kind: "order_confirmation",
    order: { ...sampleOrder, ...order },
    invoice: null,
    contract: { ...contract, ...changes },
  });

describe("the confirmation of a contract by mail", () => {
  it("names the day of the order, the delivery time and the seller with its registration numbers", () => {
    const { text } = write();
    const { seller } = readShop();
    for (const expected of [
      "BESTÄLLNINGSDAG\n25 november 2026",
      "BERÄKNAD LEVERANS\nLämnar vårt lager 27 november 2026\noch är sedan på väg i 2–3 arbetsdagar",
      seller.name,
      seller.organizationNumber,
      seller.vatNumber,
    ]) {
      assert.ok(text.includes(expected), `${expected} in ${text}`);
    }
  });

  it("names the attached terms and the day since which they apply [5.7]", () => {
    assert.match(
      write().text,
      /Bifogat som PDF: köpvillkoren .* som gäller sedan \d+ \p{L}+ \d{4}, och hur du ångrar/u,
    );
    const toCompany = write({ mayWithdraw: false }).text;
    assert.match(toCompany, /Bifogat som PDF: köpvillkoren .* som gäller sedan \d+ \p{L}+ \d{4}\./u);
    assert.doesNotMatch(toCompany, /ångrar/);
  });

  it("writes one working day in the singular, and mentions no delivery when nothing is sent", () => {
    const oneDay = { shipDate: "2026-11-27", workingDays: { min: 1, max: 1 } };
    assert.match(write({ delivery: oneDay }).text, /på väg i 1 arbetsdag\n/);
    assert.doesNotMatch(write({ delivery: null }).text, /BERÄKNAD LEVERANS/);
  });

  it("promises no day for an order that awaits approval", () => {
    assert.doesNotMatch(write({}, { approval: "awaiting" }).text, /BERÄKNAD LEVERANS|27 november|på väg/);
    assert.match(write({}, { approval: "approved" }).text, /BERÄKNAD LEVERANS/);
  });

  it("mentions no file when the site has no terms", () => {
    assert.doesNotMatch(write({ terms: null }).text, /Bifogat/);
  });

  for (const language of languages) {
    it(`contains all of its texts in ${language}`, () => {
      const { text, html } = write({ terms: sampleTerms(language) }, { language });
      assert.ok(text.includes(formatDay(toShopDay(sampleTerms(language).since.toISOString()), language)));
      assert.ok(!text.includes("0123456789ab"));
      assert.ok(text.includes(readShop().seller.organizationNumber));
      assert.match(text, /2–3/);
      assert.doesNotMatch(html, /\{\{/);
    });
  }
});
