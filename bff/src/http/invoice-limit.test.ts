import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openMockRedis } from "../testing/open-mock-redis.ts";
import { createInvoiceLimit, type InvoiceBuyer } from "./invoice-limit.ts";

const limits = { perClient: 3, perEmail: 2, perOrganization: 2 };
const buyer = (changes: Partial<InvoiceBuyer> = {}): InvoiceBuyer => ({
  client: randomUUID(),
  email: `${randomUUID()}@example.com`,
  organization: randomUUID(),
  ...changes,
});

describe.each([
  ["in memory", () => createInvoiceLimit(limits, null)],
  ["in Redis", () => createInvoiceLimit(limits, openMockRedis("invoices"))],
])("the limit of orders by invoice, counted %s", (_, create) => {
  it.each([
    ["client", "192.0.2.1", 3],
    ["email", "victim@example.com", 2],
    ["organization", "SE5560360793", 2],
  ] as const)(
    "allows one %s as many orders as its own limit, whatever the rest of the buyer is",
    async (field, value, most) => {
      const limit = create();
      for (let count = 0; count < most; count += 1)
        expect(await limit.take(buyer({ [field]: value }))).toBe(0);
      const seconds = await limit.take(buyer({ [field]: value }));
      expect(seconds).toBeGreaterThan(86_000);
      expect(seconds).toBeLessThanOrEqual(86_400);
      expect(await limit.take(buyer())).toBe(0);
    },
  );

  it("ignores the case of an e-mail address", async () => {
    const limit = create();
    await limit.take(buyer({ email: "Kim.Case@example.com" }));
    await limit.take(buyer({ email: "kim.case@EXAMPLE.com" }));
    expect(await limit.take(buyer({ email: "kim.case@example.com" }))).toBeGreaterThan(0);
  });

  it("does not count orders that it refuses or that are given back", async () => {
    const limit = create();
    const full = buyer({ email: "full@example.com" });
    await limit.take(full);
    await limit.take(buyer({ email: full.email }));
    const other = buyer({ email: full.email, organization: "innocent" });
    for (let count = 0; count < 5; count += 1) expect(await limit.take(other)).toBeGreaterThan(0);
    expect(await limit.take(buyer({ organization: "innocent" }))).toBe(0);
    await limit.giveBack(full);
    expect(await limit.take(buyer({ email: full.email }))).toBe(0);
  });

  it("keeps a count after a lost reply, once per checkout, until it is known that there is no order", async () => {
    const limit = create();
    const lost = buyer({ email: "Lost@example.com" });
    const next = () => limit.take(buyer({ email: lost.email }));
    const checkoutId = randomUUID();
    for (let call = 0; call < 2; call += 1) {
      expect(await limit.take(lost)).toBe(0);
      await limit.keepUntilKnown(checkoutId, lost);
    }
    await limit.giveBackKept(randomUUID());
    expect(await next()).toBe(0);
    expect(await next()).toBeGreaterThan(0);
    await Promise.all([limit.giveBackKept(checkoutId), limit.giveBackKept(checkoutId)]);
    expect(await next()).toBe(0);
    expect(await next()).toBeGreaterThan(0);
  });
});
