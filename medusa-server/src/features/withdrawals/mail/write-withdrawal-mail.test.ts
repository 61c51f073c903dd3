import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createMailTranslate, languages } from "@spolverk/content";
import type { OrderFacts } from "../../orders/order-facts.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { sampleOrder, sampleParcel } from "../../mails/testing/sample-order.ts";
import { sampleWithdrawalFacts } from "../testing/sample-withdrawal-facts.ts";

const facts = sampleWithdrawalFacts({ ...sampleOrder, language: "en" });

const confirm = (order: OrderFacts) =>
  renderMail({ kind: "order_confirmation", order, invoice: null, contract: null });

it("mails about an order and its parcel link to the withdrawal form when the site has one", () => {
  const url = "https://se.example.com/withdrawal?order=1042";
  const mailsOf = (hasWithdrawalPage: boolean) => {
    const order = { ...sampleOrder, language: "en", isCompany: false, hasWithdrawalPage } as const;
    return [confirm(order), renderMail({ kind: "order_shipped", order, parcel: sampleParcel })];
  };
  for (const { text, html } of mailsOf(true)) {
    assert.ok(text.includes(`Withdraw from contract here: ${url}`), text);
    assert.ok(html.includes(`href="${url}"`));
  }
  for (const { text } of mailsOf(false))
    assert.doesNotMatch(text, /withdrawal\?order|Withdraw from contract/);
});

for (const language of languages) {
  it(`a confirmation links to the terms and, for a private individual, to the right to withdraw, under their own names (${language})`, () => {
    const pagesOf = (isCompany: boolean) =>
      [
        ...confirm({ ...sampleOrder, language, isCompany }).html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g),
      ].slice(1);
    const [terms, policy, ...more] = pagesOf(false).map(([, url]) => url);
    assert.deepEqual(
      [terms, policy, more],
      ["https://se.example.com/terms", "https://se.example.com/withdrawal-policy", []],
    );
    const [company, ...others] = pagesOf(true);
    assert.deepEqual([company?.[1], others], [terms, []]);
    const t = createMailTranslate(language);
    assert.deepEqual(
      pagesOf(false).map(([, , name]) => name),
      [t("confirmation.terms"), t("withdrawal.policy")],
    );
  });
}

describe("the receipt of a withdrawal (directive 2011/83/EU, article 11a(4))", () => {
  it("contains the content of the statement, and its date and time with the zone", () => {
    const { text } = renderMail(facts);
    for (const part of ["W-10042", "1042", "Åsa Öberg", "asa@example.com", "Två rullar", "Kärna PLA"]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.match(text, /25 November 2026 at 03:20:11 CET/);
  });

  it("promises a refund only to consumers who withdrew in time, not to every sender of a statement", () => {
    assert.match(
      renderMail(facts).text,
      /If you bought as a consumer and withdrew within the time limit, send [^]* We’ll then refund you/,
    );
  });

  it("says that the customer withdraws from the whole order when the statement names no goods", () => {
    assert.match(renderMail({ ...facts, goods: "" }).text, /GOODS\s+The whole order/);
  });

  it("fits a phone with any description of the order", () => {
    const orderNumber = "die Bestellung vom letzten Montag, zwei Rollen PLA in Schwarz und eine Düse";
    const { html } = renderMail({ ...facts, orderNumber });
    assert.match(html, new RegExp(`overflow-wrap:anywhere;[^>]*>${orderNumber}`));
    assert.match(html, /white-space:nowrap;[^>]*>W-10042/);
  });

  it("contains no link written by the sender, since a form accepts any address", () => {
    const written = {
      name: "https://a.example",
      orderNumber: "www.b.example",
      goods: "see https://c.example",
    };
    const { html, text } = renderMail({ ...facts, ...written });
    assert.doesNotMatch(html + text, /https:\/\/(a|c)\.example|www\.b\.example/);
  });
});
