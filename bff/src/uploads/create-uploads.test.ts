import { afterEach, describe, expect, it } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { startFakeService } from "../testing/start-fake-service.ts";

type Service = Awaited<ReturnType<typeof startFakeService>>;
const services: Service[] = [];
afterEach(() => Promise.all(services.splice(0).map(({ stop }) => stop())));

/** The shop over a storage that answers as the test says. */
async function openUploads(status = 200, body = "pixels") {
  const storage = await startFakeService(() => ({ status, body }));
  services.push(storage);
  const { app } = createTestShop({ uploadsUrl: `${storage.url}/uploads` });
  return { storage, get: (path: string) => app.request(path) };
}

describe("an uploaded picture", () => {
  it("is sent from where Medusa stores it, to be cached for good and shown anywhere", async () => {
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

  it("may be a PDF file, such as a safety data sheet, which is saved", async () => {
    const { headers } = await (await openUploads()).get("/uploads/1764-bed-spray.pdf");
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  it("runs no script that is hidden in it", async () => {
    const { get } = await openUploads(200, "<svg onload='alert(1)'/>");
    const { headers } = await get("/uploads/1-spool.svg");
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("may have a name that a bucket encodes", async () => {
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
  ])("is not found at %s, and the storage is not asked", async (path) => {
    const { get, storage } = await openUploads();
    expect((await get(path)).status).toBe(404);
    expect(storage.asked).toEqual([]);
  });

  it.each([
    [403, 404],
    [404, 404],
    [500, 503],
  ])("whose storage answers %i is answered %i, and that is not cached", async (status, answered) => {
    const reply = await (await openUploads(status)).get("/uploads/1-spool.png");
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([answered, "no-store"]);
  });

  it("is not found in a shop that stores none", async () => {
    expect((await createTestShop().app.request("/uploads/1-spool.png")).status).toBe(404);
  });
});
