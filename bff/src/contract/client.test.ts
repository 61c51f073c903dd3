import { describe, expect, it, vi } from "vitest";
import { type ApiError, AuthError, createApiClient, NotFoundError, PaymentError } from "./client.ts";

const json = { "content-type": "application/json; charset=utf-8" };
const refusal = { message: "No such product", code: "product_not_found", requestId: "r-1" };

/** Calls the API through a client whose server gives one answer. */
async function call(answer: () => Promise<Response> | Response, signal?: AbortSignal) {
  const log = vi.fn<(label: string, error: ApiError) => void>();
  const addresses: string[] = [];
  const api = createApiClient({
    baseUrl: "http://shop/api",
    query: { language: "en", environment: "production" },
    log,
    fetch: async (address) => {
      addresses.push(new Request(address).url);
      return answer();
    },
  });
  const outcome = await api("GET /catalog/products/{slug}", { params: { slug: "a b" } }, signal).catch(
    (error: unknown) => error,
  );
  return { outcome, log, addresses };
}

const reply = (status: number, body: unknown, init: ResponseInit = {}) =>
  call(() => new Response(JSON.stringify(body), { status, headers: json, ...init }));

describe("the API client", () => {
  it("returns the JSON of a successful reply and logs nothing", async () => {
    const { outcome, log } = await reply(200, { slug: "a" });
    expect(outcome).toEqual({ slug: "a" });
    expect(log).not.toHaveBeenCalled();
  });

  it("sends the language and the environment with every call [7.1]", async () => {
    const { addresses } = await reply(200, {});
    expect(addresses).toEqual(["http://shop/api/catalog/products/a%20b?language=en&environment=production"]);
  });

  it("turns a refusal into an error with the API's code, request id and fields [8.1]", async () => {
    const fields = { "body.email": "Required" };
    const { outcome } = await reply(400, { ...refusal, code: "invalid_request", fields });
    expect(outcome).toMatchObject({
      name: "ApiError",
      status: 400,
      code: "invalid_request",
      message: "No such product",
      requestId: "r-1",
      fields,
    });
  });

  it("turns a refusal without JSON into an error with its text, or else with the status text [8.1]", async () => {
    const refuse = (body: string | null) =>
      call(() => new Response(body, { status: 502, statusText: "Bad Gateway" }));
    expect((await refuse("upstream is down")).outcome).toMatchObject({
      status: 502,
      code: "not_json",
      message: "upstream is down",
    });
    expect((await refuse(null)).outcome).toMatchObject({ status: 502, message: "Bad Gateway" });
  });

  it("refuses a reply that is not of a JSON type [8.2]", async () => {
    const { outcome } = await call(() => new Response("<p>", { headers: { "content-type": "text/html" } }));
    expect(outcome).toMatchObject({ code: "not_json", message: "Request did not return json type" });
  });

  it("refuses a reply whose JSON cannot be parsed [8.2]", async () => {
    const { outcome } = await call(() => new Response('{"slug":', { headers: json }));
    expect(outcome).toMatchObject({ code: "not_json", message: "Could not parse request json" });
  });

  it("throws a payment error for status 402 and logs it as one [8.3]", async () => {
    const { outcome, log } = await reply(402, { ...refusal, code: "payment_failed" });
    expect(outcome).toBeInstanceOf(PaymentError);
    expect(log.mock.calls).toEqual([["AN Payment Error", outcome]]);
  });

  it("throws an auth error for status 403 and logs it as one [8.4]", async () => {
    const { outcome, log } = await reply(403, refusal);
    expect(outcome).toBeInstanceOf(AuthError);
    expect(log.mock.calls).toEqual([["AN Auth Error", outcome]]);
  });

  it("throws an error named NotFound for status 404 [8.5]", async () => {
    const { outcome, log } = await reply(404, refusal);
    expect(outcome).toBeInstanceOf(NotFoundError);
    expect(outcome).toMatchObject({ name: "NotFound", code: "product_not_found" });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([400, 401, 409, 422, 429, 500, 503])(
    "logs status %i as an API error and throws it to the caller [8.6]",
    async (status) => {
      const { outcome, log } = await reply(status, refusal);
      expect(outcome).toMatchObject({ name: "ApiError", status });
      expect(log.mock.calls).toEqual([["AN API Error", outcome]]);
    },
  );

  it("joins a list of messages with full stops [8.7]", async () => {
    const { outcome } = await reply(400, { ...refusal, message: ["One", "Two"] });
    expect(outcome).toMatchObject({ message: "One. Two" });
  });

  it.each([
    ["the status text", { statusText: "Conflict" }, "Conflict"],
    ["Unknown error", {}, "Unknown error"],
  ])("falls back to %s where the server sends no message [8.7]", async (_, init, message) => {
    const { outcome } = await reply(409, {}, { status: 409, headers: json, ...init });
    expect(outcome).toMatchObject({ status: 409, message });
  });

  it("throws an error of its own when the server does not respond [8.7]", async () => {
    const { outcome, log } = await call(() => Promise.reject(new TypeError("fetch failed")));
    expect(outcome).toMatchObject({ status: 0, code: "no_response", message: "Server did not respond" });
    expect(log.mock.calls).toEqual([["AN API Error", outcome]]);
  });

  it("rejects with the caller's own abort, and logs nothing", async () => {
    const abort = new AbortController();
    abort.abort();
    const { outcome, log } = await call(
      () => Promise.reject(new DOMException("aborted", "AbortError")),
      abort.signal,
    );
    expect(outcome).toMatchObject({ name: "AbortError" });
    expect(log).not.toHaveBeenCalled();
  });
});
