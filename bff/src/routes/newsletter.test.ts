import { describe, expect, it } from "vitest";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { createTestShop, type TestShop, testLimits } from "../testing/create-test-shop.ts";

const path = "/sendgrid/newsletter";
const email = "asa@example.com";

/** Subscribes and returns the token of the confirmation mail. */
async function ask(shop: TestShop): Promise<string> {
  await shop.post(path, { email });
  return shop.newsletter.tokensOf(email, "confirmation").at(-1) ?? "";
}
/** Subscribes, confirms and returns the token that unsubscribes. */
async function subscribe(shop: TestShop): Promise<string> {
  await shop.post("/newsletter/confirm", { token: await ask(shop) });
  return shop.newsletter.tokensOf(email, "welcome").at(-1) ?? "";
}

describe("the confirmation link", () => {
  it.each([
    [7 * 86_400_000 - 1, 200],
    [7 * 86_400_000, 404],
  ])("expires after seven days: after %i ms the status is %i", async (ms, status) => {
    const shop = createTestShop();
    const token = await ask(shop);
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
    expect((await shop.post("/newsletter/confirm", { token })).status).toBe(status);
  });
});

describe("POST /sendgrid/newsletter", () => {
  it("mails a confirmation link in the language and for the site of the visitor [7.14] [3.30]", async () => {
    const shop = createTestShop();
    const answer = await shop.post(`${path}?language=de`, { email: " Asa@Example.com ", site: "fi" });
    expect(answer).toMatchObject({ status: 200, reply: { subscribed: true } });
    expect(shop.newsletter.find(email)).toEqual({
      language: "de",
      site: "fi",
      source: "footer",
      state: "asked",
    });
    expect(shop.newsletter.tokensOf(email, "confirmation")).toHaveLength(1);
  });

  it.each([
    ["sv", "se"],
    ["de", "de"],
    ["fr", "fr"],
    ["no", "com"],
  ])("uses by default the first site in the language %s: %s", async (language, site) => {
    const shop = createTestShop();
    await shop.post(`${path}?language=${language}`, { email });
    expect(shop.newsletter.find(email)?.site).toBe(site);
  });

  it("refuses an unknown site", async () => {
    const answer = await createTestShop().post(path, { email, site: "nowhere" });
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
    expect(Object.keys(answer.reply.fields ?? {})).toEqual(["body.site"]);
  });

  it("replies the same for a subscribed address, which gets no further mail", async () => {
    const shop = createTestShop();
    await subscribe(shop);
    expect(await shop.post(path, { email })).toMatchObject({ status: 200, reply: { subscribed: true } });
    expect(shop.newsletter.tokensOf(email, "confirmation")).toHaveLength(1);
  });

  it.each([
    ["en", "", "Email required!"],
    ["en", "asa@", "Invalid email!"],
    ["sv", "", "Email obligatoriskt"],
    ["sv", "asa@", "Ogiltig email!"],
  ])("refuses in %s the address %j: %s [5.1]", async (language, typed, text) => {
    const answer = await createTestShop().post(`${path}?language=${language}`, { email: typed });
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.email": text } } });
  });

  it.each([
    ["does not answer", new CommerceUnavailableError("down")],
    ["refuses it", new CommerceRefusedError("no")],
  ])("fails with an unknown error when the backend %s [7.14] [8.34]", async (_, error) => {
    const askForNewsletter = () => Promise.reject(error);
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, askForNewsletter }) });
    expect(await shop.post(`${path}?language=en`, { email })).toMatchObject({
      status: 503,
      reply: { code: "newsletter_unavailable", message: "An unknown error occured!" },
    });
  });

  it("allows only a few calls a minute [8.23]", async () => {
    const shop = createTestShop({ limits: { ...testLimits, forms: 2 }, trustedProxies: 1 });
    const send = () => shop.post(path, { email }, { "x-forwarded-for": "10.0.0.1" });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
  });

  it("mails an address at most three times a day, over all clients [8.23]", async () => {
    const shop = createTestShop();
    for (let call = 0; call < 5; call += 1) expect((await shop.post(path, { email })).status).toBe(200);
    expect(shop.newsletter.tokensOf(email, "confirmation")).toHaveLength(3);
  });
});

describe("POST /newsletter/confirm", () => {
  it("subscribes the address, and replies the same the second time", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    const confirm = () => shop.post("/newsletter/confirm", { token });
    expect(await confirm()).toMatchObject({ status: 200, reply: { confirmed: true } });
    expect(await confirm()).toMatchObject({ status: 200, reply: { confirmed: true } });
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
    expect(shop.newsletter.tokensOf(email, "welcome")).toHaveLength(1);
  });

  it("refuses an unknown token", async () => {
    const answer = await createTestShop().post("/newsletter/confirm", { token: "x".repeat(43) });
    expect(answer).toMatchObject({ status: 404, reply: { code: "newsletter_not_found" } });
  });

  it("refuses GET, with which a mail scanner that opens links would confirm", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    expect((await shop.get(`/newsletter/confirm?token=${token}`)).status).toBe(405);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("does not reactivate an address that has unsubscribed since", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    await shop.post("/newsletter/confirm", { token });
    await shop.store.endNewsletter({ email });
    expect((await shop.post("/newsletter/confirm", { token })).status).toBe(404);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });
});

describe("POST /newsletter/unsubscribe/{token}", () => {
  /** Sends what a mail program sends: a form without language and cookie. */
  async function press(shop: TestShop, token: string, init: RequestInit = {}) {
    const response = await shop.app.request(`/api/newsletter/unsubscribe/${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      ...init,
    });
    const reply: unknown = await response.json();
    return { status: response.status, reply };
  }

  it("ends the newsletter by the form that mail programs send, and replies the same the next time", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect(await press(shop, token)).toEqual({ status: 200, reply: { unsubscribed: true } });
    expect(shop.newsletter.find(email)?.state).toBe("ended");
    expect(await press(shop, token)).toEqual({ status: 200, reply: { unsubscribed: true } });
  });

  it.each<[string, RequestInit]>([
    ["no body", { body: null, headers: {} }],
    ["a multipart form", { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" }],
    ["invalid JSON", { headers: { "content-type": "application/json" }, body: "{" }],
  ])("ends the newsletter with %s", async (_, init) => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect((await press(shop, token, init)).status).toBe(200);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("ends the newsletter by the first mail's link also after the address has subscribed again", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    await press(shop, token);
    await subscribe(shop);
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
    await press(shop, token);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("refuses GET, which mail scanners send", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect((await shop.get(`/newsletter/unsubscribe/${token}`)).status).toBe(405);
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
  });

  it("succeeds beyond the limit of forms, because a mail provider sends it for all its users", async () => {
    const limits = { ...testLimits, forms: 1, writes: 50 };
    const shop = createTestShop({ limits, trustedProxies: 1 });
    const headers = { "x-forwarded-for": "10.0.0.1" };
    for (let call = 0; call < 30; call += 1) {
      expect((await press(shop, "x".repeat(43), { headers })).status).toBe(200);
    }
  });
});
