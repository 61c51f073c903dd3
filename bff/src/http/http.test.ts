import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const body = { site: "se", lines: [{ id: "id-pla-black", quantity: 1 }] };

describe("every reply", () => {
  it("sets strict headers", async () => {
    const { headers } = await createTestShop().get("/inventory?sku=PLA-BLACK");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  it("repeats a plain request id of the caller, and replaces any other id", async () => {
    const shop = createTestShop();
    const idOf = async (given: string) => {
      const { headers } = await shop.get("/shop", { "x-request-id": given });
      return headers.get("x-request-id");
    };
    expect(await idOf("abc-123_DEF")).toBe("abc-123_DEF");
    expect(await idOf("<script>alert(1)</script>")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf("x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("an error", () => {
  it("carries a code, a message in the request's language and the request id [8.7]", async () => {
    const shop = createTestShop();
    const german = await shop.get("/nowhere?language=de", { "x-request-id": "request-17" });
    expect(german.status).toBe(404);
    expect(german.reply).toEqual({
      code: "not_found",
      message: "Diese Seite oder Adresse gibt es nicht",
      requestId: "request-17",
    });
    expect((await shop.get("/nowhere?language=xx")).reply.message).toBe("Sidan eller adressen finns inte");
  });

  it("hides the cause of a failure, which is logged", async () => {
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        getVariationBySku: async () => {
          throw new Error("password=hunter2");
        },
      }),
    });
    const answer = await shop.get("/inventory?language=en&sku=A");
    expect(answer).toMatchObject({ status: 500, reply: { code: "internal_error" } });
    expect(JSON.stringify(answer.reply)).not.toContain("hunter2");
    expect(JSON.stringify(shop.logLines())).toContain("hunter2");
  });

  it("replaces a reply that breaks the contract", async () => {
    const wrap: Parameters<typeof createTestShop>[0] = {
      wrapEngine: (engine) => ({
        ...engine,
        getSettings: async () => ({
          ...(await engine.getSettings()),
          noBackOrder: null as unknown as boolean,
        }),
      }),
    };
    expect(await createTestShop(wrap).get("/shop")).toMatchObject({
      status: 500,
      reply: { code: "internal_error" },
    });
  });
});

describe("an unsupported method", () => {
  it.each([
    ["DELETE", "/api/checkout/some-id", "GET, HEAD"],
    ["OPTIONS", "/api/checkout/some-id/place", "POST"],
    ["GET", "/api/checkout", "POST"],
    ["PUT", "/api/catalog/products/karna-pla", "GET, HEAD"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
    ["POST", "/health/ready", "GET, HEAD"],
  ])("gets a 405 with the supported methods: %s %s", async (method, path, allow) => {
    const response = await createTestShop().app.request(`${path}?language=en`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      code: "method_not_allowed",
      message: "This method is not allowed for this address",
      requestId: response.headers.get("x-request-id"),
    });
  });

  it("gets the rate limit headers once and a log entry with its status", async () => {
    const shop = createTestShop({ trustedProxies: 1 });
    const answer = await shop.app.request("/api/shop", {
      method: "DELETE",
      headers: { "x-forwarded-for": "10.0.0.1" },
    });
    expect(answer.headers.get("ratelimit-policy")).toBe('"reads";q=10000;w=60');
    expect(shop.logLines()).toMatchObject([{ status: 405, code: "method_not_allowed" }]);
  });

  it("gets a 404 on a path that supports no method", async () => {
    expect((await createTestShop().app.request("/api/nowhere", { method: "PUT" })).status).toBe(404);
  });
});

describe("a request with a body", () => {
  it("gets a 415 when its content type is not JSON", async () => {
    const answer = await createTestShop().post("/checkout", JSON.stringify(body), {
      "content-type": "text/plain",
    });
    expect(answer).toMatchObject({ status: 415, reply: { code: "unsupported_media_type" } });
  });

  it("passes with a charset in its content type", async () => {
    const type = { "content-type": "application/json; charset=utf-8" };
    expect((await createTestShop().post("/checkout", body, type)).status).toBe(201);
  });

  it("gets a 400 when its text is not JSON", async () => {
    const answer = await createTestShop().post("/checkout", "{ no json");
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
  });

  it("gets a 413 above 64 kB, with a declared length or in chunks", async () => {
    const shop = createTestShop();
    const large = JSON.stringify({ ...body, padding: "x".repeat(65_536) });
    expect(await shop.post("/checkout", large)).toMatchObject({
      status: 413,
      reply: { code: "body_too_large" },
    });
    const chunked = { "transfer-encoding": "chunked" };
    expect(await shop.post("/checkout", large, chunked)).toMatchObject({ status: 413 });
    const claim = { "content-length": "70000" };
    expect(await shop.post("/checkout", body, claim)).toMatchObject({ status: 413 });
  });

  it("gets a refusal when it is longer than declared", async () => {
    const server = serve({ fetch: createTestShop().app.fetch, hostname: "127.0.0.1", port: 0 });
    await once(server, "listening");
    try {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      const head = ["POST /api/checkout HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
      socket.write([...head, "Content-Length: 10", "", JSON.stringify(body)].join("\r\n"));
      const statuses = (await text(socket)).match(/(?<=^HTTP\/1\.1 )\d+/gm);
      expect(new Set(statuses)).toEqual(new Set(["400"]));
    } finally {
      server.close();
    }
  });

  it("gets a 400 when nested as deeply as 64 kB allow", async () => {
    const shop = createTestShop();
    const deep = "[".repeat(32_700) + "]".repeat(32_700);
    expect((await shop.post("/checkout", deep)).status).toBe(400);
    expect((await shop.post("/checkout", `{"site":"se","lines":${deep}}`)).status).toBe(400);
    const unknown = `{"site":"se","lines":[{"id":"id-pla-black","quantity":1}],"more":${deep}}`;
    expect((await shop.post("/checkout", unknown)).status).toBe(400);
  });

  it("gets a 400 with the invalid fields", async () => {
    const wrong = { site: "se", lines: [{ id: "", quantity: 0 }], currency: "XYZ" };
    const { status, reply } = await createTestShop().post("/checkout?language=en", wrong);
    expect(status).toBe(400);
    expect(reply.fields).toEqual({
      "body.currency": "Invalid value",
      "body.lines.0.id": "Required",
      "body.lines.0.quantity": "Must be at least 1",
    });
  });

  it("gets a 400 for unknown fields at any depth", async () => {
    const line = { id: "id-pla-black", quantity: 1, price: 1 };
    const misspelled = { site: "se", currancy: "SEK", lines: [line], country: "Sweden" };
    expect(await createTestShop().post("/checkout?language=de", misspelled)).toMatchObject({
      status: 400,
      reply: {
        code: "unknown_field",
        message: "Die Anfrage enthält unbekannte Felder",
        fields: {
          "body.country": "Ungültiger Wert",
          "body.currancy": "Unbekanntes Feld",
          "body.lines.0.price": "Unbekanntes Feld",
        },
      },
    });
  });

  it("cannot change Object.prototype", async () => {
    const polluting = `{"site":"se","lines":[{"id":"id-pla-black","quantity":1}],"__proto__":{"polluted":true}}`;
    expect((await createTestShop().post("/checkout", polluting)).status).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("the log", () => {
  it("writes one line per request, with the endpoint but without checkout ids and personal details", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", body);
    await shop.post(
      `/checkout/${reply.id}/account`,
      { email: "asa@example.com" },
      { "x-forwarded-for": "203.0.113.9" },
    );
    await shop.post(`/checkout/${reply.id}/account`, { email: "nonsense" });
    // Leaves out the warning about calls that have no address and therefore no rate limit.
    const lines = shop.logLines().filter((line) => "route" in line);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatchObject({
      requestId: expect.any(String),
      method: "POST",
      route: "POST /checkout/{id}/account",
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[2]).toMatchObject({ status: 400, code: "invalid_request" });
    const log = JSON.stringify(lines);
    for (const secret of [reply.id, "asa@example.com", "203.0.113.9", "nonsense"])
      expect(log).not.toContain(secret);
  });

  it("removes checkout ids and addresses from an error and its causes", async () => {
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        getCheckout: async (id) => {
          const cause = new Error(`Checkout with id: ${id} was not found for asa@example.com`);
          throw new Error(`Medusa failed at GET /internal/checkouts/${id}?code=SPRING`, { cause });
        },
      }),
    });
    const id = "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70";
    expect((await shop.get(`/checkout/${id}?language=en`)).status).toBe(500);
    const log = JSON.stringify(shop.logLines());
    expect(log).toContain("Medusa failed at GET /internal/checkouts/[id]");
    for (const secret of [id, "asa@", "SPRING"]) expect(log).not.toContain(secret);
  });
});

describe("health", () => {
  it("reports live while the process runs, and ready while the backend is", async () => {
    const up = createTestShop();
    expect((await up.app.request("/health/live")).status).toBe(200);
    expect((await up.app.request("/health/ready")).status).toBe(200);
    const down = createTestShop({ wrapEngine: (engine) => ({ ...engine, isReady: async () => false }) });
    expect((await down.app.request("/health/live")).status).toBe(200);
    expect((await down.app.request("/health/ready")).status).toBe(503);
  });

  it("reports not ready while the backend does not answer", async () => {
    const { app } = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        isReady: async () => {
          throw new Error("refused");
        },
      }),
    });
    expect((await app.request("/health/ready")).status).toBe(503);
  });
});
