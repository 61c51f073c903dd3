import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { renderMail } from "./render-mail.ts";
import { sampleOrder, sampleParcel } from "./sample-order.ts";
import { sampleWithdrawalFacts } from "./sample-withdrawal-facts.ts";

const facts = sampleWithdrawalFacts({ ...sampleOrder, language: "en" });

it("the way to withdraw stands in the mails about an order and its parcel, and in none of a company's", () => {
  const withdrawalUrl = "https://se.example.com/withdrawal?order=1042";
  const order = { ...sampleOrder, language: "en" as const };
  const mailsOf = (url: string | null) => [
    renderMail({
      kind: "order_confirmation",
      order: { ...order, withdrawalUrl: url },
      invoice: null,
      contract: null,
    }),
    renderMail({ kind: "order_shipped", order: { ...order, withdrawalUrl: url }, parcel: sampleParcel }),
  ];
  for (const { text, html } of mailsOf(withdrawalUrl)) {
    assert.ok(text.includes(`Withdraw from contract here: ${withdrawalUrl}`), text);
    assert.ok(html.includes(`href="${withdrawalUrl}"`));
  }
  for (const { text } of mailsOf(null)) assert.doesNotMatch(text, /withdrawal\?order|Withdraw from contract/);
});

describe("the receipt of a withdrawal (directive 2011/83/EU, article 11a(4))", () => {
  it("has the content of the statement, and its date and time with the zone", () => {
    const { text } = renderMail(facts);
    for (const part of ["W-10042", "1042", "Åsa Öberg", "asa@example.com", "Två rullar", "Kärna PLA"]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.match(text, /25 November 2026 at 03:20:11 CET/);
  });

  it("says so where the whole order is withdrawn from", () => {
    assert.match(renderMail({ ...facts, goods: "" }).text, /GOODS\s+The whole order/);
  });

  it("fits a phone, however its sender describes the order", () => {
    const orderNumber = "die Bestellung vom letzten Montag, zwei Rollen PLA in Schwarz und eine Düse";
    const { html } = renderMail({ ...facts, orderNumber });
    assert.match(html, new RegExp(`overflow-wrap:anywhere;[^>]*>${orderNumber}`));
    assert.match(html, /white-space:nowrap;[^>]*>W-10042/);
  });

  it("has no link that its sender has written: anybody may type any address", () => {
    const written = {
      name: "https://a.example",
      orderNumber: "www.b.example",
      goods: "see https://c.example",
    };
    const { html, text } = renderMail({ ...facts, ...written });
    assert.doesNotMatch(html + text, /https:\/\/(a|c)\.example|www\.b\.example/);
  });
});
