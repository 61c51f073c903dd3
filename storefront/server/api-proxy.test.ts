import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { apiProxy } from "./api-proxy.ts";
import type { AppEnvironment } from "./app-environment.ts";

type Send = (request: Request) => Promise<Response>;

function setUp(send: Send, timeoutMs = 1000) {
  const app = new Hono<AppEnvironment>();
  app.use(requestId());
  const options = {
    bffUrl: "http://bff",
    trustedProxies: 0,
    timeoutMs,
    logger: pino({ level: "silent" }),
    fetch: send,
  };
  return app.all("/api/*", apiProxy(options)).get("/uploads/*", apiProxy(options));
}

describe("the API proxy", () => {
  it("forwards method, path, query, body and request id, and returns the reply", async () => {
    const send = vi.fn<Send>(async (request) => {
      const text = await request.text();
      return Response.json({ got: text }, { status: 201, headers: { "x-ratelimit-limit": "60" } });
    });
    const reply = await setUp(send).request("/api/checkout?language=sv", {
      method: "POST",
      body: '{"site":"se"}',
      headers: { "content-type": "application/json", "x-request-id": "request-0001" },
    });
    const [request] = send.mock.calls[0] ?? [];
    const headers = new Headers(request?.headers);
    expect(request?.url).toBe("http://bff/api/checkout?language=sv");
    expect([request?.method, headers.get("x-request-id"), headers.get("content-type")]).toEqual([
      "POST",
      "request-0001",
      "application/json",
    ]);
    expect(reply.status).toBe(201);
    expect(reply.headers.get("x-ratelimit-limit")).toBe("60");
    expect(await reply.json()).toEqual({ got: '{"site":"se"}' });
  });
  it("streams a file unchanged, with its Content-Length [3.47]", async () => {
    const received: { length: string | undefined; bytes: number }[] = [];
    const bff = createServer((request, response) => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      request.on("end", () => {
        received.push({ length: request.headers["content-length"], bytes });
        response.setHeader("content-type", "application/json").end("{}");
      });
    });
    await new Promise<void>((resolve) => bff.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void bff.close());
    const { port } = bff.address() as AddressInfo;
    const options = { bffUrl: `http://127.0.0.1:${port}`, trustedProxies: 0, timeoutMs: 5000 };
    const proxy = apiProxy({ ...options, logger: pino({ level: "silent" }) });
    const app = new Hono<AppEnvironment>().use(requestId()).post("/api/upload", proxy);
    const body = new Blob([new Uint8Array(300_000)]);
    const headers = { "content-type": "image/png", "content-length": "300000" };
    const reply = await app.request("/api/upload", { method: "POST", body, headers });
    expect(reply.status).toBe(200);
    expect(received).toEqual([{ length: "300000", bytes: 300_000 }]);
  });
  it("strips cookies and the client's own X-Forwarded-For", async () => {
    const send = vi.fn<Send>(async () => Response.json({}));
    await setUp(send).request("/api/shop", { headers: { cookie: "a=1", "x-forwarded-for": "1.2.3.4" } });
    const headers = new Headers(send.mock.calls[0]?.[0].headers);
    expect(headers.has("cookie")).toBe(false);
    expect(headers.get("x-forwarded-for")).not.toContain("1.2.3.4");
  });
  it("answers 503 in the API's shape when the BFF does not reply", async () => {
    const reply = await setUp(() => Promise.reject(new TypeError("refused"))).request("/api/shop");
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      code: "commerce_unavailable",
      message: "Server did not respond",
    });
  });
  it("answers 503 when the BFF's reply exceeds the timeout", async () => {
    const never: Send = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    expect((await setUp(never, 5).request("/api/shop")).status).toBe(503);
  });
  it("forwards an uploaded picture with the BFF's headers", async () => {
    const headers = {
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    };
    const send = vi.fn<Send>(async () => new Response("pixels", { headers }));
    const reply = await setUp(send).request("/uploads/r%C3%B6d%20spole-1.png");
    expect(send.mock.calls[0]?.[0].url).toBe("http://bff/uploads/r%C3%B6d%20spole-1.png");
    expect([await reply.text(), Object.fromEntries(reply.headers)]).toEqual([
      "pixels",
      expect.objectContaining(headers),
    ]);
  });
  it.each([
    "/api/../internal/search",
    "/api/%2e%2e/internal/search",
    "/api/x/..%2F../../internal/search",
    "/%61pi/../health/ready",
    "/%61pi/shop",
    "//api/shop",
    "/uploads/../internal/search",
    "/uploads/%2e%2e/internal/search",
    "/%75ploads/../health/ready",
  ])("forwards no path outside /api and /uploads: %s", async (path) => {
    const send = vi.fn<Send>(async () => Response.json({}));
    await setUp(send).request(`http://se.localhost${path}`);
    for (const [{ url }] of send.mock.calls) expect(new URL(url).pathname).toMatch(/^\/(api|uploads)\//);
  });
  it("strips hop-by-hop headers and cookies in both directions", async () => {
    const headers = { connection: "x", "keep-alive": "5", upgrade: "h2c", "set-cookie": "a=1", etag: '"1"' };
    const send = vi.fn<Send>(async () => Response.json({}, { headers }));
    const reply = await setUp(send).request("/api/shop", {
      headers: { connection: "x-evil", "x-evil": "1", te: "trailers", "x-forwarded-host": "evil.example" },
    });
    const sent = new Headers(send.mock.calls[0]?.[0].headers);
    for (const name of ["connection", "x-evil", "te", "x-forwarded-host"]) expect(sent.has(name)).toBe(false);
    for (const name of ["connection", "keep-alive", "upgrade", "set-cookie"])
      expect(reply.headers.has(name)).toBe(false);
    expect(reply.headers.get("etag")).toBe('"1"');
  });
});
