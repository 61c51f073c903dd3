import { describe, expect, it, vi } from "vitest";
import {
  type ApiError,
  AuthError,
  createApiClient,
  type Credentials,
  type CredentialSource,
  NotFoundError,
  PaymentError,
} from "./client.ts";

const json = { "content-type": "application/json; charset=utf-8" };
const refusal = { message: "No such product", code: "product_not_found", requestId: "r-1" };

/** Calls the API through a client whose server sends one answer. */
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

  it.each([
    ["image/png", "image/png"],
    ["", "application/octet-stream"],
  ])("sends a file of type %j unchanged, as %s [3.47]", async (type, contentType) => {
    const file = new File(["\u0089PNG"], "spool.png", { type });
    const sent: RequestInit[] = [];
    const api = createApiClient({
      baseUrl: "http://shop/api",
      query: { language: "en" },
      fetch: async (address, init) => {
        expect(address).toBe("http://shop/api/upload?language=en&name=spool.png");
        sent.push(init ?? {});
        return new Response("{}", { headers: json });
      },
    });
    await api("POST /upload", { query: { name: file.name }, body: file });
    expect(sent).toMatchObject([{ method: "POST", headers: { "content-type": contentType } }]);
    expect(sent[0]?.body).toBe(file);
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

  it("throws a distinct error when the server does not respond [8.7]", async () => {
    const { outcome, log } = await call(() => Promise.reject(new TypeError("fetch failed")));
    expect(outcome).toMatchObject({ status: 0, code: "no_response", message: "Server did not respond" });
    expect(log.mock.calls).toEqual([["AN API Error", outcome]]);
  });

  it("rejects with the caller's own abort and logs nothing", async () => {
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

describe("the API client of a signed-in user", () => {
  const kim: Credentials = { token: "t1", accountId: "a1" };
  const expired = () => Response.json({ ...refusal, code: "token_expired" }, { status: 401 });

  /** Creates a client whose server sends these answers in turn, and records the requests. */
  function open(source: Partial<CredentialSource>, answers: (() => Response)[]) {
    const sent: { path: string; accountId: string | null; authorization: string | null }[] = [];
    const api = createApiClient({
      baseUrl: "http://shop/api",
      query: {},
      credentials: {
        getCurrent: () => null,
        whenReady: async () => null,
        renew: async () => null,
        ...source,
      },
      fetch: async (address, init) => {
        const { url, headers } = new Request(address, init);
        const { pathname, searchParams } = new URL(url);
        sent.push({
          path: pathname,
          accountId: searchParams.get("accountId"),
          authorization: headers.get("authorization"),
        });
        return (answers.shift() ?? (() => Response.json({})))();
      },
    });
    return { api, sent };
  }

  it("sends the token and the selected account with every call [7.1]", async () => {
    const { api, sent } = open({ getCurrent: () => kim, whenReady: async () => kim }, []);
    await api("GET /shop");
    await api("GET /account/list");
    expect(sent).toEqual([
      { path: "/api/shop", accountId: "a1", authorization: "Bearer t1" },
      { path: "/api/account/list", accountId: "a1", authorization: "Bearer t1" },
    ]);
  });

  it("sends no token and no account for a guest, and no account before one is selected [7.1]", async () => {
    const guest = open({}, []);
    await guest.api("GET /account/list");
    expect(guest.sent).toEqual([{ path: "/api/account/list", accountId: null, authorization: null }]);
    const user = open({ whenReady: async () => ({ ...kim, accountId: null }) }, []);
    await user.api("GET /account/list");
    expect(user.sent).toEqual([{ path: "/api/account/list", accountId: null, authorization: "Bearer t1" }]);
  });

  it("waits for the first session check below /account and /checkout only [4.8]", async () => {
    let settle: (credentials: Credentials) => void = () => {};
    const look = new Promise<Credentials>((resolve) => (settle = resolve));
    const { api, sent } = open({ whenReady: () => look }, []);
    const waiting = [api("GET /account/list"), api("GET /checkout/{id}", { params: { id: "c1" } })];
    await api("GET /shop");
    expect(sent.map(({ path }) => path)).toEqual(["/api/shop"]);
    settle(kim);
    await Promise.all(waiting);
    expect(sent.slice(1).map(({ authorization }) => authorization)).toEqual(["Bearer t1", "Bearer t1"]);
  });

  it("repeats a call with a new token when the old one has expired", async () => {
    const renew = vi.fn<CredentialSource["renew"]>(async () => ({ ...kim, token: "t2" }));
    const { api, sent } = open({ whenReady: async () => kim, renew }, [expired]);
    await api("GET /account/list");
    expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer t1", "Bearer t2"]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("renews the token once and passes the next refusal on to the caller", async () => {
    const renew = vi.fn<CredentialSource["renew"]>(async () => kim);
    const again = open({ whenReady: async () => kim, renew }, [expired, expired]);
    await expect(again.api("GET /account/list")).rejects.toMatchObject({ code: "token_expired" });
    expect([again.sent.length, renew.mock.calls.length]).toEqual([2, 1]);
    const over = open({ whenReady: async () => kim }, [expired]);
    await expect(over.api("GET /account/list")).rejects.toMatchObject({ status: 401, code: "token_expired" });
    expect(over.sent.length).toBe(1);
  });
});
