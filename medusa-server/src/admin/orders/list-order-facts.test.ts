import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listOrderFacts } from "./list-order-facts.ts";

const servicePoint = {
  id: "p1",
  name: "Pressbyrån",
  addressLine1: "Storgatan 1",
  zip: "252 20",
  city: "Lund",
};

describe("the facts of an order in the admin", () => {
  it("are its payment, delivery and what the company named, in this order and by readable names", () => {
    const order = {
      metadata: { paymentMethod: "invoice_email" },
      billing_address: {
        metadata: { organizationNumber: "556036-0793", vatNumber: "SE556036079301", referenceCode: "PO 17" },
      },
      shipping_address: { metadata: { noteToCarrier: "Ring the bell" } },
      shipping_methods: [{ name: "Service point", metadata: { servicePoint } }],
    };
    assert.deepEqual(
      listOrderFacts(order).map(({ name, text }) => `${name}: ${text}`),
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
  it("leave out what the order does not have, and name a payment method that they do not know by its code", () => {
    const order = {
      metadata: { paymentMethod: "barter" },
      billing_address: { metadata: { vatNumber: "", organizationNumber: null } },
      shipping_address: null,
      shipping_methods: [{ name: "Parcel", metadata: { servicePoint: null } }],
    };
    assert.deepEqual(listOrderFacts(order), [
      { name: "Payment", text: "barter" },
      { name: "Carrier", text: "Parcel" },
    ]);
    assert.deepEqual(listOrderFacts({}), []);
    assert.deepEqual(listOrderFacts(null), []);
  });
});
