import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStripeServer } from "./create-stripe-server.mjs";
import { parseForm } from "./parse-form.mjs";
import { sign } from "./webhooks.mjs";

const secretKey = "sk_test_secret";
const publishableKey = "pk_test_public";
const webhookSecret = "whsec_secret";

/** @typedef {{ id: string, status: string, client_secret: string, amount_received: number, amount_capturable: number, payment_method: string, error: { code: string, type: string, decline_code?: string, payment_intent?: { status: string } } }} Reply */

/** @type {import("node:http").Server[]} */
let servers = [];
/** @type {{ type: string, signature: string, body: string }[]} */
let received = [];
let api = "";
/** @type {(() => void)[]} */
let waiting = [];

/** @param {import("node:http").Server} server @returns {Promise<string>} */
const listen = (server) =>
  new Promise((resolve) => {
    servers.push(server);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });

beforeEach(async () => {
  const receive = async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    const body = await text(request);
    const signature = String(request.headers["stripe-signature"]);
    received.push({ type: JSON.parse(body).type, signature, body });
    response.end();
    for (const resolve of waiting.splice(0)) resolve();
  };
  const shop = createServer((request, response) => void receive(request, response));
  const webhookUrl = await listen(shop);
  api = await listen(
    createStripeServer({
      secretKey,
      publishableKey,
      webhookSecret,
      webhookUrl,
      intents: [],
      onChange: () => {},
    }),
  );
});

afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers = [];
  received = [];
  waiting = [];
});

/** @param {number} count */
async function untilReceived(count) {
  while (received.length < count) await new Promise((resolve) => waiting.push(() => resolve(null)));
}

/**
 * @param {string} path
 * @param {Record<string, string>} [form]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, reply: Reply }>}
 */
async function post(path, form = {}, headers = { authorization: `Bearer ${secretKey}` }) {
  const response = await fetch(api + path, { method: "POST", headers, body: new URLSearchParams(form) });
  return { status: response.status, reply: /** @type {Reply} */ (await response.json()) };
}

const newIntent = (capture_method = "manual") =>
  post("/v1/payment_intents", {
    amount: "12500",
    currency: "sek",
    capture_method,
    "metadata[checkoutId]": "c1",
  }).then(({ reply }) => reply);

/** @param {Reply} intent @param {string} number */
const payByCard = (intent, number) =>
  post(
    `/v1/payment_intents/${intent.id}/confirm`,
    {
      key: publishableKey,
      client_secret: intent.client_secret,
      "payment_method_data[card][number]": number,
    },
    {},
  );

/** @param {object} control */
const play = (control) => fetch(`${api}/_control`, { method: "POST", body: JSON.stringify(control) });

