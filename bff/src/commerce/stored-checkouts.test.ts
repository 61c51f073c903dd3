import { readdirSync, readFileSync } from "node:fs";
import { checkoutReplySchema } from "@spolverk/medusa-contract";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { showAccepted } from "../checkout/show-checkout.ts";
import { checkoutSchema } from "../contract/checkout.ts";
import {
  type StoredCheckoutReply,
  walkStoredCheckouts,
} from "../testing/stored-checkouts/walk-stored-checkouts.ts";
import type { StoredRecord } from "./checkout-record.ts";
import { createCheckoutStore } from "./medusa/checkout-store.ts";
import { storedCheckoutSchema } from "./stored-checkout.ts";

const folder = new URL("../testing/stored-checkouts/", import.meta.url);
const releases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const fixtures = releases.flatMap((release) =>
  readdirSync(new URL(`${release}/`, folder)).map((file) => {
    const text = readFileSync(new URL(`${release}/${file}`, folder), "utf8");
    const checkout: StoredCheckoutReply = checkoutReplySchema.shape.checkout.parse(JSON.parse(text));
    return { name: `${release}/${file}`, checkout };
  }),
);

async function load(checkout: StoredCheckoutReply) {
  const answer = async <T>(schema: { parse: (reply: unknown) => T }): Promise<T> =>
    schema.parse({ checkout });
  const { id } = checkout.data as { id: string };
  const stored = await createCheckoutStore({ get: answer, post: answer }).getCheckout(id);
  if (!stored) throw new Error("The checkout is not found");
  return stored;
}

/** Loads a stored checkout and shows it as its page does. */
async function expectShown(checkout: StoredCheckoutReply): Promise<void> {
  const { placing, ...stored } = await load(checkout);
  const { format: _format, accepted, ...entered } = checkout.data as Record<string, object | null>;
  expect(stored.record).toMatchObject(entered);
  expect(stored.record.accepted === null).toBe(accepted === null);
  if (stored.record.accepted === null) return;
  const loaded = { ...stored, isAwaitingPayment: placing === "awaitingPayment" };
  expect(checkoutSchema.parse(showAccepted(loaded, stored.record.accepted))).toMatchObject({
    ...accepted,
    step: checkout.order ? "confirmation" : "payment",
    order: checkout.order && { number: String(checkout.order.display_id) },
    expiresAt: expect.any(String),
  });
}

describe("a checkout that an earlier release stored", () => {
  it("exists in every state and from at least one release", () => {
    expect(releases.length).toBeGreaterThan(0);
    expect(fixtures.length).toBeGreaterThanOrEqual(16 * releases.length);
  });

  it.each(fixtures)("can be loaded and shown: $name", ({ checkout }) => expectShown(checkout));
});

describe("a checkout that this release stores", () => {
  it("can be loaded and shown in every state, and the states cover each part of the record", async () => {
    const checkouts = Object.values(await walkStoredCheckouts());
    for (const checkout of checkouts) await expectShown(checkout);
    const records = checkouts.map(({ data }) => data);
    expect(listUnused(storedCheckoutSchema, records, "record")).toEqual([]);
  });

  it("contains the field that the release before needs to read an accepted checkout", async () => {
    const records = Object.values(await walkStoredCheckouts()).map(({ data }) => data as StoredRecord);
    const accepted = records.flatMap((record) => record.accepted ?? []);
    expect(accepted.length).toBeGreaterThan(0);
    for (const checkout of accepted) expect(checkout).toHaveProperty("order", null);
  });
});

/** Lists the objects of a schema for which `values` contains no example, so that no test reads their fields. */
function listUnused(schema: z.core.$ZodType, values: readonly unknown[], path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const given = values.filter((value) => value !== null && value !== undefined);
  if (def.type === "nullable" || def.type === "default" || def.type === "optional") {
    return listUnused(def.innerType, given, path);
  }
  if (def.type === "array") return listUnused(def.element, given.flat(), `${path}[]`);
  if (def.type !== "object") return [];
  if (given.length === 0) return [path];
  return Object.entries(def.shape).flatMap(([name, inner]) =>
    listUnused(
      inner,
      given.map((value) => (value as Record<string, unknown>)[name]),
      `${path}.${name}`,
    ),
  );
}
