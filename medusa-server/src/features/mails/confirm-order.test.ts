import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatPrice } from "@spolverk/domain";
import type { OrderFacts } from "../orders/order-facts.ts";
import { renderMail } from "./render-mail.ts";
import { sampleOrder, sampleParcel, totalsWithoutExtras } from "./testing/sample-order.ts";

const confirm = (change: Partial<OrderFacts> = {}) =>
  renderMail({
    kind: "order_confirmation",
    order: { ...sampleOrder, ...change },
    invoice: null,
    contract: null,
  });

describe("the order confirmation mail", () => {
  it("shows a private individual lines and totals including VAT, and the amount of the VAT [9.12]", () => {
    const { text } = confirm({ isCompany: false, isSummedWithoutVat: false, paymentMethod: "stripe" });
    const amounts = [
      ...text.matchAll(/^(Varor|Frakt|Rabattkod SEK50|Summa|varav moms.*|Poäng|Presentkort|Betalt): (.*)$/gm),
    ];
    const total = 181_156;
    assert.deepEqual(
      amounts.map(([, name, amount]) => [name, amount]),
      [
        ["Varor", total - 9900 - 2900 + 5000],
        ["Frakt", 9900],
        ["Rabattkod SEK50", -5000],
        ["Summa", total],
        ["varav moms (25 %)", 36_231],
        ["Poäng", -10_000],
        ["Presentkort", -40_000],
        ["Betalt", 131_156],
      ].map(([name, minor]) => [name, formatPrice(Number(minor), "SEK", true)]),
    );
    assert.doesNotMatch(text, /exkl\. moms|Att betala/);
  });

  it("names each discounted line's list price and saving, and when a backorder is expected [9.13] [4.30]", () => {
    const [first, second] = sampleOrder.lines;
    const { text } = confirm({ lines: [{ ...first!, isAgreed: true, before: 60_000 }, second!] });
    const list = formatPrice(60_000, "SEK", true);
    assert.ok(text.includes(`Röd, 750 g. Ditt avtalspris, listpris ${list}`), text);
    assert.equal(text.match(/avtalspris/g)?.length, 1);
    const isLater = confirm({ lines: [{ ...second!, total: 50_000, isAgreed: false, before: 60_000 }] }).text;
    const saved = formatPrice(10_000, "SEK", true);
    const restock = "Åter i lager 9 december; hela beställningen skickas då.";
    assert.ok(isLater.includes(`Förut ${list}. Du sparar ${saved}. ${restock}`), isLater);
    assert.doesNotMatch(confirm().text, /avtalspris/);
  });

  it("says whether the order is paid, has to be paid to the shop, or has to be paid to the pay-later provider", () => {
    const last = (paymentMethod: OrderFacts["paymentMethod"]) =>
      /^(Betalt|Att betala(?: till Klarna)?): /m.exec(
        confirm({ totals: totalsWithoutExtras, paymentMethod }).text,
      )?.[1];
    assert.equal(last("swish"), "Betalt");
    assert.equal(last("stripe"), "Betalt");
    assert.equal(last("invoice_mail"), "Att betala");
    assert.equal(last("slice_it"), "Att betala till Klarna");
  });

  it("names the service point in the confirmation and in the shipping mail", () => {
    const pickUpAt = ["ICA Kvantum", "Storgatan 9", "252 20 Helsingborg"];
    const fetched = { ...sampleOrder, pickUpAt };
    const shipped = renderMail({ kind: "order_shipped", order: fetched, parcel: sampleParcel });
    for (const { text } of [confirm({ pickUpAt }), shipped]) {
      assert.match(text, /HÄMTAS HOS\nICA Kvantum\nStorgatan 9\n252 20 Helsingborg\n/);
      assert.match(text, /DIN ADRESS\nÅsa Öberg\n/);
      assert.doesNotMatch(text, /LEVERERAS TILL/);
    }
  });

  it("announces a mail, and no parcel, for an order of gift cards alone", () => {
    const { text } = confirm({ delivery: null, deliverTo: [] });
    assert.match(text, /Presentkortet kommer i ett eget mejl/);
    assert.doesNotMatch(text, /på väg/);
  });
});
