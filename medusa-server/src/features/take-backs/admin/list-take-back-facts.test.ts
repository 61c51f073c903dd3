import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { TakeBackForAdmin } from "../take-back-for-admin.ts";
import { listTakeBackFacts } from "./list-take-back-facts.ts";

const takeBack: TakeBackForAdmin = {
  id: "takeback_1",
  number: "R-10001",
  state: "created",
  orderId: "order_1",
  orderNumber: "17",
  email: "astrid@example.com",
  isCompany: false,
  spools: 12,
  scrapGrams: 0,
  createdAt: "2026-11-24T10:00:00.000Z",
  lastDay: "2027-01-23",
  language: "sv",
  site: "se",
  weightGrams: 3250,
  lengthMm: 605,
  widthMm: 400,
  heightMm: 400,
  trackingNumber: null,
  hasLabel: true,
  feeSek: null,
  reason: null,
  history: [],
  notes: [],
  nextStates: ["sent", "received"],
};
const list = (changes: Partial<TakeBackForAdmin>) =>
  listTakeBackFacts({ ...takeBack, ...changes }).map(({ name, text }) => `${name}: ${text}`);

describe("the facts of a take-back in the admin", () => {
  it("contain the returned goods and the parcel in kg and cm, without absent details", () => {
    assert.deepEqual(list({}), [
      "Customer: Private individual",
      "Site and language: se, Swedish",
      "Empty spools: 12",
      "Weight of the parcel: 3.25 kg",
      "Sides of the parcel: 60.5 × 40 × 40 cm",
    ]);
  });

  it("contain scrap, the tracking number, and the fee with its reason [5.20]", () => {
    const facts = list({
      isCompany: true,
      scrapGrams: 1500,
      trackingNumber: "UA4711SE",
      feeSek: 1000,
      reason: "PETG i paketet",
    });
    assert.deepEqual(
      facts.filter((fact) => /^(Customer|Scrap|Tracking|Fee|Reason)/.test(fact)),
      [
        "Customer: Company: pays the shipping",
        "Scrap: 1.5 kg",
        "Tracking number: UA4711SE",
        "Fee: SEK 1,000",
        "Reason: PETG i paketet",
      ],
    );
  });
});
