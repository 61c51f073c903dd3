import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { uploadTerms } from "@spolverk/domain";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ShopStore } from "../commerce/store.ts";
import { serve } from "../serve.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openRawBody } from "./open-raw-body.ts";
import { pngFile, streamOf } from "../testing/upload-files.ts";

type SaveUpload = ShopStore["saveUpload"];
const withUploads = (saveUpload: SaveUpload) => ({
  wrapStore: (store: ShopStore): ShopStore => ({ ...store, saveUpload }),
});
const stored = {
  kind: "stored",
  upload: { uploadId: "u1", name: "a.png", type: "image/png", bytes: 1 },
} as const;

/** A backend that counts the received bytes and stores every complete upload. */
function countBytes() {
  const seen = { bytes: 0, parts: 0 };
  const saveUpload: SaveUpload = async ({ stream }) => {
    for await (const part of stream) {
      seen.bytes += part.byteLength;
      seen.parts += 1;
    }
    return stored;
  };
  return { seen, ...withUploads(saveUpload) };
}

const megabyte = new Uint8Array(1_000_000);

describe("the body of an upload", () => {
  it("reaches the backend while it arrives, without buffering", async () => {
    let send: (part: Uint8Array | null) => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (part) => (part === null ? controller.close() : controller.enqueue(part));
      },
    });
    const parts: number[] = [];
    const { upload } = createTestShop(
      withUploads(async ({ stream }) => {
        for await (const part of stream) parts.push(part.byteLength);
        return stored;
      }),
    );
    const answer = upload("a.png", body);
    for (const length of [3, 5]) {
      send(new Uint8Array(length));
      await vi.waitFor(() => expect(parts.at(-1)).toBe(length));
    }
    send(null);
    expect((await answer).status).toBe(201);
  });

  it("can have the maximum size, which exceeds that of a JSON body", async () => {
    const { seen, ...options } = countBytes();
    const parts = Array.from({ length: 10 }, () => megabyte);
    expect((await createTestShop(options).upload("a.png", streamOf(...parts))).status).toBe(201);
    expect(seen.bytes).toBe(uploadTerms.mostBytes);
  });

  it("fails at the first byte too many, and so does the backend's stream", async () => {
    const { seen, ...options } = countBytes();
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(megabyte) });
    const answer = await createTestShop(options).upload("a.png", endless);
    expect(answer).toMatchObject({
      status: 413,
      reply: { code: "upload_too_large", message: "A file can be at most 10 MB" },
    });
    expect(seen).toEqual({ bytes: uploadTerms.mostBytes, parts: 10 });
  });

  describe("by a slow sender", () => {
    /** A body whose bytes the test sends; each read returns its outcome. */
    function openSlowly() {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      let send: (part: Uint8Array) => void = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => void (send = (part) => controller.enqueue(part)),
      });
      const request = new Request("http://shop", { method: "POST", body: stream, duplex: "half" });
      const { body, getFailure } = openRawBody(request, uploadTerms.mostBytes);
      const reader = body.stream.getReader();
      /** Reads a part that arrives after this time. */
      const readAfter = async (ms: number, bytes: number) => {
        const read = reader.read().then(
          () => "read",
          (error: unknown) => error,
        );
        await vi.advanceTimersByTimeAsync(ms);
        send(new Uint8Array(bytes));
        return read;
      };
      return { readAfter, getFailure };
    }
    const refusal = { code: "upload_wrong_length" };

    it("fails after ten seconds without a byte, whatever came before", async () => {
      const { readAfter, getFailure } = openSlowly();
      for (let count = 0; count < 3; count += 1) expect(await readAfter(9999, 100_000)).toBe("read");
      expect(await readAfter(10_000, 1)).toMatchObject(refusal);
      expect(getFailure()).toMatchObject(refusal);
    });

    it("fails below 10 kB a second after ten seconds", async () => {
      const { readAfter, getFailure } = openSlowly();
      expect(await readAfter(9000, 1)).toBe("read");
      expect(await readAfter(9000, 1)).toMatchObject(refusal);
      expect(getFailure()).toMatchObject(refusal);
    });

    it("passes at 10 kB a second, however slowly the backend reads", async () => {
      const { readAfter } = openSlowly();
      for (let second = 0; second < 60; second += 1) {
        expect(await readAfter(1000, 10_000)).toBe("read");
        await vi.advanceTimersByTimeAsync(1000);
      }
    });
  });

  it("gets a 413 unread when its declared length is too large", async () => {
    const { seen, ...options } = countBytes();
    const length = { "content-length": String(uploadTerms.mostBytes + 1) };
    const answer = await createTestShop(options).upload("a.png", pngFile, length);
    expect(answer).toMatchObject({ status: 413, reply: { code: "upload_too_large" } });
    expect(seen.parts).toBe(0);
  });

  it.each(["-1", "1e3", "ten", "1.5", "9".repeat(40)])("gets a 400 with the length %j", async (length) => {
    const answer = await createTestShop().upload("a.png", pngFile, { "content-length": length });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: "invalid_request", fields: { "header.Content-Length": "Invalid value" } },
    });
  });

  it("passes on the declared length, or null", async () => {
    const lengths: (number | null)[] = [];
    const { upload } = createTestShop(
      withUploads(async ({ length }) => {
        lengths.push(length);
        return stored;
      }),
    );
    await upload("a.png", pngFile, { "content-length": String(pngFile.length) });
    await upload("a.png", streamOf(pngFile));
    expect(lengths).toEqual([pngFile.length, null]);
  });

  it("ignores an Idempotency-Key: a repeated call is carried out again", async () => {
    const { seen, ...options } = countBytes();
    const key = { "idempotency-key": "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70" };
    const { upload } = createTestShop(options);
    const answers = [await upload("a.png", pngFile, key), await upload("a.png", pngFile, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.headers.has("idempotency-replayed")).toBe(false);
    expect(seen.bytes).toBe(2 * pngFile.length);
  });
});

