import { describe, expect, it } from "vitest";
import { billingSchema } from "../../contract/checkout-requests.ts";
import { createRecord } from "../../testing/create-record.ts";
import { createCheckoutStore } from "./checkout-store.ts";

const record = createRecord(new Date("2026-03-02T10:00:00.000Z"));

/** Creates the store over a Medusa that holds this record. */
function keepingOf(data: unknown, state: object = {}) {
  const idle = { placing: "none", in_progress: false, order: null, payment: null };
  const reply = { checkout: { data, ...idle, ...state } };
  const answer = async <T>(schema: { parse: (reply: unknown) => T }): Promise<T> => schema.parse(reply);
  return createCheckoutStore({ get: answer, post: answer });
}

describe("a checkout read from Medusa", () => {
  it("equals the record that was saved", async () => {
    expect(await keepingOf(record, { in_progress: true }).getCheckout(record.id)).toEqual({
      record,
      placing: "none",
      isInProgress: true,
      order: null,
      approval: "not_needed",
      payment: null,
    });
  });

  const order = { id: "order_1", display_id: 1042, created_at: record.createdAt, approval: "not_needed" };

  it.each([
    ["nothing", {}, false],
    ["an order", { order }, true],
    ["a payment", { payment: { kind: "manual" } }, true],
    ["reserved goods", { placing: "awaiting_payment" }, true],
    ["a running placement", { in_progress: true }, true],
  ])(
    "throws for an unreadable record and says whether it may be paid: with %s",
    async (_, state, mayBePaid) => {
      const { vatCheck: _vatCheck, ...broken } = record;
      await expect(keepingOf(broken, state).getCheckout(record.id)).rejects.toMatchObject({
        name: "UnreadableCheckoutError",
        mayBePaid,
        orderNumber: "order" in state ? "1042" : null,
        changedAt: record.changedAt,
        message: "The record of a checkout cannot be read (vatCheck: invalid_type)",
      });
    },
  );

  it("does not exist once retention has emptied its record, although its order stays", async () => {
    expect(await keepingOf({}, { order }).getCheckout(record.id)).toBeNull();
    expect(await keepingOf({}).getCheckout(record.id)).toBeNull();
  });

  it("can be read when a later release has stored further fields", async () => {
    const later = { ...record, format: 99, invention: true };
    expect((await keepingOf(later).getCheckout(record.id))?.record).toEqual(record);
  });

  it("loses the bidirectional control characters that forms used to accept, and nothing else", async () => {
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

  it("throws when Medusa returns another checkout", async () => {
    await expect(keepingOf(record).getCheckout("another")).rejects.toThrow("another checkout");
  });
});
