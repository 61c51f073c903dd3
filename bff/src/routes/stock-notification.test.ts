import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { createTestShop, type TestShop, testLimits } from "../testing/create-test-shop.ts";

const path = "/stockNotification?language=sv";
const body = { variationId: "id-pla-sold-out", email: "asa@example.com" };

const confirmPath = "/stockNotification/confirm?language=en";
/** Confirms the address, as the button of the page does to which the mail links. */
async function confirm(shop: TestShop): Promise<void> {
  for (const token of shop.stockNotifications.tokensOf(body.email)) {
    expect(await shop.post(confirmPath, { token })).toMatchObject({
      status: 200,
      reply: { confirmed: true },
    });
  }
}

describe("POST /stockNotification/confirm", () => {
  it("activates the notification only once the address is confirmed [3.47]", async () => {
    const shop = createTestShop();
    await shop.post(path, body);
    expect(await shop.store.listStockNotifications(body.variationId)).toEqual([]);
    await confirm(shop);
    expect(await shop.store.listStockNotifications(body.variationId)).toHaveLength(1);
  });

  it("replies the same the second time, because a button may be pressed twice", async () => {
    const shop = createTestShop();
    await shop.post(path, body);
    await confirm(shop);
    await confirm(shop);
    expect(await shop.store.listStockNotifications(body.variationId)).toHaveLength(1);
  });

  it("refuses an unknown token", async () => {
    const answer = await createTestShop().post(confirmPath, { token: "x".repeat(43) });
    expect(answer).toMatchObject({ status: 404, reply: { code: "stock_notification_not_found" } });
  });

  it("refuses GET, with which a mail scanner that opens links would confirm", async () => {
    const shop = createTestShop();
    await shop.post(path, body);
    const [token] = shop.stockNotifications.tokensOf(body.email);
    const answer = await shop.get(`/stockNotification/confirm?language=en&token=${token}`);
    expect(answer.status).toBe(405);
    expect(await shop.store.listStockNotifications(body.variationId)).toEqual([]);
  });
});

describe("POST /stockNotification/unsubscribe", () => {
  const unsubscribePath = "/stockNotification/unsubscribe?language=en";

  it("ends the notifications of the address, and replies the same when none are left", async () => {
    const shop = createTestShop();
    await shop.post(path, body);
    await confirm(shop);
    const [token] = shop.stockNotifications.tokensOf(body.email);
    const first = await shop.post(unsubscribePath, { token });
    expect(first).toMatchObject({ status: 200, reply: { unsubscribed: true } });
    expect(await shop.store.listStockNotifications(body.variationId)).toEqual([]);
    expect((await shop.post(unsubscribePath, { token })).reply).toEqual(first.reply);
  });
});

describe("POST /stockNotification", () => {
  it("saves the address and the language of the message [3.47]", async () => {
    const shop = createTestShop();
    expect(await shop.post(path, body)).toMatchObject({ status: 200, reply: { saved: true } });
    await confirm(shop);
    expect(await shop.store.listStockNotifications(body.variationId)).toEqual([
      { ...body, language: "sv", askedAt: "2026-03-02T10:00:00.000Z" },
    ]);
  });

  it("replies the same however often an address is sent, in upper or lower case, and saves it once", async () => {
    const shop = createTestShop();
    const first = await shop.post(path, body);
    const second = await shop.post(path, { ...body, email: "ASA@Example.com" });
    expect(second.reply).toEqual(first.reply);
    await confirm(shop);
    expect(await shop.store.listStockNotifications(body.variationId)).toHaveLength(1);
  });

  it.each([
    ["asa", "Invalid email!"],
    ["", "Required"],
    ["asa@", "Invalid email!"],
  ])("refuses %j as an address: %s [5.1] [5.2]", async (email, problem) => {
    const answer = await createTestShop().post("/stockNotification?language=en", { ...body, email });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.email": problem } } });
  });

  it("responds with 404 for an unknown variation", async () => {
    const answer = await createTestShop().post(path, { ...body, variationId: "none" });
    expect(answer).toMatchObject({ status: 404, reply: { code: "variation_not_found" } });
  });

  it("fails for a variation that is never restocked [4.31]", async () => {
    const answer = await createTestShop().post(path, { ...body, variationId: "id-nozzle-06" });
    expect(answer).toMatchObject({ status: 409, reply: { code: "not_restocked" } });
  });

  it("allows only a few calls a minute [8.23]", async () => {
    const limits = { ...testLimits, forms: 2 };
    const shop = createTestShop({ limits, trustedProxies: 1 });
    const send = () => shop.post(path, body, { "x-forwarded-for": "10.0.0.1" });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
  });

  it("responds with 503 while the backend is down", async () => {
    const saveStockNotification = () => Promise.reject(new CommerceUnavailableError("down"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, saveStockNotification }) });
    expect(await shop.post(path, body)).toMatchObject({
      status: 503,
      reply: { code: "commerce_unavailable" },
    });
  });
});
