import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskCache } from "./disk-cache.mjs";
import { createImageServer } from "./create-image-server.mjs";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><circle cx="80" cy="80" r="80" fill="#c33"/></svg>`;
const auto = "auto=format,compress";
const modern = "image/avif,image/webp,*/*";

/** @type {string} */
let directory;
/** @type {import("node:http").Server} */
let server;
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "media-"));
  const mediaDirectory = path.join(directory, "media");
  const uploads = path.join(directory, "uploads");
  for (const folder of [mediaDirectory, uploads]) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(directory, "secret.svg"), drawing);
  fs.writeFileSync(path.join(mediaDirectory, "spool.svg"), drawing);
  fs.writeFileSync(path.join(mediaDirectory, "broken.png"), "no picture");
  fs.writeFileSync(path.join(mediaDirectory, "hero.mp4"), "no picture either");
  const photo = {
    create: { width: 800, height: 600, channels: /** @type {const} */ (3), background: "#963" },
  };
  await sharp(photo).jpeg().toFile(path.join(mediaDirectory, "photo.jpg"));
  await sharp(photo).png().toFile(path.join(uploads, "1764000000000-spool.png"));
  const directories = { media: mediaDirectory, uploads };
  server = createImageServer({ directories, cache: createDiskCache(path.join(directory, "cache"), 1e6) });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
});
afterAll(() => {
  server.close();
  fs.rmSync(directory, { recursive: true });
});

/** @param {string} address @param {RequestInit} [init] */
const get = (address, init = { headers: { accept: modern } }) => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return fetch(`http://127.0.0.1:${port}${address}`, init);
};
/** @param {Response} reply */
const measure = async (reply) => sharp(Buffer.from(await reply.arrayBuffer())).metadata();

describe("the imgix emulator", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/png"],
  ])("sends the best format to a browser that accepts %s [7.25]", async (accept, type) => {
    const reply = await get(`/media/spool.svg?${auto}&w=150`, { headers: { accept } });
    expect([reply.status, reply.headers.get("content-type"), reply.headers.get("vary")]).toEqual([
      200,
      type,
      "Accept",
    ]);
    expect(await measure(reply)).toMatchObject({ width: 150, height: 75, hasAlpha: true });
  });

  it("sends an uploaded picture in the requested width [7.25]", async () => {
    const reply = await get(`/uploads/1764000000000-spool.png?${auto}&w=150`);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/avif"]);
    expect(await measure(reply)).toMatchObject({ width: 150 });
  });

  it("sends a photo as JPEG to a browser that accepts nothing better", async () => {
    const reply = await get(`/media/photo.jpg?${auto}&w=150`, { headers: { accept: "*/*" } });
    expect(reply.headers.get("content-type")).toBe("image/jpeg");
  });

  it.each([
    ["w=160", 160, 80],
    ["w=160&dpr=2", 320, 160],
    ["h=40", 80, 40],
    ["w=100&h=20&fit=clip", 40, 20],
    ["w=640", 640, 320],
    ["fm=png", 320, 160],
  ])("fits the whole picture into the requested size: %s [9.46]", async (query, width, height) => {
    const reply = await get(`/media/spool.svg?${auto}&${query}`);
    expect(await measure(reply)).toMatchObject({ width, height });
  });

  it("renders a drawing in the requested size, so that its edges stay sharp", async () => {
    const reply = await get("/media/spool.svg?w=3200&fm=png");
    const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = data.subarray(800 * info.width * 4, 801 * info.width * 4);
    const soft = row.filter((value, at) => at % 4 === 3 && value > 0 && value < 255).length;
    expect(soft).toBeLessThan(8);
  });

  it("sends fewer bytes for a lower quality, and uses 45 for auto=compress", async () => {
    const bytesOf = async (/** @type {string} */ query) =>
      (await (await get(`/media/spool.svg?w=600&fm=jpg&${query}`)).arrayBuffer()).byteLength;
    const [low, high, compressed] = [
      await bytesOf("q=45"),
      await bytesOf("q=90"),
      await bytesOf("auto=compress"),
    ];
    expect(low).toBeLessThan(high);
    expect(compressed).toBe(low);
  });

  it("fills transparent parts with a color", async () => {
    const reply = await get("/media/spool.svg?w=32&bg=00ff00&fm=png");
    const { data } = await sharp(Buffer.from(await reply.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
  });

  it.each([
    ["/media/spool.svg", "f2efe9"],
    ["/media/photo.jpg", "00ff00"],
    ["/uploads/1764000000000-spool.png", "123456"],
  ])(
    "makes a JPEG of exactly the requested size of %s, with the whole picture centered",
    async (picture, color) => {
      const query = `fm=jpg&fit=fill&fill=solid&fill-color=${color}&bg=${color}&q=90&w=1200&h=630`;
      const reply = await get(`${picture}?${query}`);
      expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const body = Buffer.from(await reply.arrayBuffer());
      expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
      const data = await sharp(body).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
      const wanted = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      expect([...data].every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 8)).toBe(true);
    },
  );

  it("sends a drawing unchanged without parameters", async () => {
    const reply = await get("/media/spool.svg");
    expect([reply.headers.get("content-type"), await reply.text()]).toEqual(["image/svg+xml", drawing]);
  });

  it.each([
    "w=0",
    "w=abc",
    "w=9000",
    "w=4000&dpr=3",
    "dpr=9",
    "q=101",
    "fit=crop",
    "fill=blur",
    "fm=exe",
    "bg=red",
    "auto=magic",
  ])("refuses %s", async (query) => {
    const reply = await get(`/media/spool.svg?${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(query.includes("dpr=3") ? "dpr" : query.split("=")[0]);
  });

  it.each([
    "/media/none.svg",
    "/uploads/..%2fmedia/spool.svg",
    "/uploads/none.png",
    "/media/",
    "/media/hero.mp4",
    "/media/../secret.svg",
    "/media/..%2fsecret.svg",
    "/media/%2e%2e/secret.svg",
    "/secret.svg",
    "/",
  ])("answers 404 to %s", async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it("answers 415 for a file that is no picture", async () => {
    expect((await get("/media/broken.png?w=150")).status).toBe(415);
  });

  it("answers the health check", async () => {
    expect((await get("/health")).status).toBe(200);
  });

  it("refuses methods that write", async () => {
    const reply = await get("/media/spool.svg", { method: "POST" });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await get(`/media/spool.svg?${auto}&w=150`, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 0, await head.text()]).toEqual([
      200,
      true,
      "",
    ]);
  });

  it("lets a browser cache a picture for a day, and then revalidate it", async () => {
    const reply = await get("/media/spool.svg?w=150");
    expect(reply.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
    const etag = reply.headers.get("etag") ?? "";
    expect(
      (await get("/media/spool.svg?w=150", { headers: { "if-none-match": etag, accept: modern } })).status,
    ).toBe(304);
  });

  it("renders a picture again when its file has changed", async () => {
    const file = path.join(directory, "media", "changing.svg");
    fs.writeFileSync(file, drawing);
    const before = await (await get("/media/changing.svg?w=50&fm=png")).arrayBuffer();
    fs.writeFileSync(file, drawing.replace("#c33", "#3c3333"));
    const after = await (await get("/media/changing.svg?w=50&fm=png")).arrayBuffer();
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
  });
});
