import { readFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { parseForm } from "./parse-form.mjs";
import { PaymentIntents } from "./payment-intents.mjs";
import { invalidRequest, StripeError } from "./stripe-error.mjs";
import { Webhooks } from "./webhooks.mjs";

/**
 * @typedef {object} StripeSettings
 * @property {string} secretKey
 * @property {string} publishableKey
 * @property {string} webhookSecret
 * @property {string} webhookUrl
 * @property {readonly import("./payment-intents.mjs").Intent[]} intents
 * @property {(intents: readonly import("./payment-intents.mjs").Intent[]) => void} onChange
 *
 * @typedef {{ status: number, type?: string, body: string }} Answer
 * @typedef {{ form: Record<string, unknown>, isSecret: boolean }} Call
 */

const minor = z.coerce.number().int().min(1);
const metadata = z.record(z.string(), z.string()).default({});
const newIntent = z.object({
  amount: minor,
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  capture_method: z.enum(["manual", "automatic"]).default("automatic"),
  metadata,
});
const intentChanges = z.object({ amount: minor.optional(), metadata });
const confirmation = z.union([
  z.object({ payment_method: z.string() }).transform(({ payment_method }) => payment_method),
  z
    .object({ payment_method_data: z.object({ card: z.object({ number: z.string() }) }) })
    .transform(({ payment_method_data }) => payment_method_data.card.number),
]);
const refund = z.object({ payment_intent: z.string(), amount: minor.optional() });

/** Body of `POST /_control`: the emulator's behavior from now on; omitted fields get their defaults. */
const controlSchema = z.strictObject({
  webhooks: z.enum(["after", "first", "twice", "never"]).default("after"),
  /** Minor units that are added to the authorized amount. */
  amountOffset: z.int().default(0),
  /** Captures the money at the authorization, also when the shop requested a manual capture. */
  takesAtOnce: z.boolean().default(false),
  /** Drops the connection of every call to the API. */
  down: z.boolean().default(false),
  /** Delay of each answer of the API in milliseconds. */
  delayMs: z.int().min(0).max(120_000).default(0),
});

const script = readFileSync(new URL("stripe-js.js", import.meta.url), "utf8");

/** @param {number} status @param {unknown} body @returns {Answer} */
const json = (status, body) => ({ status, type: "application/json", body: JSON.stringify(body) });

/**
 * Creates an emulator of Stripe: the calls of its API that the shop makes, the script of its payment form, and its
 * webhooks. `POST /_control` simulates failures.
 *
 * @param {StripeSettings} settings
 */
export function createStripeServer({
  secretKey,
  publishableKey,
  webhookSecret,
  webhookUrl,
  intents,
  onChange,
}) {
  const webhooks = new Webhooks({ url: webhookUrl, secret: webhookSecret });
  const payments = new PaymentIntents({
    intents,
    announce: (type, intent) => webhooks.announce(type, intent),
    onChange,
  });
  let control = controlSchema.parse({});
  let waiting = 0;
  /** Maximum number of calls that waited for a delayed answer at once, since the last `POST /_control`. */
  let mostWaiting = 0;
  /** @type {Map<string, Answer>} */
  const answered = new Map();

  /** @type {Record<string, (id: string, call: Call) => unknown>} */
  const calls = {
    "POST /v1/payment_intents": (_, { form }) => payments.create(newIntent.parse(form)),
    "GET /v1/payment_intents/:id": (id) => payments.get(id),
    "POST /v1/payment_intents/:id": (id, { form }) => payments.update(id, intentChanges.parse(form)),
    "POST /v1/payment_intents/:id/confirm": (id, { form }) => payments.confirm(id, confirmation.parse(form)),
    "POST /v1/payment_intents/:id/challenge": (id, { form }) =>
      payments.answerChallenge(id, form["outcome"] === "passed"),
    "POST /v1/payment_intents/:id/capture": (id) => payments.capture(id),
    "POST /v1/payment_intents/:id/cancel": (id) => payments.cancel(id),
    "GET /v1/payment_methods/:id": (id) => payments.getMethod(id),
    "POST /v1/refunds": (_, { form }) => {
      const { payment_intent, amount } = refund.parse(form);
      return payments.refund(payment_intent, amount);
    },
  };
  /** Answers calls of the browser, which need the publishable key and the payment's client secret. */
  const browserCalls = [
    "GET /v1/payment_intents/:id",
    "POST /v1/payment_intents/:id/confirm",
    "POST /v1/payment_intents/:id/challenge",
  ];

  /** @param {string} name @param {string} id @param {Call} call */
  function authorize(name, id, { form, isSecret }) {
    if (isSecret) return;
    const isOwn =
      form["key"] === publishableKey &&
      form["client_secret"] === (id === "" ? "" : payments.get(id).client_secret);
    if (!browserCalls.includes(name) || !isOwn) {
      throw new StripeError(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    }
  }

  /** @param {http.IncomingMessage} request @param {URL} url @returns {Promise<Answer>} */
  async function answerApi(request, url) {
    const [, , resource = "", id = "", action] = url.pathname.split("/");
    const path = ["", "v1", resource, ...(id === "" ? [] : [":id"]), ...(action ? [action] : [])].join("/");
    const name = `${request.method} ${path}`;
    const form = { ...Object.fromEntries(url.searchParams), ...parseForm(await text(request)) };
    const call = { form, isSecret: request.headers.authorization === `Bearer ${secretKey}` };
    const carryOut = calls[name];
    if (!carryOut) throw invalidRequest(`Unrecognized request URL (${name})`, "resource_missing");
    authorize(name, id, call);

    const idempotencyKey = String(request.headers["idempotency-key"] ?? "");
    const known = idempotencyKey === "" ? undefined : answered.get(`${name} ${id} ${idempotencyKey}`);
    if (known) return known;
    const made = json(200, await carryOut(id, call));
    if (idempotencyKey !== "") answered.set(`${name} ${id} ${idempotencyKey}`, made);
    return made;
  }

  /** @param {http.IncomingMessage} request @returns {Promise<Answer | null>} null: hang up */
  async function answer(request) {
    const url = new URL(request.url ?? "/", "http://localhost");
    const name = `${request.method} ${url.pathname}`;
    if (name === "GET /health") return { status: 200, type: "text/plain", body: "live\n" };
    if (name === "GET /v3/") return { status: 200, type: "text/javascript; charset=utf-8", body: script };
    if (name === "POST /_control") {
      control = controlSchema.parse(JSON.parse((await text(request)) || "{}"));
      webhooks.delivery = control.webhooks;
      payments.amountOffset = control.amountOffset;
      payments.takesAtOnce = control.takesAtOnce;
      const told = json(200, { ...control, mostWaiting });
      mostWaiting = waiting;
      return told;
    }
    if (request.method === "OPTIONS") return { status: 204, body: "" };
    if (control.down) return null;
    if (control.delayMs > 0) {
      waiting += 1;
      mostWaiting = Math.max(mostWaiting, waiting);
      await new Promise((resume) => setTimeout(resume, control.delayMs));
      waiting -= 1;
    }
    try {
      return await answerApi(request, url);
    } catch (error) {
      if (error instanceof StripeError) return json(error.status, { error: error.error });
      if (error instanceof z.ZodError) {
        return json(400, { error: { type: "invalid_request_error", message: z.prettifyError(error) } });
      }
      throw error;
    }
  }

  return http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const send = (/** @type {Answer | null} */ found) => {
      if (found === null) {
        response.destroy();
        return;
      }
      response.writeHead(found.status, {
        ...(found.type && { "Content-Type": found.type }),
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "content-type",
        "Request-Id": "req_emulator",
      });
      response.end(found.body);
    };
    answer(request).then(send, (error) => {
      console.error(request.url, error);
      send(json(500, { error: { type: "api_error", message: "An unknown error occurred" } }));
    });
  });
}
