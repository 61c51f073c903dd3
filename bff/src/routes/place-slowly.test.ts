import type { PlaceResult } from "@spolverk/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createLateRefusals, type LateRefusals } from "../checkout/late-refusals.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openMockRedis } from "../testing/open-mock-redis.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";
import { placeReplyMs } from "./checkout-placing.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const key = { "idempotency-key": "4e1f0c51-8b5e-4f3e-9b0a-6d1f2a7c9e10" };

/** Creates a card checkout whose backend places it once its provider has answered. */
async function startPlacing(
  options: Pick<NonNullable<Parameters<typeof createTestShop>[0]>, "lateRefusals"> = {},
) {
  const payments = new MemoryPayments();
  let isAsking = false;
  let reached = () => {};
  const hasReached = new Promise<void>((resolve) => (reached = resolve));
  let answer: (outcome?: Error | PlaceResult) => void = () => {};
  const answered = new Promise<Error | PlaceResult | undefined>((resolve) => (answer = resolve));
  const shop = createTestShop({
    ...options,
    payments,
    wrapEngine: (engine) => ({
      ...engine,
      placeOrder: async (...input) => {
        isAsking = true;
        reached();
        const outcome = await answered;
        isAsking = false;
        if (outcome instanceof Error) throw outcome;
        if (outcome) return outcome;
        return engine.placeOrder(...input);
      },
    }),
    wrapStore: (store) => ({
      ...store,
      getCheckout: async (id) => {
        const kept = await store.getCheckout(id);
        return kept && { ...kept, isInProgress: isAsking };
      },
    }),
  });
  const checkout = await walkToPlacing(shop, [{ id: "id-pla-last", quantity: 3 }]);
  const path = `/checkout/${checkout.id}`;
  const secret = checkout.payment.kind === "stripe" ? checkout.payment.clientSecret : "";
  const place = (headers: Record<string, string> = {}) => {
    const body = { ...acceptanceOf(checkout), newsletter: true };
    return shop.post<Checkout>(`${path}/place?language=en`, body, headers);
  };
  /** Places the checkout and lets enough time pass for the reply that the placement is in progress. */
  const placeSlowly = async (headers: Record<string, string> = {}) => {
    const reply = place(headers);
    await hasReached;
    await vi.advanceTimersByTimeAsync(placeReplyMs);
    return reply;
  };
  const show = async () => (await shop.get<Checkout>(`${path}?language=en`)).reply;
  return { shop, payments, checkout, secret, place, placeSlowly, show, answer };
}

/** Late refusals whose end is written when the test releases it. */
function holdEnd(refusals: LateRefusals) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let reach = () => {};
  const hasEnded = new Promise<void>((resolve) => (reach = resolve));
  const end: LateRefusals["end"] = async (...input) => {
    if (input[1] === null) return refusals.end(...input);
    reach();
    await released;
    await refusals.end(...input);
  };
  return { refusals: { ...refusals, end }, hasEnded, release };
}

