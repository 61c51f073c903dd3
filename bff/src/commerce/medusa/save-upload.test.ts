import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pngFile, streamOf } from "../../testing/upload-files.ts";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { createMedusaClient } from "./medusa-client.ts";
import { createSaveUpload } from "./save-upload.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends uploads to a Medusa that answers with `listener`. */
async function openUpload(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return createSaveUpload(createMedusaClient({ url, token: "internal-token", timeoutMs: 2000 }));
}

const upload = { uploadId: "upl_1", name: "å.png", type: "image/png", bytes: 70 } as const;
const json = { "content-type": "application/json" };

describe("an upload to Medusa", () => {
  it("sends the raw bytes, with name and length in the query", async () => {
    const seen: unknown[] = [];
    const saveUpload = await openUpload((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { "x-internal-token": token, "content-type": type } = request.headers;
        seen.push(request.method, request.url, token, type, new Uint8Array(Buffer.concat(parts)));
        response.writeHead(200, json).end(JSON.stringify({ kind: "stored", upload }));
      });
    });
    const saved = await saveUpload({
      name: "å & b.png",
      stream: streamOf(pngFile.slice(0, 9), pngFile.slice(9)),
      length: pngFile.length,
      clientHash: "hash of the client",
    });
    expect(saved).toEqual({ kind: "stored", upload });
    const [method, address, ...rest] = seen;
    const query = new URL(String(address), "http://medusa").searchParams;
    expect([method, Object.fromEntries(query)]).toEqual([
      "POST",
      { name: "å & b.png", length: String(pngFile.length), client: "hash of the client" },
    ]);
    expect(rest).toEqual(["internal-token", "application/octet-stream", pngFile]);
  });

  it("leaves out an unknown length, and accepts a refusal before the end", async () => {
    const addresses: string[] = [];
    const saveUpload = await openUpload((request, response) => {
      addresses.push(request.url ?? "");
      response.writeHead(200, json).end(JSON.stringify({ kind: "refused", problem: "type" }));
    });
    const stream = streamOf(pngFile);
    const saved = await saveUpload({ name: "a.png", stream, length: null, clientHash: null });
    expect(saved).toEqual({ kind: "refused", problem: "type" });
    expect(addresses).toEqual(["/internal/uploads?name=a.png"]);
  });

  it("ends when the client's stream fails, with an error that does not contain the file's name", async () => {
    const ends: boolean[] = [];
    let onArrival = () => {};
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    const saveUpload = await openUpload((request) => {
      request.on("error", () => {});
      request.on("close", () => ends.push(request.complete));
      request.on("data", () => onArrival());
    });
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(pngFile),
      pull: async (controller) => {
        await arrival;
        controller.error(new Error("the client has gone"));
      },
    });
    const outcome = await saveUpload({ name: "secret.png", stream, length: 1000, clientHash: null }).catch(
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(CommerceUnavailableError);
    expect(String(outcome)).not.toContain("secret");
    await vi.waitFor(() => expect(ends).toEqual([false]));
  });
});
