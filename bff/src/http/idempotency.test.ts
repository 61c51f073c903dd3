import { randomUUID } from "node:crypto";
import { callsPerClient } from "@spolverk/server-kit/idempotency-limits";
import { describe, expect, it } from "vitest";
import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";

const body = { site: "se", lines: [{ id: "id-pla-black", quantity: 1 }] };
const key = { "idempotency-key": "4e1f0c51-8b5e-4f3e-9b0a-6d1f2a7c9e10" };

describe("a call with an Idempotency-Key", () => {
  it("repeats the first reply", async () => {
    const shop = createTestShop();
    const first = await shop.post<Checkout>("/checkout?language=en", body, key);
    const again = await shop.post<Checkout>("/checkout?language=en", body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.reply).toEqual(first.reply);
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("repeats the first status with the current checkout, without storing a copy of it", async () => {
    const kept: unknown[] = [];
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        endCall: async (call, reply) => {
          kept.push(reply);
          await store.endCall(call, reply);
        },
      }),
    });
    const first = await shop.post<Checkout>("/checkout?language=en", body, key);
    await shop.post(`/checkout/${first.reply.id}/company?language=en`, { company: true });
    const again = await shop.post<Checkout>("/checkout?language=en", body, key);
    expect([again.status, again.reply.id, again.reply.company]).toEqual([201, first.reply.id, true]);
    expect(kept).toEqual([{ status: 201, checkoutId: first.reply.id }]);
  });

  it("identifies a signed-in user to the backend by 32 hexadecimal digits, like a client", async () => {
    const clients: (string | null)[] = [];
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        startCall: async (call) => {
          clients.push(call.client);
          return store.startCall(call);
        },
      }),
    });
    await shop.post("/account/create", {}, { ...asUser("kim@example.com"), ...key });
    expect(clients).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it("can be repeated after the checkout was busy with another call", async () => {
    let isBusy = true;
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        createCheckout: async (record) => {
          if (isBusy) throw new CommerceBusyError("another call waits");
          await store.createCheckout(record);
        },
      }),
    });
    expect((await shop.post("/checkout", body, key)).reply.code).toBe("request_in_progress");
    isBusy = false;
    expect((await shop.post("/checkout", body, key)).status).toBe(201);
  });

  it("gets a 429 beyond a thousand calls per client; the client can go on without a key", async () => {
    const shop = createTestShop({ trustedProxies: 1 });
    const send = (client: string, headers: Record<string, string>) =>
      shop.post("/checkout/unknown/company", { company: true }, { "x-forwarded-for": client, ...headers });
    for (let call = 0; call < callsPerClient; call += 1) {
      await send("203.0.113.9", { "idempotency-key": randomUUID() });
    }
    const refused = await send("203.0.113.9", key);
    expect(refused).toMatchObject({ status: 429, reply: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send("203.0.113.9", {})).status).toBe(404);
    expect((await send("203.0.113.10", key)).status).toBe(404);
  });

  it("runs again without the key, with another key, and after 24 hours", async () => {
    const shop = createTestShop();
    const post = async (headers: Record<string, string>) =>
      (await shop.post<Checkout>("/checkout", body, headers)).reply.id;
    const ids = [
      await post(key),
      await post({}),
      await post({}),
      await post({ "idempotency-key": "another-key-that-is-long" }),
    ];
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 60 * 60 * 1000);
    ids.push(await post(key));
    expect(new Set(ids).size).toBe(5);
  });

  it("gets the same refusal when it is repeated", async () => {
    const shop = createTestShop();
    const path = "/checkout/unknown/company?language=en";
    const first = await shop.post(path, { company: true }, key);
    expect(first).toMatchObject({ status: 404, reply: { code: "checkout_not_found" } });
    const again = await shop.post(path, { company: true }, key);
    expect(again.reply).toEqual(first.reply);
  });

  it("gets a 422 when the key was used for a different call", async () => {
    const shop = createTestShop();
    await shop.post("/checkout?language=en", body, key);
    const other = { ...body, lines: [{ id: "id-pla-black", quantity: 2 }] };
    expect(await shop.post("/checkout?language=en", other, key)).toMatchObject({
      status: 422,
      reply: { code: "idempotency_key_reused" },
    });
    expect(await shop.post("/checkout?language=sv", body, key)).toMatchObject({ status: 422 });
  });

  it("gets a 409 while the first call with its key is running", async () => {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => (resolve = settle));
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        createCheckout: async (record) => {
          await promise;
          await store.createCheckout(record);
        },
      }),
    });
    const first = shop.post<Checkout>("/checkout", body, key);
    const second = await shop.post("/checkout", body, key);
    expect(second).toMatchObject({ status: 409, reply: { code: "request_in_progress" } });
    resolve();
    const { reply } = await first;
    expect((await shop.post<Checkout>("/checkout", body, key)).reply).toEqual(reply);
  });

  it("can be repeated after a server error", async () => {
    let isDown = true;
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        createCheckout: async (record) => {
          if (isDown) throw new Error("down");
          await store.createCheckout(record);
        },
      }),
    });
    expect((await shop.post("/checkout", body, key)).status).toBe(500);
    isDown = false;
    expect((await shop.post("/checkout", body, key)).status).toBe(201);
  });

  it("gets its reply even when storing it fails, which is logged", async () => {
    const shop = createTestShop({
      wrapStore: (store) => ({ ...store, endCall: () => Promise.reject(new Error("no disk")) }),
    });
    expect((await shop.post("/checkout", body, key)).status).toBe(201);
    expect(JSON.stringify(shop.logLines())).toContain("no disk");
  });

  it.each([
    "short",
    "with a space in it",
    "x".repeat(256),
    "1".repeat(36),
    "00000000-0000-4000-8000-000000000001",
  ])("gets a 400 for the key %s", async (bad) => {
    const answer = await createTestShop().post("/checkout?language=en", body, { "idempotency-key": bad });
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
    expect(answer.reply.fields).toEqual({ "header.Idempotency-Key": "Invalid value" });
  });

  it("leaves its key unused when its input is invalid", async () => {
    const shop = createTestShop();
    expect((await shop.post("/checkout", { ...body, site: 1 }, key)).status).toBe(400);
    expect((await shop.post("/checkout", body, key)).status).toBe(201);
  });
});
