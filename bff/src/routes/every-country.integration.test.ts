import { randomInt } from "node:crypto";
import { readSites } from "@spolverk/content";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createMedusaBackend } from "../commerce/medusa/create-medusa-backend.ts";
import type { ErrorReply } from "../contract/error.ts";
import { payByCard } from "../testing/medusa/pay-by-card.ts";
import { pickByStock } from "../testing/pick-by-stock.ts";
import { listBuyers } from "../testing/sweep/list-buyers.ts";
import { orderBy, reachPayment } from "../testing/sweep/order-as-buyer.ts";
import type { CheckoutCalls } from "../testing/walk-checkout.ts";

const { BFF_URL, MEDUSA_URL, INTERNAL_TOKEN, SWEEP_SEED } = process.env;
if (!BFF_URL || !MEDUSA_URL || !INTERNAL_TOKEN) {
  throw new Error("Set BFF_URL, MEDUSA_URL and INTERNAL_TOKEN of a running shop");
}
const seed = Number(SWEEP_SEED ?? randomInt(2 ** 31));
const buyers = listBuyers(readSites());
const countries = [...new Set(buyers.map(({ country }) => country))];
/** One buyer per country, whose kind, site and currency depend on the seed. */
const sample = fc
  .sample(
    fc.tuple(
      ...countries.map((country) => fc.constantFrom(...buyers.filter((one) => one.country === country))),
    ),
    {
      seed,
      numRuns: 1,
    },
  )
  .flat()
  .map((buyer) => [buyer.kind, buyer.country, buyer.site.code, buyer.currency, buyer] as const);

type Answer<T> = { status: number; headers: Headers; reply: ErrorReply & T };

async function call<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  const response = await fetch(`${BFF_URL}/api${path}`, init);
  const reply = (await response.json()) as ErrorReply & T;
  return { status: response.status, headers: response.headers, reply };
}
const calls: CheckoutCalls = {
  get: (path) => call(path),
  post: (path, body) => {
    const headers = { "content-type": "application/json" };
    return call(path, { method: "POST", headers, body: JSON.stringify(body) });
  },
};

/** The id of the variation with the most stock. */
let goods = "";
beforeAll(async () => {
  const options = { url: MEDUSA_URL, token: INTERNAL_TOKEN, timeoutMs: 30_000, now: () => new Date() };
  const { engine } = createMedusaBackend(options);
  const plenty = pickByStock(await engine.listProducts(), await engine.getSettings(), "plenty");
  const most = plenty.toSorted(
    (a, b) => b.variation.stock.totalAvailable - a.variation.stock.totalAvailable,
  )[0];
  goods = most?.variation.id ?? "";
});

describe(`the running shop, swept with SWEEP_SEED=${seed}`, () => {
  it.concurrent.each(sample)("sells to a %s buyer in %s on %s in %s [1.2]", async (...[, , , , buyer]) => {
    const checkout = await reachPayment(calls, goods, buyer);
    const methods = checkout.paymentMethods.map(({ method }) => method);
    const method = methods.find((one) => one === (buyer.kind === "company" ? "invoice_email" : "stripe"));
    if (!method) throw new Error(`Offered: ${methods.join()}`);
    const pay = ({ payment }: typeof checkout) => payByCard(payment, "pm_card_visa");
    const placed = await orderBy(calls, checkout, { method, ...(method === "stripe" && { pay }) });
    expect(placed).toMatchObject({ step: "confirmation", country: buyer.country, currency: buyer.currency });
    expect(placed.order).not.toBeNull();
    expect(placed.totals.total).toBe(checkout.totals.total + placed.totals.fee.total);
  });
});