/** Starts a server and records how its backend's upload streams end. */
async function startShop() {
  const ends: unknown[] = [];
  const parts: string[] = [];
  const shop = createTestShop(
    withUploads(async ({ stream }) => {
      try {
        for await (const part of stream) parts.push(Buffer.from(part.subarray(0, 4)).toString());
      } catch (error) {
        ends.push(error);
        throw new Error("the backend was cut off", { cause: error });
      }
      ends.push("complete");
      return stored;
    }),
  );
  const logger = pino({ level: "silent" });
  const serving = serve(shop.app, { host: "127.0.0.1", port: 0, logger, stopWithinMs: 0 });
  await once(serving.server, "listening");
  const socket = connect((serving.server.address() as AddressInfo).port, "127.0.0.1");
  const head = (field: string) =>
    `POST /api/upload?name=a.png HTTP/1.1\r\nHost: localhost\r\n${field}\r\n\r\n`;
  return { shop, ends, parts, socket, head, stop: serving.stop };
}

describe("a client of an upload", () => {
  it("ends the stream with a client error when it aborts the upload", async () => {
    const { shop, ends, parts, socket, head, stop } = await startShop();
    socket.write(`${head("Content-Length: 1000")}some bytes`);
    await vi.waitFor(() => expect(parts).toEqual(["some"]));
    socket.destroySoon();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    expect(ends[0]).toMatchObject({ code: "upload_wrong_length" });
    await vi.waitFor(() => expect(shop.logLines()).toHaveLength(1));
    expect(shop.logLines()).toMatchObject([
      { level: pino.levels.values["info"], status: 422, code: "upload_wrong_length" },
    ]);
    await stop();
  });

  it("gets a refusal for endless chunks and is then cut off", async () => {
    const { ends, socket, head, stop } = await startShop();
    const reply = text(socket);
    socket.write(head("Transfer-Encoding: chunked"));
    const chunk = Buffer.concat([Buffer.from("f4240\r\n"), megabyte, Buffer.from("\r\n")]);
    socket.on("error", () => {});
    const sending = setInterval(() => socket.writable && socket.write(chunk), 1);
    await once(socket, "end").finally(() => clearInterval(sending));
    expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(ends).toMatchObject([{ code: "upload_too_large" }]);
    socket.destroy();
    await stop();
  });
});
