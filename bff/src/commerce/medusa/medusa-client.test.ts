import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { CommerceBusyError } from "../commerce-busy-error.ts";
import { CommerceRefusedError } from "../commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { createMedusaClient, statusOf } from "./medusa-client.ts";

const replySchema = z.object({ ok: z.boolean() });
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const clientOf = (url: string, timeoutMs = 2000) =>
  createMedusaClient({ url, token: "internal-token", timeoutMs });

const answer =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);

describe("createMedusaClient", () => {
  it("throws CommerceBusyError when Medusa answers 423 for a busy checkout", async () => {
    const url = await listen(answer(423, '{"type":"checkout_busy"}'));
    await expect(clientOf(url).post(replySchema, "checkouts/a/order", {})).rejects.toThrow(CommerceBusyError);
  });

  it("sends the internal token and the body as JSON", async () => {
    const seen: unknown[] = [];
    const url = await listen((request, response) => {
      let text = "";
      request.on("data", (part) => (text += part));
      request.on("end", () => {
        seen.push(request.method, request.url, request.headers["x-internal-token"], JSON.parse(text));
        answer(200, '{"ok":true}')(request, response);
      });
    });
    await expect(clientOf(url).post(replySchema, "checkouts", { id: "å" })).resolves.toEqual({ ok: true });
    expect(seen).toEqual(["POST", "/internal/checkouts", "internal-token", { id: "å" }]);
  });

  it("sends a query", async () => {
    let asked: string | undefined;
    const url = await listen((request, response) => {
      asked = request.url;
      answer(200, '{"ok":true}')(request, response);
    });
    await clientOf(url).get(replySchema, "products", { id: "a,b" });
    expect(new URL(asked ?? "", url).searchParams.get("id")).toBe("a,b");
  });

  it.each([
    ["a server error", 500, "{}"],
    ["a refused token", 401, '{"message":"no"}'],
    ["an unreadable answer", 200, '{"ok":"yes"}'],
    ["an answer that is not JSON", 200, "<html>"],
  ])("throws CommerceUnavailableError on %s", async (_, status, body) => {
    const url = await listen(answer(status, body));
    await expect(clientOf(url).get(replySchema, "ready")).rejects.toThrow(CommerceUnavailableError);
  });

  it("throws CommerceUnavailableError when the port is closed", async () => {
    const url = await listen(answer(200, "{}"));
    server?.close();
    await expect(clientOf(url).get(replySchema, "ready")).rejects.toThrow(CommerceUnavailableError);
  });

  it("sends bytes on a connection that no other call shares", async () => {
    const broken = new WeakSet<Socket>();
    const url = await listen((request, response) => {
      if (broken.has(request.socket)) request.socket.destroy();
      else if (request.method === "GET") answer(200, '{"ok":true}')(request, response);
      else {
        // The reply allows keep-alive, but the connection breaks.
        broken.add(request.socket);
        request.resume().once("end", () => answer(422, "{}")(request, response));
      }
    });
    const client = clientOf(url);
    const upload = () => client.postBytes(replySchema, "uploads", {}, new Blob(["x".repeat(9000)]).stream());
    for (let round = 0; round < 30; round++) {
      const uploads = [1, 2, 3].map(() => expect(upload()).rejects.toThrow(CommerceRefusedError));
      const reads = Array.from({ length: 10 }, () => client.get(replySchema, "ready"));
      expect(await Promise.all(reads)).toEqual(reads.map(() => ({ ok: true })));
      await Promise.all(uploads);
    }
  });

  it("times out", async () => {
    const url = await listen(() => {});
    await expect(clientOf(url, 50).get(replySchema, "ready")).rejects.toThrow(CommerceUnavailableError);
  });
});

describe("statusOf", () => {
  it("returns the status of Medusa's answer, or null without an answer", async () => {
    const url = await listen(answer(404, '{"message":"no such checkout"}'));
    const error: unknown = await clientOf(url)
      .get(replySchema, "checkouts/x")
      .catch((failure: unknown) => failure);
    expect(statusOf(error)).toBe(404);
    expect(statusOf(new CommerceUnavailableError("timeout"))).toBeNull();
  });
});
