import { describe, expect, it } from "vitest";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { createTestShop, type TestShop, testLimits } from "../testing/create-test-shop.ts";

const path = "/sendgrid/newsletter";
const email = "asa@example.com";

/** Asks for the newsletter and gives the token of the mail. */
async function ask(shop: TestShop): Promise<string> {
  await shop.post(path, { email });
  return shop.newsletter.tokensOf(email, "confirmation").at(-1) ?? "";
}
/** The same and confirms it; gives the token that unsubscribes. */
async function subscribe(shop: TestShop): Promise<string> {
  await shop.post("/newsletter/confirm", { token: await ask(shop) });
  return shop.newsletter.tokensOf(email, "welcome").at(-1) ?? "";
}

describe("the link that confirms", () => {
  it.each([
    [7 * 86_400_000 - 1, 200],
    [7 * 86_400_000, 404],
  ])("is good for seven days: after %i ms the answer is %i", async (ms, status) => {
    const shop = createTestShop();
    const token = await ask(shop);
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
    expect((await shop.post("/newsletter/confirm", { token })).status).toBe(status);
  });
});

describe("POST /sendgrid/newsletter", () => {
  it("asks the address by mail, in the language and for the site of the visitor [7.14] [3.30]", async () => {
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
  ])("leads to the first site of %s, %s, where none is named", async (language, site) => {
    const shop = createTestShop();
    await shop.post(`${path}?language=${language}`, { email });
    expect(shop.newsletter.find(email)?.site).toBe(site);
  });

  it("refuses an unknown site", async () => {
    const answer = await createTestShop().post(path, { email, site: "nowhere" });
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
    expect(Object.keys(answer.reply.fields ?? {})).toEqual(["body.site"]);
  });

  it("answers alike for an address that gets it already, which is not mailed again", async () => {
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
  ])("is an unknown error when the backend %s [7.14] [8.34]", async (_, error) => {
    const askForNewsletter = () => Promise.reject(error);
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, askForNewsletter }) });
    expect(await shop.post(`${path}?language=en`, { email })).toMatchObject({
      status: 503,
      reply: { code: "newsletter_unavailable", message: "An unknown error occured!" },
    });
  });

  it("is counted apart from other calls, a few a minute [8.23]", async () => {
    const shop = createTestShop({ limits: { ...testLimits, forms: 2 }, trustedProxies: 1 });
    const send = () => shop.post(path, { email }, { "x-forwarded-for": "10.0.0.1" });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
  });

  it("mails an address three times a day at most, whoever asks [8.23]", async () => {
    const shop = createTestShop();
    for (let call = 0; call < 5; call += 1) expect((await shop.post(path, { email })).status).toBe(200);
    expect(shop.newsletter.tokensOf(email, "confirmation")).toHaveLength(3);
  });
});

describe("POST /newsletter/confirm", () => {
  it("has the address get the newsletter, and answers alike the second time", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    const confirm = () => shop.post("/newsletter/confirm", { token });
    expect(await confirm()).toMatchObject({ status: 200, reply: { confirmed: true } });
    expect(await confirm()).toMatchObject({ status: 200, reply: { confirmed: true } });
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
    expect(shop.newsletter.tokensOf(email, "welcome")).toHaveLength(1);
  });

  it("refuses a token that was never mailed", async () => {
    const answer = await createTestShop().post("/newsletter/confirm", { token: "x".repeat(43) });
    expect(answer).toMatchObject({ status: 404, reply: { code: "newsletter_not_found" } });
  });

  it("is no GET, by which a mail scanner that opens links would confirm", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    expect((await shop.get(`/newsletter/confirm?token=${token}`)).status).toBe(405);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("does not bring back an address that has unsubscribed since", async () => {
    const shop = createTestShop();
    const token = await ask(shop);
    await shop.post("/newsletter/confirm", { token });
    await shop.store.endNewsletter({ email });
    expect((await shop.post("/newsletter/confirm", { token })).status).toBe(404);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });
});

describe("POST /newsletter/unsubscribe/{token}", () => {
  /** As a mail program sends it: a form, with neither a language nor a cookie. */
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

  it("ends the newsletter by the form that mail programs send, and answers alike the next time", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect(await press(shop, token)).toEqual({ status: 200, reply: { unsubscribed: true } });
    expect(shop.newsletter.find(email)?.state).toBe("ended");
    expect(await press(shop, token)).toEqual({ status: 200, reply: { unsubscribed: true } });
  });

  it.each<[string, RequestInit]>([
    ["no body at all", { body: null, headers: {} }],
    [
      "a form of several parts",
      { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" },
    ],
    ["JSON that is none", { headers: { "content-type": "application/json" }, body: "{" }],
  ])("ends it with %s", async (_, init) => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect((await press(shop, token, init)).status).toBe(200);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("still ends it by the link of the first mail after the address has subscribed again", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    await press(shop, token);
    await subscribe(shop);
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
    await press(shop, token);
    expect(shop.newsletter.isSubscribed(email)).toBe(false);
  });

  it("is not opened by GET, which scanners of mails do", async () => {
    const shop = createTestShop();
    const token = await subscribe(shop);
    expect((await shop.get(`/newsletter/unsubscribe/${token}`)).status).toBe(405);
    expect(shop.newsletter.isSubscribed(email)).toBe(true);
  });

  it("is not counted as a form: a mail provider presses for all its users", async () => {
    const limits = { ...testLimits, forms: 1, writes: 50 };
    const shop = createTestShop({ limits, trustedProxies: 1 });
    const headers = { "x-forwarded-for": "10.0.0.1" };
    for (let call = 0; call < 30; call += 1) {
      expect((await press(shop, "x".repeat(43), { headers })).status).toBe(200);
    }
  });
});
