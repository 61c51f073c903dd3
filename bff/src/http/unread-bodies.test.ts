import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../serve.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const listening = { host: "127.0.0.1", port: 0, logger: pino({ level: "silent" }), stopWithinMs: 0 };

async function startShop() {
  const serving = serve(createTestShop().app, listening);
  onTestFinished(() => serving.stop());
  await once(serving.server, "listening");
  const { port } = serving.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/api` };
}

const json = { "content-type": "application/json" };
const tooLong = new Blob(["x".repeat(300_000)]);
const tooLongFile = new Blob([new Uint8Array(12_000_000)]);
/** A body without a length is sent in chunks. */
const inChunks = (chunks: number, bytes: number) =>
  ReadableStream.from(Array.from({ length: chunks }, () => new Uint8Array(bytes)));
const post = (body: RequestInit["body"], headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers,
  ...(body && { body, duplex: "half" }),
});

/** Calls that are answered before their body was read completely, with their status. */
const refusedEarly: readonly (readonly [
  what: string,
  path: string,
  init: () => RequestInit,
  status: number,
])[] = [
  ["JSON above 64 kB with its length", "/checkout", () => post(tooLong, json), 413],
  ["JSON above 64 kB without a token", "/account/create", () => post(tooLong, json), 413],
  ["JSON above 64 kB in chunks", "/checkout", () => post(inChunks(5, 60_000), json), 413],
  ["a file that is too long, in chunks", "/upload?name=a.png", () => post(inChunks(23, 500_000)), 413],
  ["a file whose declared length is too long", "/upload?name=a.png", () => post(tooLongFile), 413],
  ["a file without a name", "/upload", () => post(inChunks(6, 500_000)), 400],
  ["a body of another type", "/checkout", () => post(new Blob(["x".repeat(60_000)])), 415],
  ["a body without a token", "/account/create", () => post(new Blob(["x".repeat(60_000)]), json), 401],
  ["a body for an unknown path", "/nothing", () => post(tooLong, json), 404],
  ["a body with an unsupported method", "/shop", () => ({ ...post(tooLong, json), method: "PUT" }), 405],
];

describe("a call that is refused before its body was read", () => {
  it.each(refusedEarly)(
    "leaves 300 other calls on its client's connections unharmed: %s",
    async (_what, path, init, status) => {
      const { url } = await startShop();
      // fetch reuses connections for later calls, as a proxy before the API does.
      const call = async (target: string, request: RequestInit = {}) => {
        const reply = await fetch(url + target, request).catch(() => null);
        await reply?.arrayBuffer();
        return reply?.status ?? 0;
      };
      const others: number[] = [];
      const refused: number[] = [];
      for (let round = 0; round < 10; round++) {
        const large = [1, 2, 3].map(() => call(path, init()));
        for (let other = 0; other < 3; other++) {
          others.push(...(await Promise.all(Array.from({ length: 10 }, () => call("/shop")))));
        }
        refused.push(...(await Promise.all(large)));
      }
      expect(others).toHaveLength(300);
      expect(others.filter((each) => each !== 200)).toEqual([]);
      expect(new Set(refused)).toEqual(new Set([status]));
    },
  );

  it.each([
    ["stops in the middle", "Content-Length: 300000", "x".repeat(100)],
    ["never begins", "Content-Length: 60000", ""],
    ["stops in the middle of a chunk", "Transfer-Encoding: chunked", "ea60\r\nxxx"],
  ])(
    "gets its reply at once when the body %s, with the notice that the connection closes",
    async (_what, length, sent) => {
      const { port } = await startShop();
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST /api/nothing HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n${sent}`);
      const [reply] = (await once(socket, "data")) as [Buffer];
      expect(reply.toString()).toMatch(/^HTTP\/1\.1 404 /);
      expect(reply.toString()).toMatch(/^Connection: close\r$/im);
      expect(reply.toString()).toMatch(/"code":"not_found"/);
      socket.destroy();
    },
  );

  it("loses its connection once it has sent far more than allowed", async () => {
    const { port } = await startShop();
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = Buffer.from(`f4240\r\n${"x".repeat(1_000_000)}\r\n`);
    const writeOn = () => void (socket.writable && socket.write(chunk, writeOn));
    writeOn();
    socket.resume();
    const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(16_000_000);
  });

  it("keeps its connection open when its body has arrived completely", async () => {
    const { port } = await startShop();
    const socket = connect(port, "127.0.0.1");
    const call = (connection: string) =>
      `POST /api/checkout HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Length: 2\r\n\r\n{}`;
    socket.write(call("keep-alive"));
    const parts: string[] = [];
    socket.on("data", (part: Buffer) => parts.push(part.toString()));
    await once(socket, "data");
    socket.write(call("close"));
    await once(socket, "close");
    expect(parts.join("").match(/HTTP\/1\.1 415 /g)).toHaveLength(2);
  });
});
