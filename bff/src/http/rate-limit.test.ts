import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { examples } from "./open-api-examples.ts";
import { createTestShop, testLimits, type TestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";
import { openMockRedis } from "../testing/open-mock-redis.ts";

const body = { site: "se", lines: [{ id: "id-pla-black", quantity: 1 }] };
const few = { ...testLimits, reads: 3, writes: 2, newCheckouts: 1, forms: 1 };

const readFrom = (shop: TestShop, client: string) =>
  shop.get("/shop?language=en", { "x-forwarded-for": client });

async function statusesOf(shop: TestShop, clients: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const client of clients) statuses.push((await readFrom(shop, client)).status);
  return statuses;
}

describe("rate limits", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00.000Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("refuse a client that calls too often, with the seconds to wait [8.23]", async () => {
    const shop = createTestShop({ limits: few, trustedProxies: 1 });
    expect(await statusesOf(shop, ["10.0.0.1", "10.0.0.1", "10.0.0.1"])).toEqual([200, 200, 200]);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await readFrom(shop, "10.0.0.1");
    expect(refused).toMatchObject({
      status: 429,
      reply: { code: "too_many_requests", message: "Too many requests, try again later" },
    });
    expect(refused.headers.get("retry-after")).toBe("40");
    expect((await readFrom(shop, "10.0.0.2")).status).toBe(200);
    vi.setSystemTime(Date.now() + 40_000);
    expect(await statusesOf(shop, ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"])).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it("report the remaining calls and the reset time with each reply", async () => {
    const shop = createTestShop({ limits: few, trustedProxies: 1 });
    const { headers } = await readFrom(shop, "10.0.0.1");
    expect(headers.get("ratelimit-policy")).toBe('"reads";q=3;w=60');
    expect(headers.get("ratelimit")).toBe('"reads";r=2;t=60');
    await statusesOf(shop, ["10.0.0.1", "10.0.0.1"]);
    const refused = await readFrom(shop, "10.0.0.1");
    expect(refused.headers.get("ratelimit")).toBe('"reads";r=0;t=60');
  });

  it("count an IPv6 network as one client, and an IPv4 address in every notation", async () => {
    const shop = createTestShop({ limits: few, trustedProxies: 1 });
    const network = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1:ffff::3", "2001:db8:1:1::4"];
    expect(await statusesOf(shop, network)).toEqual([200, 200, 200, 429]);
    expect((await readFrom(shop, "2001:db8:1:2::1")).status).toBe(200);
    const mapped = ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201", "192.0.2.1"];
    expect(await statusesOf(shop, mapped)).toEqual([200, 200, 200, 429]);
  });

  it("count new checkouts and other writes separately from reads", async () => {
    const shop = createTestShop({ limits: few, trustedProxies: 1 });
    const client = { "x-forwarded-for": "10.0.0.1" };
    const started = await shop.post<Checkout>("/checkout", body, client);
    expect((await shop.post("/checkout", body, client)).status).toBe(429);
    const write = () =>
      shop.post(`/checkout/${started.reply.id}/account`, { email: "asa@example.com" }, client);
    expect([(await write()).status, (await write()).status, (await write()).status]).toEqual([200, 200, 429]);
    expect((await shop.get("/shop", client)).status).toBe(200);
  });

  const contact = examples["POST /contact"].body;
  const sendForm = (shop: TestShop, client: string, path = "/contact", email = "asa@example.com") =>
    shop.post(path, { ...contact, email, attachments: [] }, { "x-forwarded-for": client });

  it.each(["/contact", "/suggestion", "/enquiry/affiliate", "/enquiry/careers"])(
    "count the forms of a client together, whatever their content: %s",
    async (path) => {
      const shop = createTestShop({ limits: few, trustedProxies: 1 });
      expect((await sendForm(shop, "10.0.0.1", "/suggestion", "kim@example.com")).status).not.toBe(429);
      expect((await sendForm(shop, "10.0.0.1", path)).status).toBe(429);
      expect((await sendForm(shop, "10.0.0.2", path)).status).not.toBe(429);
    },
  );

  it("count the forms with an e-mail address together, in any notation and from any client", async () => {
    const limits = { ...testLimits, formsOfEmail: 2 };
    const shop = createTestShop({ limits, trustedProxies: 1 });
    const first = await sendForm(shop, "10.0.0.1");
    expect(first.headers.get("ratelimit-policy")).toBe('"forms";q=10000;w=60, "formsOfEmail";q=2;w=60');
    const takeBack = { ...examples["POST /takeback"].body, email: "ASA@example.com" };
    const second = await shop.post("/takeback", takeBack, { "x-forwarded-for": "10.0.0.2" });
    expect([first.status, second.status]).toEqual([201, 422]);
    const refused = await sendForm(shop, "10.0.0.3", "/contact", "Asa@Example.com");
    expect([refused.status, refused.reply.code]).toEqual([429, "too_many_requests"]);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await sendForm(shop, "10.0.0.3", "/contact", "kim@example.com")).status).toBe(201);
    expect(shop.enquiries.list()).toHaveLength(2);
  });

  it.each(["giftCard", "coupon"] as const)(
    "count attempts at a %s's code with a limit of their own",
    async (kind) => {
      const limits = { ...testLimits, giftCards: 2, coupons: 2 };
      const shop = createTestShop({ limits, trustedProxies: 1 });
      const client = { "x-forwarded-for": "10.0.0.1" };
      const { reply } = await shop.post<Checkout>("/checkout", body, client);
      const statuses = [];
      for (const code of ["A", "B", "C"]) {
        statuses.push((await shop.post(`/checkout/${reply.id}/${kind}`, { code }, client)).status);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, 2)).not.toContain(429);
    },
  );

  it.each(["address", "agent", "company", "country", "shipping"])(
    "count calls that may query a register or a carrier together, such as %s",
    async (step) => {
      const shop = createTestShop({ limits: { ...testLimits, lookups: 1 }, trustedProxies: 1 });
      const client = { "x-forwarded-for": "10.0.0.1" };
      await shop.post("/checkout/none/company", { company: true }, client);
      expect((await shop.post(`/checkout/none/${step}`, {}, client)).status).toBe(429);
    },
  );

  const ofAccounts = ["create", "acceptInvitation", "a/invite", "a/delete", "a/export"];
  const callAccount = (shop: TestShop, call: string, headers: Record<string, string>) =>
    call === "a/export" ? shop.get(`/account/${call}`, headers) : shop.post(`/account/${call}`, {}, headers);

  it.each(ofAccounts)(
    "count calls that create, join, hand out or end an account together: %s",
    async (call) => {
      const shop = createTestShop({ limits: { ...testLimits, accounts: 1 }, trustedProxies: 1 });
      const client = { "x-forwarded-for": "10.0.0.1" };
      await callAccount(shop, "create", { ...client, ...asUser("kim@example.com") });
      const refused = await callAccount(shop, call, { ...client, ...asUser("robin@example.com") });
      expect([refused.status, refused.reply.code]).toEqual([429, "too_many_requests"]);
      expect(refused.headers.get("retry-after")).toBe("60");
      const other = await callAccount(shop, call, {
        "x-forwarded-for": "10.0.0.2",
        ...asUser("a@example.com"),
      });
      expect(other.status).not.toBe(429);
      expect((await shop.get("/account/list", { ...client, ...asUser("kim@example.com") })).status).toBe(200);
    },
  );

  it.each(ofAccounts)("count calls about accounts per user, from any address: %s", async (call) => {
    const shop = createTestShop({ limits: { ...testLimits, accountsOfUser: 1 }, trustedProxies: 1 });
    const from = (address: string, email = "kim@example.com") => ({
      "x-forwarded-for": address,
      ...asUser(email),
    });
    await callAccount(shop, "create", from("10.0.0.1"));
    const refused = await callAccount(shop, call, from("10.0.0.2"));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await callAccount(shop, call, from("10.0.0.1", "robin@example.com"))).status).not.toBe(429);
  });

  it("count calls with an invalid token towards the client's limit", async () => {
    const shop = createTestShop({ limits: { ...testLimits, accounts: 1 }, trustedProxies: 1 });
    const forged = { "x-forwarded-for": "10.0.0.1", authorization: "Bearer forged" };
    expect((await callAccount(shop, "create", forged)).status).toBe(401);
    expect((await callAccount(shop, "create", forged)).status).toBe(429);
  });

  it("count Swish status calls per client and checkout, in addition to reads", async () => {
    const shop = createTestShop({ limits: { ...testLimits, swishStatus: 1 }, trustedProxies: 1 });
    const ask = (checkout: string, client: string) =>
      shop.get(`/checkout/${checkout}/swishStatus/${"F".repeat(32)}`, { "x-forwarded-for": client });
    const first = await ask("one", "10.0.0.1");
    expect(first.status).toBe(404);
    expect(first.headers.get("ratelimit-policy")).toBe('"reads";q=10000;w=60, "swishStatus";q=1;w=60');
    expect((await ask("one", "10.0.0.1")).status).toBe(429);
    expect((await ask("two", "10.0.0.1")).status).toBe(404);
    expect((await ask("one", "10.0.0.2")).status).toBe(404);
  });

  it("exempt the health checks", async () => {
    const { app } = createTestShop({ limits: { ...testLimits, reads: 1 }, trustedProxies: 1 });
    for (let call = 0; call < 3; call += 1) {
      const headers = { "x-forwarded-for": "10.0.0.1" };
      expect((await app.request("/health/live", { headers })).status).toBe(200);
    }
  });
});

