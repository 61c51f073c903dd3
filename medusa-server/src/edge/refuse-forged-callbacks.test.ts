import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toCallbackUrl } from "../features/payments/modules/payment-shared/signed-callback.ts";
import { refuseForgedCallbacks } from "./refuse-forged-callbacks.ts";

const webhook = "https://shop.example/webhooks/payments/swish";
const genuine = toCallbackUrl(webhook, "swish", "0123456789abcdef0123456789abcdef");

/** Sends a request through the handler; "passed on" when it would reach Medusa, otherwise the status. */
async function send(address: string, peer: string): Promise<number | "passed on"> {
  const { pathname, search } = new URL(address);
  let outcome: number | "passed on" | null = null;
  const request = {
    path: pathname,
    url: pathname + search,
    socket: { remoteAddress: peer },
    get: () => undefined,
  } as unknown as MedusaRequest;
  const response = {
    status: (status: number) => {
      outcome = status;
      return response;
    },
    set: () => response,
    json: () => response,
  } as unknown as MedusaResponse;
  await refuseForgedCallbacks(0)(request, response, () => {
    outcome = "passed on";
  });
  assert.ok(outcome !== null);
  return outcome;
}

describe("callbacks at the edge", () => {
  it("pass on a callback whose address the shop created, and every other request", async () => {
    assert.equal(await send(genuine, "203.0.113.1"), "passed on");
    assert.equal(await send("https://shop.example/webhooks/payments/stripe", "203.0.113.1"), "passed on");
    assert.equal(await send("https://shop.example/admin/orders", "203.0.113.1"), "passed on");
  });

  it("refuse a forged callback before Medusa sees it, without a MAC, with a wrong one and for another provider", async () => {
    for (const forged of [webhook, `${genuine}x`, genuine.replace("swish", "pay-later")])
      assert.equal(await send(forged, "203.0.113.2"), 401);
  });

  it("answer 429 to a client that forges many, but not to its genuine callbacks or to other clients", async () => {
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await send(webhook, "203.0.113.3"));
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([401]));
    assert.equal(statuses[30], 429);
    assert.equal(await send(genuine, "203.0.113.3"), "passed on");
    assert.equal(await send(webhook, "203.0.113.4"), 401);
  });
});
