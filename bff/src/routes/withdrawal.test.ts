import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { WithdrawalReceipt } from "../contract/withdrawal.ts";
import { createTestShop, testLimits } from "../testing/create-test-shop.ts";

const statement = {
  name: "Åsa Öberg",
  orderNumber: "1001",
  email: "asa@example.com",
  site: "se",
  filledInMs: 48_000,
};
const received = { number: "W-10001", receivedAt: "2026-03-02T10:00:00.000Z" };

describe("a statement of withdrawal", () => {
  it("returns its number and time, and is stored as written (directive 2011/83/EU, article 11a)", async () => {
    const shop = createTestShop();
    const body = { ...statement, email: "Asa@Example.com", orderNumber: " #1001", goods: "Två rullar\nPLA" };
    const answer = await shop.post<WithdrawalReceipt>("/withdrawal?language=sv", body);
    expect([answer.status, answer.reply]).toEqual([201, received]);
    expect(shop.withdrawals.list()).toEqual([
      {
        ...received,
        name: "Åsa Öberg",
        orderNumber: "1001",
        email: "asa@example.com",
        goods: "Två rullar\nPLA",
        site: "se",
        language: "sv",
        isSuspicious: false,
      },
    ]);
  });

  it("covers the whole order when no goods are named", async () => {
    const shop = createTestShop();
    await shop.post("/withdrawal", statement);
    expect(shop.withdrawals.list()[0]?.goods).toBe("");
  });

  it("gets the same reply for an unknown order: a mistyped number does not forfeit the right", async () => {
    const shop = createTestShop();
    const answer = await shop.post<WithdrawalReceipt>("/withdrawal", { ...statement, orderNumber: "0815-x" });
    expect([answer.status, answer.reply]).toEqual([201, received]);
  });

  it("counts once when sent twice, and keeps the time of the first", async () => {
    const shop = createTestShop();
    await shop.post("/withdrawal", statement);
    shop.clock.now = new Date("2026-03-03T10:00:00.000Z");
    const again = await shop.post<WithdrawalReceipt>("/withdrawal", { ...statement, orderNumber: "#1001" });
    expect([again.status, again.reply]).toEqual([201, received]);
    expect(shop.withdrawals.list()).toHaveLength(1);
  });

  it("requires a name, an order number and an address for its receipt [5.1] [5.2]", async () => {
    const shop = createTestShop();
    const wrong = { ...statement, name: " ", orderNumber: "#", email: "asa@" };
    const answer = await shop.post("/withdrawal?language=en", wrong);
    expect(answer).toMatchObject({
      status: 400,
      reply: {
        code: "invalid_request",
        fields: { "body.name": "Required", "body.orderNumber": "Required", "body.email": "Invalid email!" },
      },
    });
    expect(shop.withdrawals.list()).toEqual([]);
  });

  it("fails for an unknown site", async () => {
    const answer = await createTestShop().post("/withdrawal?language=en", { ...statement, site: "xx" });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.site": "Invalid value" } } });
  });

  it.each([
    ["a filled honeypot field", { nickname: "Bob" }],
    ["less time than a person needs", { filledInMs: 900 }],
    ["many links", { goods: "https://a.example ".repeat(6) }],
  ])("with %s gets accepted with the same reply, and marked as suspicious", async (_, signs) => {
    const shop = createTestShop();
    const answer = await shop.post<WithdrawalReceipt>("/withdrawal", { ...statement, ...signs });
    expect([answer.status, answer.reply]).toEqual([201, received]);
    expect(shop.withdrawals.list()).toMatchObject([{ isSuspicious: true }]);
  });

  it("shares the limits of the other forms, by client and by e-mail address", async () => {
    const limits = { ...testLimits, formsOfEmail: 1 };
    const shop = createTestShop({ limits, trustedProxies: 1 });
    const send = (client: string, email: string) =>
      shop.post("/withdrawal", { ...statement, email }, { "x-forwarded-for": client });
    expect((await send("10.0.0.1", "asa@example.com")).status).toBe(201);
    expect((await send("10.0.0.2", "ASA@example.com")).status).toBe(429);
    expect((await send("10.0.0.2", "kim@example.com")).status).toBe(201);
  });

  it("responds with 503 while the backend is down, without a trace in the log", async () => {
    const down = () => Promise.reject(new CommerceUnavailableError("down"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, saveWithdrawal: down }) });
    const answer = await shop.post("/withdrawal", statement);
    expect([answer.status, answer.reply.code]).toEqual([503, "commerce_unavailable"]);
    expect(JSON.stringify(shop.logLines())).not.toContain("asa@example.com");
  });
});