describe("a placement that waits for a slow payment provider", () => {
  it("returns in progress within ten seconds, and the checkout shows the order once it is made [4.34]", async () => {
    const { payments, checkout, secret, placeSlowly, show, answer } = await startPlacing();
    payments.settle(secret, "authorized");
    const { status, reply } = await placeSlowly();
    expect([status, reply.placing, reply.order]).toEqual([200, "in_progress", null]);
    expect(reply).toMatchObject({ step: "payment", digest: checkout.digest, totals: checkout.totals });
    expect((await show()).placing).toBe("in_progress");
    answer();
    await vi.waitUntil(async () => (await show()).order !== null);
    expect(await show()).toMatchObject({ step: "confirmation", placing: "none", order: { number: "1001" } });
  });

  it("returns the same order to concurrent calls", async () => {
    const { payments, secret, place, placeSlowly, answer } = await startPlacing();
    payments.settle(secret, "authorized");
    await placeSlowly();
    const replies = [place(), place()];
    answer();
    const numbers = (await Promise.all(replies)).map(({ reply }) => reply.order?.number);
    expect(numbers).toEqual(["1001", "1001"]);
  });

  it("returns the same status for the same idempotency key, with the current checkout", async () => {
    const { payments, secret, place, placeSlowly, show, answer } = await startPlacing();
    payments.settle(secret, "authorized");
    await placeSlowly(key);
    expect((await place(key)).reply.placing).toBe("in_progress");
    answer();
    await vi.waitUntil(async () => (await show()).order !== null);
    const again = await place(key);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(again.reply.order?.number).toBe("1001");
  });

  it("subscribes the shopper to the newsletter although the reply was sent before", async () => {
    const { shop, payments, checkout, secret, placeSlowly, answer } = await startPlacing();
    payments.settle(secret, "authorized");
    await placeSlowly();
    answer();
    await vi.waitFor(() => expect(shop.newsletter.find(checkout.email ?? "")).not.toBeNull());
  });

  it("waits for the shopper while the provider has not received the payment", async () => {
    const { placeSlowly, show, answer } = await startPlacing();
    await placeSlowly();
    answer();
    await vi.waitFor(async () => expect((await show()).placing).toBe("awaiting_payment"));
  });

  it("opens the checkout again when the payment is declined later [8.31]", async () => {
    const { shop, payments, secret, placeSlowly, show, answer } = await startPlacing();
    payments.settle(secret, "declined");
    await placeSlowly();
    answer();
    await vi.waitUntil(async () => (await show()).placing === "none");
    expect(await show()).toMatchObject({
      step: "payment",
      order: null,
      refusal: { code: "payment_failed", message: "Payment failed" },
    });
    expect(JSON.stringify(shop.logLines())).not.toContain("failed late");
  });

  it("names the goods that turned out to be sold out, in the language of the request, until the checkout is placed again [8.38]", async () => {
    const { shop, checkout, place, placeSlowly, show, answer } = await startPlacing();
    await placeSlowly();
    answer({ kind: "notEnoughStock", skus: checkout.lines.map(({ sku }) => sku) });
    await vi.waitUntil(async () => (await show()).refusal !== undefined);
    const [line] = checkout.lines;
    const products = `${line?.product.name}, ${line?.name}`;
    expect((await show()).refusal).toEqual({
      code: "not_enough_stock",
      message: `Not enough in stock: ${products}`,
    });
    const { reply } = await shop.get<Checkout>(`/checkout/${checkout.id}?language=de`);
    // The names of the goods stay in the language of the placing call.
    expect(reply.refusal?.message).toBe(`Nicht genug auf Lager: ${products}`);
    await place();
    expect((await show()).refusal).toBeUndefined();
  });

  it.each([
    ["in this process", null],
    ["in Redis", openMockRedis("late-placings")],
  ])(
    "stays in progress after the backend has ended it, until its refusal is recorded %s",
    async (_, redis) => {
      const held = holdEnd(createLateRefusals(redis));
      const { placeSlowly, show, answer } = await startPlacing({ lateRefusals: held.refusals });
      await placeSlowly();
      answer({ kind: "notEnoughStock", skus: [] });
      await held.hasEnded;
      expect(await show()).toMatchObject({ order: null, placing: "in_progress" });
      expect((await show()).refusal).toBeUndefined();
      held.release();
      await vi.waitUntil(async () => (await show()).refusal !== undefined);
      expect(await show()).toMatchObject({ placing: "none", refusal: { code: "not_enough_stock" } });
    },
  );

  it("keeps its refusal when a later call is refused before the backend call", async () => {
    const { shop, checkout, placeSlowly, show, answer } = await startPlacing();
    await placeSlowly();
    answer({ kind: "notEnoughStock", skus: [] });
    await vi.waitUntil(async () => (await show()).refusal !== undefined);
    const body = { ...acceptanceOf(checkout), acceptTerms: false };
    const { reply } = await shop.post(`/checkout/${checkout.id}/place?language=en`, body);
    expect(reply.code).toBe("terms_not_accepted");
    expect((await show()).refusal?.code).toBe("not_enough_stock");
  });

  it.each([
    ["commerce_unavailable", new CommerceUnavailableError("no answer")],
    ["request_in_progress", new CommerceBusyError("busy")],
    ["internal_error", new Error("a defect")],
  ])("gets the same code %s as a direct reply when it fails late, with a log entry", async (code, error) => {
    const { shop, placeSlowly, show, answer } = await startPlacing();
    await placeSlowly();
    answer(error);
    await vi.waitUntil(async () => (await show()).refusal !== undefined);
    const { refusal } = await show();
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).not.toContain("charged");
    expect(JSON.stringify(shop.logLines())).toContain("failed late");
  });
});
