import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { serve } from "@hono/node-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestServer } from "./testing/open-test-server.ts";

async function listen(server: Server): Promise<string> {
  if (!server.listening) await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts the storefront in front of an API that answers as `answer` does. */
async function startStorefront(answer: Answer) {
  const bffUrl = await listen(createServer(answer).listen(0, "127.0.0.1"));
  const { app } = openTestServer({ bffUrl });
  return { bffUrl, url: await listen(serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }) as Server) };
}

/** Answers each call with a body by `refuse`. The connection stays open, but a further call on it fails. */
function breakAfterBodies(refuse: Answer): Answer {
  const broken = new WeakSet<Socket>();
  return (request, response) => {
    if (broken.has(request.socket)) request.socket.destroy();
    else if (request.method === "GET") response.end("{}");
    else {
      broken.add(request.socket);
      refuse(request, response);
    }
  };
}

const refuseUnread: Answer = (_request, response) => void response.writeHead(413).end("{}");
const readToEnd: Answer = (request, response) => {
  request.resume().once("end", () => response.writeHead(413).end("{}"));
};

const largeBody = new Uint8Array(300_000);
const inChunks = () => new Blob([largeBody, largeBody]).stream();

/** Fetch requires this for a stream as body; the DOM's types lack it. */
const streamed = { duplex: "half" };

/** The large calls of three clients, which run beside the reads of other clients. */
const floods: readonly (readonly [what: string, refuse: Answer, path: string, body: () => BodyInit])[] = [
  ["JSON with its length, unread", refuseUnread, "/api/checkout", () => new Blob([largeBody])],
  ["JSON in chunks, unread", refuseUnread, "/api/checkout", inChunks],
  ["JSON, read to its end", readToEnd, "/api/checkout", () => new Blob([largeBody])],
  ["a short body, read to its end", readToEnd, "/api/checkout", () => "{}"],
  ["a file in chunks, unread", refuseUnread, "/api/upload?name=a.png", inChunks],
  ["a file, read to its end", readToEnd, "/api/upload?name=a.png", () => new Blob([largeBody])],
];

describe("a connection to the API", () => {
  it.each(floods)(
    "serves none of 300 other calls after it carried a body: %s",
    async (_what, refuse, path, body) => {
      const { url, bffUrl } = await startStorefront(breakAfterBodies(refuse));
      const call = async (address: string, init: RequestInit = {}) => {
        const reply = await fetch(address, init).catch(() => null);
        await reply?.arrayBuffer();
        return reply?.status ?? 0;
      };
      const others: number[] = [];
      for (let round = 0; round < 30; round++) {
        const large = [1, 2, 3].map(() => call(url + path, { method: "POST", body: body(), ...streamed }));
        // Rendering a page calls the API from the same process.
        const reads = Array.from({ length: 10 }, (_, at) => call(`${at % 2 ? url : bffUrl}/api/shop`));
        others.push(...(await Promise.all(reads)));
        await Promise.all(large);
      }
      expect(others).toEqual(Array.from({ length: 300 }, () => 200));
    },
  );

  it("serves no other call after its client disconnected in the middle of a body", async () => {
    const { url } = await startStorefront(breakAfterBodies((request) => void request.resume()));
    const { port } = new URL(url);
    const others: number[] = [];
    for (let round = 0; round < 30; round++) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(
        "POST /api/upload?name=a.png HTTP/1.1\r\nHost: se.localhost\r\nContent-Length: 9999\r\n\r\nxxx",
      );
      const reads = Array.from({ length: 5 }, async () => (await fetch(`${url}/api/shop`)).status);
      others.push(...(await Promise.all(reads)));
      socket.destroy();
      others.push(
        ...(await Promise.all(
          Array.from({ length: 5 }, async () => (await fetch(`${url}/api/shop`)).status),
        )),
      );
    }
    expect(others).toEqual(Array.from({ length: 300 }, () => 200));
  });
});

describe("a call whose connection breaks before the reply", () => {
  /** Breaks the connection of the first `count` calls, and records all calls. */
  const breakFirst = (count: number) => {
    const calls: string[] = [];
    const answer: Answer = (request, response) => {
      calls.push(request.method ?? "");
      if (calls.length <= count) request.socket.destroy();
      else response.end("{}");
    };
    return { calls, answer };
  };

  it.each(["GET", "HEAD"])("repeats a read once: %s", async (method) => {
    const { calls, answer } = breakFirst(1);
    const { url } = await startStorefront(answer);
    expect((await fetch(`${url}/api/shop`, { method })).status).toBe(200);
    expect(calls).toEqual([method, method]);
  });

  it("answers 503 when the repeated call breaks too", async () => {
    const { calls, answer } = breakFirst(10);
    const { url } = await startStorefront(answer);
    expect((await fetch(`${url}/api/shop`)).status).toBe(503);
    expect(calls).toEqual(["GET", "GET"]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "does not repeat a call that may change state: %s",
    async (method) => {
      const { calls, answer } = breakFirst(1);
      const { url } = await startStorefront(answer);
      expect((await fetch(`${url}/api/checkout`, { method, body: "{}" })).status).toBe(503);
      expect(calls).toEqual([method]);
    },
  );
});

describe("a client refused before its body was read", () => {
  it.each(["/api/checkout", "/nothing"])(
    "gets its reply, and then the server closes the connection: %s",
    async (path) => {
      const { url } = await startStorefront(refuseUnread);
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.write(`POST ${path} HTTP/1.1\r\nHost: se.localhost\r\nContent-Length: 9000\r\n\r\nxxx`);
      const [reply] = (await once(socket, "data")) as [Buffer];
      expect(reply.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(reply.toString()).toMatch(/^connection: close\r$/im);
      socket.destroy();
    },
  );
});
