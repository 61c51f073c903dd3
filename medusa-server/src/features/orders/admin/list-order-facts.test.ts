import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { samplePricedCheckout } from "../testing/sample-priced-checkout.ts";
import { listOrderFacts } from "./list-order-facts.ts";

const servicePoint = { name: "Pressbyrån", addressLine1: "Storgatan 1", zip: "252 20", city: "Lund" };
const sample = samplePricedCheckout();

describe("the facts of an order in the admin", () => {
  it("contain its payment, delivery and the company's details, in this order and with readable names", () => {
    const order = samplePricedCheckout({
      noteToCarrier: "Ring the bell",
      shippingOption: { ...sample.shippingOption!, name: "Service point", servicePoint },
      billing: { ...sample.billing, vatNumber: "SE556036079301", referenceCode: "PO 17" },
    });
    assert.deepEqual(
      listOrderFacts({ priced: order, paymentReference: "0f1e", acceptance: null }).map(
        ({ name, text }) => `${name}: ${text}`,
      ),
      [
        "Payment: Invoice by e-mail",
        "Carrier: Service point",
        "Service point: Pressbyrån, Storgatan 1, 252 20 Lund",
        "Note to the carrier: Ring the bell",
        "Organization number: 556036-0793",
        "VAT number: SE556036079301",
        "Reference: PO 17",
      ],
    );
  });

  it("contain the amounts paid with points and a gift card", () => {
    const totals = { ...sample.totals, points: 10_000, giftCard: 5000, toPay: 42_600 };
    const facts = listOrderFacts({
      priced: samplePricedCheckout({ totals }),
      paymentReference: "0f1e",
      acceptance: null,
    });
    assert.deepEqual(
      facts.filter(({ name }) => name.startsWith("Paid by")).map(({ text }) => text),
      ["100,00 SEK", "50,00 SEK"],
    );
  });

  it("contain the accepted terms, the time of the acceptance, and the export agreement [5.7] [5.8]", () => {
    const acceptance = {
      terms: { version: "0123456789ab", folder: "se", language: "sv", at: "2026-11-25T10:30:40.000Z" },
      exportAgreement: true,
      delivery: null,
    };
    const toLast = (given: typeof acceptance) =>
      listOrderFacts({ priced: sample, paymentReference: "0f1e", acceptance: given })
        .filter(({ name }) => /terms|agreement/.test(name))
        .map(({ name, text }) => `${name}: ${text}`);
    assert.deepEqual(toLast(acceptance), [
      "Accepted terms: Version 0123456789ab (se, sv), 2026-11-25 10:30 UTC",
      "Export agreement: Accepted",
    ]);
    assert.equal(toLast({ ...acceptance, exportAgreement: false }).length, 1);
  });

  it("leave out absent details", () => {
    const order = samplePricedCheckout({
      paymentMethod: "stripe",
      shippingOption: { ...sample.shippingOption!, name: "Parcel" },
      billing: { ...sample.billing, organizationNumber: " " },
    });
    assert.deepEqual(listOrderFacts({ priced: order, paymentReference: "0f1e", acceptance: null }), [
      { name: "Payment", text: "Card (Stripe)" },
      { name: "Reference at the payment provider", text: "0f1e" },
      { name: "Carrier", text: "Parcel" },
    ]);
  });
});
