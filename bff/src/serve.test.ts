import { EventEmitter, once } from "node:events";
import { request, Agent, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { AppEnvironment } from "./http/app-environment.ts";
import { serve } from "./serve.ts";

async function setUp(stopWithinMs: number) {
  const gate = new EventEmitter();
  const released = once(gate, "release");
  const started = once(gate, "start");
  const app = new Hono<AppEnvironment>().get("/slow", async (c) => {
    gate.emit("start");
    await released;
    return c.text("done");
  });
  const serving = serve(app, { host: "127.0.0.1", port: 0, logger: pino({ level: "silent" }), stopWithinMs });
  await once(serving.server, "listening");
  const { port } = serving.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: "127.0.0.1", port, path: "/slow", agent }, resolve).on("error", reject).end();
    });
  return { ...serving, call, release: () => gate.emit("release"), started };
}

describe("stop", () => {
  it("finishes the running call, accepts no new one and does not wait for its connection", async () => {
    const { call, started, release, stop } = await setUp(60_000);
    const answer = call();
    await started;
    const stopped = stop();
    await expect(call()).rejects.toThrow("ECONNREFUSED");
    release();
    expect((await answer).statusCode).toBe(200);
    expect((await answer).headers.connection).toBe("close");
    (await answer).resume();
    await stopped;
  });

  it("cuts off a call that exceeds the stop timeout", async () => {
    const { call, started, stop } = await setUp(20);
    const outcome = call().catch((error: Error) => error.message);
    await started;
    await stop();
    expect(await outcome).toBe("socket hang up");
  });
});

/** What a server with short timeouts answers to the sent bytes, until it closes the connection. */
async function answerTo(...sent: string[]): Promise<string> {
  const app = new Hono<AppEnvironment>().post("/", async (c) => c.text(await c.req.text()));
  app.onError(() => new Response(null, { status: 500 }));
  const requestLimits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const logger = pino({ level: "silent" });
  const serving = serve(app, { host: "127.0.0.1", port: 0, logger, stopWithinMs: 0, requestLimits });
  await once(serving.server, "listening");
  const { port } = serving.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  for (const bytes of sent) socket.write(bytes);
  await once(socket, "close");
  await serving.stop();
  return answer;
}

describe("request limits", () => {
  it("cut off a request with unfinished headers", async () => {
    expect(await answerTo("POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ")).toContain("408 Request Timeout");
  });

  it("cut off a request with an unfinished body", async () => {
    const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n";
    expect(await answerTo(head, "12345")).toContain("408 Request Timeout");
  });

  it("refuse headers above 16 kB", async () => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(17_000)}\r\n\r\n`;
    expect(await answerTo(head)).toContain("431 Request Header Fields Too Large");
  });
});
