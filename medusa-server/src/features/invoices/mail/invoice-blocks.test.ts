import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatPrice } from "@spolverk/domain";
import type { Invoice } from "../invoice.ts";
import { sampleInvoice as invoice } from "../testing/sample-invoice.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { sampleOrder as order } from "../../mails/testing/sample-order.ts";

const creditNote: Invoice = {
  ...invoice,
  number: "C-10001",
  settlement: { kind: "credited", number: invoice.number, issuedOn: invoice.issuedOn },
};

describe("a mail that encloses a document", () => {
  it("states the amount due on an invoice after points and gift card", () => {
    const partly = { ...invoice, pointsMinor: 1000, giftCardMinor: 2000 };
    const { text } = renderMail({ kind: "invoice", order, invoice: partly });
    assert.ok(text.includes(`Att betala: ${formatPrice(73_189, "SEK", true)}`), text);
  });

  it("announces the enclosed receipt or paid company invoice, and states no amount due", () => {
    const paid = { kind: "paid", method: "stripe", on: "2026-03-02" } as const;
    const confirmed = (isCompany: boolean) =>
      renderMail({
        kind: "order_confirmation",
        order: { ...order, paymentMethod: "stripe" },
        invoice: { ...invoice, isCompany, settlement: paid },
        contract: null,
      }).text;
    assert.match(confirmed(false), /Ditt kvitto är bifogat/);
    assert.match(confirmed(true), /Fakturan är bifogad/);
    assert.doesNotMatch(confirmed(true), /RF\d\d|Att betala/);
  });

  it("announces the credit note enclosed with a refund or a cancellation, and writes nothing without a credit note", () => {
    for (const kind of ["order_refunded", "order_cancelled"] as const) {
      const told = (creditNote: Invoice | null) =>
        renderMail({ kind, order, amount: 49_900, creditNote }).text;
      assert.match(told(creditNote), /Kreditfaktura C-10001 är bifogad/);
      assert.doesNotMatch(told(null), /Kreditfaktura/);
    }
  });
});
