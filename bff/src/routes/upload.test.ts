import { uploadTerms } from "@spolverk/domain";
import { describe, expect, it, vi } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { MemoryEnquiries } from "../commerce/memory/memory-enquiries.ts";
import type { Upload } from "../contract/upload.ts";
import { createTestShop, testLimits } from "../testing/create-test-shop.ts";
import { pdfFile, pngFile, streamOf } from "../testing/upload-files.ts";

describe("POST /upload", () => {
  it.each([
    ["spool.png", pngFile, "image/png"],
    ["cv.pdf", pdfFile, "application/pdf"],
  ])("stores %s, whatever type its sender declares [3.47]", async (name, bytes, type) => {
    const shop = createTestShop();
    for (const headers of [{}, { "content-type": "text/html" }, { "content-type": "application/json" }]) {
      const answer = await shop.upload<Upload>(name, bytes, headers);
      expect(answer).toMatchObject({ status: 201, reply: { name, type, bytes: bytes.length } });
      expect(answer.reply.uploadId).toMatch(/^\S{16,64}$/);
    }
    expect(shop.enquiries.countUploads()).toBe(3);
  });

  it.each([
    [422, "upload_empty", "This file is empty", "spool.png", null, {}],
    [422, "upload_empty", "This file is empty", "spool.png", streamOf(), {}],
    [
      422,
      "upload_wrong_length",
      "The file didn’t upload completely. Please try again",
      "spool.png",
      pngFile,
      { "content-length": "10" },
    ],
    [
      415,
      "upload_type",
      "Only pictures in JPEG, PNG or WebP and PDF documents can be attached",
      "spool.svg",
      new TextEncoder().encode("<svg><script>alert(1)</script></svg>"),
      {},
    ],
    [
      422,
      "upload_name",
      "The file name doesn’t match its content. Please rename it and try again",
      "spool.png.exe",
      pngFile,
      {},
    ],
    [422, "upload_damaged", "This file is damaged and can’t be read", "spool.png", pngFile.slice(0, 40), {}],
    [
      413,
      "upload_too_large",
      "A file can be at most 10 MB",
      "spool.png",
      streamOf(new Uint8Array(10_000_001)),
      {},
    ],
  ] as const)("refuses with %i %s: %s", async (status, code, message, name, body, headers) => {
    const shop = createTestShop();
    expect(await shop.upload(name, body, headers)).toMatchObject({ status, reply: { code, message } });
    expect(shop.enquiries.countUploads()).toBe(0);
    expect(JSON.stringify(shop.logLines())).not.toContain("spool");
  });

  it.each([
    ["all", 503, "upload_storage_full", /^We can’t take files right now/],
    ["client", 429, "upload_limit_reached", /^You have uploaded a lot today/],
  ] as const)(
    "refuses a file when the space for files is used up, for: %s",
    async (limit, status, code, message) => {
      const shop = createTestShop({
        wrapStore: (store) => ({ ...store, saveUpload: async () => ({ kind: "full", limit }) }),
      });
      expect(await shop.upload("a.png", pngFile)).toMatchObject({
        status,
        reply: { code, message: expect.stringMatching(message) as string },
      });
    },
  );

  it("accepts as many concurrent files from one client as a form may have, and meanwhile files from others", async () => {
    const shop = createTestShop({ trustedProxies: 1 });
    const from = (client: number) => ({ "x-forwarded-for": `192.0.2.${client}` });
    const ends: (() => void)[] = [];
    const send = (client: number) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(pngFile);
          ends.push(() => controller.close());
        },
      });
      return shop.upload("spool.png", body, from(client));
    };
    const own = Array.from({ length: uploadTerms.mostFiles }, () => send(1));
    await vi.waitFor(() => expect(ends).toHaveLength(uploadTerms.mostFiles));
    const refused = await shop.upload("spool.png", pngFile, from(1));
    expect(refused).toMatchObject({ status: 429, reply: { code: "too_many_requests" } });
    expect(refused.headers.get("retry-after")).toBe("10");
    expect((await shop.upload("spool.png", pngFile, from(2))).status).toBe(201);
    const others = [3, 4, 5].map(send);
    await vi.waitFor(() => expect(ends).toHaveLength(uploadTerms.mostFiles + 3));
    const full = await shop.upload("spool.png", pngFile, from(6));
    expect(full).toMatchObject({ status: 503, reply: { code: "upload_busy" } });
    expect(full.headers.get("retry-after")).toBe("10");
    for (const end of ends) end();
    const statuses = (await Promise.all([...own, ...others])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await shop.upload("spool.png", pngFile, from(1))).status).toBe(201);
  });

  it("limits the space for the files of one client, by its address, and of all clients", async () => {
    const files = new MemoryEnquiries(() => new Date(), {
      all: 5 * pngFile.length,
      client: 2 * pngFile.length,
    });
    const shop = createTestShop({
      trustedProxies: 1,
      wrapStore: (store) => ({ ...store, saveUpload: (file) => files.saveUpload(file) }),
    });
    const statuses = [];
    for (const client of [1, 1, 1, 2, 2, 3, 4]) {
      const { status } = await shop.upload("a.png", pngFile, { "x-forwarded-for": `192.0.2.${client}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 429, 201, 201, 201, 503]);
  });

  it("requires the name of the file", async () => {
    const answer = await createTestShop().upload(" ", pngFile);
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.name": "Required" } } });
  });

  it("counts for a rate limit of its own [8.23]", async () => {
    const shop = createTestShop({ limits: { ...testLimits, uploads: 2 }, trustedProxies: 1 });
    const client = { "x-forwarded-for": "10.0.0.1" };
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await shop.upload("spool.png", pngFile, client)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    expect((await shop.upload("spool.png", pngFile, { "x-forwarded-for": "10.0.0.2" })).status).toBe(201);
  });

  it("responds with 503 while the backend is down", async () => {
    const saveUpload = () => Promise.reject(new CommerceUnavailableError("down"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, saveUpload }) });
    expect(await shop.upload("spool.png", pngFile)).toMatchObject({
      status: 503,
      reply: { code: "commerce_unavailable" },
    });
  });
});

describe("POST /upload/remove", () => {
  it("removes a file, and replies the same without one", async () => {
    const shop = createTestShop();
    const { uploadId } = (await shop.upload<Upload>("spool.png", pngFile)).reply;
    for (const id of [uploadId, uploadId, "unknown"]) {
      const answer = await shop.post("/upload/remove", { uploadId: id });
      expect(answer).toMatchObject({ status: 200, reply: { removed: true } });
    }
    expect(shop.enquiries.countUploads()).toBe(0);
  });
});
