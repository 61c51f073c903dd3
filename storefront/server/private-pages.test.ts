import { createLogger } from "@spolverk/server-kit/create-logger";
import { describe, expect, it } from "vitest";
import { openTestServer } from "./testing/open-test-server.ts";

const id = "0b8c2f9e-5a3d-4c1b-9e7f-1234567890ab";

const accountPages = [
  "/account",
  "/account/orders",
  "/account/orders/o1",
  "/account/settings",
  "/account/take-backs",
  "/account/invitation",
  "/account/login?redirect=/cart",
  "/account/callback?code=a&state=b",
];

describe("a private page", () => {
  it.each([`/checkout/${id}/payment`, "/checkout", "/cart", "/wishlist", "/re-add/request", ...accountPages])(
    "forbids caching, sharing and indexing of %s [6.9]",
    async (path) => {
      const { get, renderPage } = openTestServer({});
      const { headers } = await get(path);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      await get(path);
      expect(renderPage).toHaveBeenCalledTimes(2);
    },
  );
  it.each([`/CHECKOUT/${id}`, `/%63heckout/${id}`, `//checkout/${id}`, `/checkout/${id}/`])(
    "redirects %s to the canonical address, uncached",
    async (path) => {
      const { get, renderPage } = openTestServer({});
      const { status, headers } = await get(`${path}?a=1`);
      expect([status, headers.get("location")]).toEqual([308, `/checkout/${id}?a=1`]);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(renderPage).not.toHaveBeenCalled();
    },
  );
});

describe("the log", () => {
  /** Returns all lines that the server logs for one request. */
  async function logOf(
    path: string,
    render?: Parameters<typeof openTestServer>[0]["render"],
  ): Promise<string> {
    const lines: string[] = [];
    const logger = createLogger("storefront", "debug", { write: (line) => void lines.push(line) });
    const { get } = openTestServer({ logger, ...(render && { render }) });
    await get(path);
    return lines.join("");
  }

  it("names the route of a page, never the checkout's id", async () => {
    const log = await logOf(`/checkout/${id}/payment`);
    expect(log).toContain('"route":"/checkout/{-$checkoutId}/{-$step}/{-$uuid}"');
    expect(log).not.toContain(id);
  });
  it.each([`/CHECKOUT/${id}`, `/%63heckout/${id}`, `/nowhere/${id}`, `/media/${id}`])(
    "does not contain the id of %s",
    async (path) => {
      const log = await logOf(path);
      expect(log).toMatch(/"(path|route)"/);
      expect(log).not.toContain(id);
    },
  );
  it("redacts a checkout's id in an error message, but keeps the request's own id", async () => {
    const log = await logOf(`/checkout/${id}/payment`, () =>
      Promise.reject(new Error(`http://bff/api/checkout/${id} answered 500`)),
    );
    expect(log).toContain("http://bff/api/checkout/[id] answered 500");
    expect(log).not.toContain(id);
    expect(log).toMatch(/"requestId":"[\da-f]{8}-/);
  });
  it("does not contain the checkout's id in an API call that got no reply", async () => {
    const log = await logOf(`/api/checkout/${id}`);
    expect(log).toContain('"route":"GET /checkout/{id}"');
    expect(log).not.toContain(id);
  });
});
