import { describe, expect, it } from "vitest";
import { billingSchema } from "../../contract/checkout-requests.ts";
import { createRecord } from "../../testing/create-record.ts";
import { createCheckoutStore } from "./checkout-store.ts";

const record = createRecord(new Date("2026-03-02T10:00:00.000Z"));

/** The keeping of checkouts before a Medusa that has this for a record. */
function keepingOf(data: unknown) {
  const reply = { checkout: { data, placing: "none", in_progress: true, order: null, payment: null } };
  const answer = async <T>(schema: { parse: (reply: unknown) => T }): Promise<T> => schema.parse(reply);
  return createCheckoutStore({ get: answer, post: answer });
}

describe("a checkout that is read back", () => {
  it("is the record that was saved", async () => {
    expect(await keepingOf(record).getCheckout(record.id)).toEqual({
      record,
      placing: "none",
      isInProgress: true,
      order: null,
      approval: "not_needed",
      payment: null,
    });
  });

  it("is gone when it was saved before records had all they have now [4.35]", async () => {
    const { vatCheck: _vatCheck, noteToCarrier: _note, ...old } = record;
    expect(await keepingOf(old).getCheckout(record.id)).toBeNull();
    expect(await keepingOf({ ...record, accepted: { id: record.id } }).getCheckout(record.id)).toBeNull();
  });

  it("loses what turns the direction of text, which forms took once, and nothing else of it", async () => {
    const billing = {
      ...billingSchema.parse({ country: "SE" }),
      firstName: "Å\u202Esa",
      city: "\u2067Lund\u2069",
    };
    const found = await keepingOf({ ...record, billing, noteToCarrier: "a\u202Cb" }).getCheckout(record.id);
    expect(found?.record).toEqual({
      ...record,
      billing: { ...billing, firstName: "Åsa", city: "Lund" },
      noteToCarrier: "ab",
    });
  });

  it("is never another one than was asked for", async () => {
    await expect(keepingOf(record).getCheckout("another")).rejects.toThrow("another checkout");
  });
});
