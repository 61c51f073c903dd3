import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, it } from "node:test";
import { announceChanges } from "./announce-changes.ts";
import { toIds } from "./to-ids.ts";

describe("the message to the BFF about changes", () => {
  const calls: { url: string | undefined; token: unknown; body: unknown }[] = [];
  let server: Server;
  let status = 202;

  beforeEach(async () => {
    calls.length = 0;
    status = 202;
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        calls.push({ url: request.url, token: request.headers["x-internal-token"], body });
        response.writeHead(status).end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    process.env.BFF_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.INTERNAL_TOKEN = "an-internal-token";
  });
  afterEach(() => {
    server.close();
    delete process.env.BFF_URL;
    delete process.env.INTERNAL_TOKEN;
  });

  it("names each product once, and carries the shared secret", async () => {
    await announceChanges(["prod_1", "prod_2", "prod_1"]);
    assert.deepEqual(calls, [
      {
        url: "/internal/search/products",
        token: "an-internal-token",
        body: { ids: ["prod_1", "prod_2"] },
      },
    ]);
  });

  it("says that all may have changed when it is unknown which", async () => {
    await announceChanges("all");
    assert.deepEqual(calls[0]?.body, { all: true });
  });

  it("is not sent when no product has changed or there is no receiver", async () => {
    await announceChanges([]);
    delete process.env.BFF_URL;
    await announceChanges(["prod_1"]);
    assert.deepEqual(calls, []);
  });

  it("fails the event when it is refused, so that it is sent again", async () => {
    status = 503;
    await assert.rejects(announceChanges(["prod_1"]), /answered 503/);
  });

  it("is made from events of one row and of several", () => {
    assert.deepEqual(toIds({ id: "prod_1" }), ["prod_1"]);
    assert.deepEqual(toIds({ id: ["prod_1", "prod_2"] }), ["prod_1", "prod_2"]);
  });
});