describe("rate limits with Redis", () => {
  it("share their counters between processes; the counters expire and contain no checkout id", async () => {
    const open = () =>
      createTestShop({
        limits: { ...few, swishStatus: 5 },
        trustedProxies: 1,
        redis: openMockRedis("shared"),
      });
    const [one, other] = [open(), open()];
    expect(await statusesOf(one, ["10.0.0.1", "10.0.0.1"])).toEqual([200, 200]);
    expect(await statusesOf(other, ["10.0.0.1", "10.0.0.1"])).toEqual([200, 429]);
    await one.get(`/checkout/a-checkouts-id/swishStatus/${"F".repeat(32)}`, {
      "x-forwarded-for": "10.0.0.2",
    });

    const redis = openMockRedis("shared");
    const keys = await redis.keys("*");
    expect(keys).toContain("bff:limit:reads:10.0.0.1");
    expect(keys.join(" ")).not.toContain("a-checkouts-id");
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });

  it("count the forms with an e-mail address over all processes, without storing the address", async () => {
    const form = { ...examples["POST /contact"].body, attachments: [] };
    const limits = { ...testLimits, formsOfEmail: 1 };
    const open = () => createTestShop({ limits, trustedProxies: 1, redis: openMockRedis("emails") });
    expect((await open().post("/contact", form)).status).toBe(201);
    expect((await open().post("/contact", form)).status).toBe(429);
    const keys = await openMockRedis("emails").keys("*");
    expect(keys).toContainEqual(expect.stringMatching(/^bff:limit:formsOfEmail:[0-9a-f]{16}$/));
    expect(keys.join(" ")).not.toContain("example.com");
  });

  it("apply per process while Redis is down", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as AddressInfo;
    gone.close();
    const lines: string[] = [];
    const logger = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
    const redis = connectRedis(`redis://127.0.0.1:${port}`, logger);
    await new Promise((resolve) => redis.once("close", resolve));
    const shop = createTestShop({ limits: few, trustedProxies: 1, redis });
    expect(await statusesOf(shop, ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"])).toEqual([
      200, 200, 200, 429,
    ]);
    redis.disconnect();
    expect(lines.filter((line) => line.includes("Redis does not answer"))).toHaveLength(1);
  });

  it("apply per process when Redis accepts connections but never answers", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const redis = connectRedis(`redis://127.0.0.1:${port}`, pino({ level: "silent" }));
    await once(redis, "connect");
    const shop = createTestShop({ limits: few, trustedProxies: 1, redis });
    const statuses = await statusesOf(shop, ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    redis.disconnect();
    silent.close();
  });

  it("apply per process once Redis stops answering", async () => {
    let isSilent = false;
    const server = createServer((socket) => {
      socket.on("data", (chunk) => {
        for (const [, command] of chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
          if (!isSilent) socket.write(command === "info" ? "$9\r\nloading:0\r\n" : "+OK\r\n");
        }
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const redis = connectRedis(`redis://127.0.0.1:${port}`, pino({ level: "silent" }));
    await once(redis, "ready");
    isSilent = true;
    const shop = createTestShop({ limits: few, trustedProxies: 1, redis });
    const statuses = await statusesOf(shop, ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    redis.disconnect();
    server.close();
  });

  it("warn once when a write lacks the header of a trusted proxy", async () => {
    const shop = createTestShop({ trustedProxies: 1 });
    const warnings = () => shop.logLines().filter(({ msg }) => String(msg).includes("X-Forwarded-For"));
    await shop.get("/shop");
    await shop.post("/checkout", {}, { "x-forwarded-for": "192.0.2.1" });
    expect(warnings()).toEqual([]);
    for (let call = 0; call < 3; call++) await shop.post("/checkout", {});
    expect(warnings()).toHaveLength(1);
    expect(warnings()).toMatchObject([{ level: 40 }]);
  });
});
