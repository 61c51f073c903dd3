import { afterEach, describe, expect, it } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { startFakeService } from "../testing/start-fake-service.ts";

type Service = Awaited<ReturnType<typeof startFakeService>>;
const services: Service[] = [];
afterEach(() => Promise.all(services.splice(0).map(({ stop }) => stop())));

/** Creates the shop over a storage with the given reply. */
async function openUploads(status = 200, body = "pixels") {
  const storage = await startFakeService(() => ({ status, body }));
  services.push(storage);
  const { app } = createTestShop({ uploadsUrl: `${storage.url}/uploads` });
  return { storage, get: (path: string) => app.request(path) };
}

describe("an uploaded picture", () => {
  it("comes from Medusa's storage, immutable and for any origin", async () => {
    const { get, storage } = await openUploads();
    const reply = await get("/uploads/1764000000000-spool.png");
    expect([reply.status, await reply.text()]).toEqual([200, "pixels"]);
    expect(storage.asked[0]?.url.pathname).toBe("/uploads/1764000000000-spool.png");
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("can be a PDF file, such as a safety data sheet, which is served as a download", async () => {
    const { headers } = await (await openUploads()).get("/uploads/1764-bed-spray.pdf");
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  it("runs no embedded script", async () => {
    const { get } = await openUploads(200, "<svg onload='alert(1)'/>");
    const { headers } = await get("/uploads/1-spool.svg");
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("can have a name with percent-encoding, as a bucket stores it", async () => {
    const { get, storage } = await openUploads();
    expect((await get("/uploads/r%C3%B6d%20spole%20(1)-01K.JPG")).headers.get("content-type")).toBe(
      "image/jpeg",
    );
    expect(storage.asked[0]?.url.pathname).toBe("/uploads/r%C3%B6d%20spole%20(1)-01K.JPG");
  });

  it.each([
    "/uploads/page.html",
    "/uploads/export.csv",
    "/uploads/",
    "/uploads/a/b.png",
    "/uploads/..%2Fadmin%2Fa.png",
    "/uploads/%2e%2e%5cadmin.png",
    "/uploads/a%00.png",
  ])("gets a 404 at %s, without a request to the storage", async (path) => {
    const { get, storage } = await openUploads();
    expect((await get(path)).status).toBe(404);
    expect(storage.asked).toEqual([]);
  });

  it.each([
    [403, 404],
    [404, 404],
    [500, 503],
  ])("maps status %i of the storage to %i, uncached", async (status, answered) => {
    const reply = await (await openUploads(status)).get("/uploads/1-spool.png");
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([answered, "no-store"]);
  });

  it("gets a 404 in a shop without a storage", async () => {
    expect((await createTestShop().app.request("/uploads/1-spool.png")).status).toBe(404);
  });
});