describe("the Stripe emulator", () => {
  it("authorizes a card, captures the money once and refunds it", async () => {
    const intent = await newIntent();
    expect(intent.status).toBe("requires_payment_method");
    const paid = await payByCard(intent, "4242 4242 4242 4242");
    expect(paid.reply).toMatchObject({ status: "requires_capture", amount_capturable: 12_500 });
    const captured = await post(`/v1/payment_intents/${intent.id}/capture`);
    expect(captured.reply).toMatchObject({ status: "succeeded", amount_received: 12_500 });
    const again = await post(`/v1/payment_intents/${intent.id}/capture`);
    expect(again).toMatchObject({
      status: 400,
      reply: {
        error: { code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } },
      },
    });
    const refunded = await post("/v1/refunds", { payment_intent: intent.id, amount: "500" });
    expect(refunded.reply.status).toBe("succeeded");
    await post("/v1/refunds", { payment_intent: intent.id });
    const third = await post("/v1/refunds", { payment_intent: intent.id });
    expect(third.reply.error.code).toBe("charge_already_refunded");
  });

  it("declines the cards that Stripe declines, and accepts another card after that", async () => {
    const intent = await newIntent();
    const declined = await payByCard(intent, "4000000000000002");
    expect(declined).toMatchObject({
      status: 402,
      reply: { error: { code: "card_declined", payment_intent: { status: "requires_payment_method" } } },
    });
    expect((await payByCard(intent, "4000000000009995")).reply.error.decline_code).toBe("insufficient_funds");
    expect((await payByCard(intent, "1234")).reply.error.code).toBe("incorrect_number");
    expect((await payByCard(intent, "4242424242424242")).reply.status).toBe("requires_capture");
  });

  it("gives a card the same fingerprint in every payment", async () => {
    /** @param {string} number */
    const readFingerprint = async (number) => {
      const intent = (await payByCard(await newIntent(), number)).reply;
      const headers = { authorization: `Bearer ${secretKey}` };
      const response = await fetch(`${api}/v1/payment_methods/${intent.payment_method}`, { headers });
      return /** @type {{ card: { fingerprint: string } }} */ (await response.json()).card.fingerprint;
    };
    const visa = await readFingerprint("4242424242424242");
    expect(visa).toBe(await readFingerprint("4242 4242 4242 4242"));
    expect(visa).not.toBe(await readFingerprint("5555555555554444"));
  });

  it("requires 3-D Secure of the shopper, who may pass or fail it", async () => {
    const intent = await newIntent();
    const access = { key: publishableKey, client_secret: intent.client_secret };
    const path = `/v1/payment_intents/${intent.id}/challenge`;
    expect((await payByCard(intent, "4000002760003184")).reply.status).toBe("requires_action");
    const failed = await post(path, { ...access, outcome: "failed" }, {});
    expect(failed.reply.error.code).toBe("payment_intent_authentication_failure");
    await payByCard(intent, "4000002760003184");
    const passed = await post(path, { ...access, outcome: "passed" }, {});
    expect(passed.reply.status).toBe("requires_capture");
  });

  it("cancels a payment that is not captured, and refuses to cancel it twice", async () => {
    const intent = await newIntent();
    await payByCard(intent, "4242424242424242");
    const path = `/v1/payment_intents/${intent.id}/cancel`;
    expect((await post(path)).reply.status).toBe("canceled");
    expect((await post(path)).reply.error.payment_intent?.status).toBe("canceled");
    expect((await payByCard(intent, "4242424242424242")).status).toBe(400);
  });

  it("refuses calls of the browser that its publishable key and client secret do not allow", async () => {
    const [intent, other] = [await newIntent(), await newIntent()];
    const access = { key: publishableKey, client_secret: intent.client_secret };
    expect((await post(`/v1/payment_intents/${other.id}/confirm`, access, {})).status).toBe(401);
    expect((await post(`/v1/payment_intents/${intent.id}/capture`, access, {})).status).toBe(401);
    expect((await post("/v1/payment_intents", {}, { authorization: "Bearer sk_wrong" })).status).toBe(401);
  });

  it("gives the same answer to the same idempotency key", async () => {
    const headers = { authorization: `Bearer ${secretKey}`, "idempotency-key": "one" };
    const form = { amount: "100", currency: "sek" };
    const [first, second] = [
      await post("/v1/payment_intents", form, headers),
      await post("/v1/payment_intents", form, headers),
    ];
    expect(second.reply.id).toBe(first.reply.id);
  });

  it("signs its webhooks, and sends them twice, early or never on request", async () => {
    const intent = await newIntent();
    await payByCard(intent, "4242424242424242");
    await untilReceived(1);
    const [{ type, signature, body } = { type: "", signature: "", body: "" }] = received;
    expect(type).toBe("payment_intent.amount_capturable_updated");
    const at = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(sign(body, webhookSecret, at));

    await play({ webhooks: "twice" });
    await payByCard(await newIntent(), "4242424242424242");
    await untilReceived(3);
    expect(received[2]?.body).toBe(received[1]?.body);

    await play({ webhooks: "never" });
    await payByCard(await newIntent(), "4242424242424242");
    await play({ webhooks: "first" });
    await payByCard(await newIntent(), "4242424242424242");
    expect(received).toHaveLength(4);
  });

  it("authorizes a wrong amount and drops the connection on request, and works again after that", async () => {
    await play({ amountOffset: -1 });
    const paid = await payByCard(await newIntent(), "4242424242424242");
    expect(paid.reply.amount_capturable).toBe(12_499);
    await play({ down: true });
    await expect(newIntent()).rejects.toThrow("fetch failed");
    await play({});
    expect((await newIntent()).status).toBe("requires_payment_method");
  });

  it("serves the script of the payment form", async () => {
    const response = await fetch(`${api}/v3/`);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(await response.text()).toContain("window.Stripe");
  });
});

describe("parseForm", () => {
  it("reads nested names and never a prototype", () => {
    expect(parseForm("a=1&b[c]=2&b[d][e]=3&f[]=4")).toMatchObject({ a: "1", b: { c: "2", d: { e: "3" } } });
    parseForm("__proto__[polluted]=yes");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
