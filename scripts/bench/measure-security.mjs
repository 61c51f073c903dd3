import { z } from "zod";
import { findPlenty, payByCard, prepareByCard } from "./measure-checkout.mjs";
import { round } from "./show-figures.mjs";

const aimMs = 2000;
const forgedCallbacks = 500;
const repeatedCalls = 200;
const connections = 20;

const placed = z.object({ order: z.object({ id: z.string() }) });

/** @param {string} url @param {object} body @param {Record<string, string>} [headers] */
const post = (url, body, headers) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Sends a callback of a payment provider without the provider's signature. @param {string} medusaUrl @param {number} index */
function forgeCallback(medusaUrl, index) {
  const reference = index.toString(16).padStart(32, "0");
  const webhooks = `${medusaUrl}/webhooks/payments`;
  const query = `payment=${reference}&mac=${"A".repeat(43)}`;
  const forged = [
    () => post(`${webhooks}/swish?${query}`, { payeePaymentReference: reference, status: "PAID" }),
    () => post(`${webhooks}/pay-later?${query}`, { session_id: reference, authorization_token: "made-up" }),
    () => {
      const body = { data: { object: { metadata: { paymentReference: reference } } } };
      return post(`${webhooks}/stripe`, body, { "stripe-signature": "t=1,v1=00" });
    },
  ];
  return forged[index % forged.length]?.() ?? Promise.reject(new Error("no callback to forge"));
}

/** Sends all forged callbacks, with as many calls at a time as there are connections. @param {string} medusaUrl */
async function forgeCallbacks(medusaUrl) {
  /** @type {Response[]} */
  const answers = [];
  let sent = 0;
  /** @returns {Promise<void>} */
  const forgeNext = async () => {
    if (sent === forgedCallbacks) return;
    answers.push(await forgeCallback(medusaUrl, sent++));
    await forgeNext();
  };
  await Promise.all(Array.from({ length: connections }, forgeNext));
  return answers;
}

/** @param {readonly Response[]} answers */
function countStatuses(answers) {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(", ");
}

/**
 * Measures how long another shopper waits for an order while a client floods the shop with different calls for one
 * unpaid checkout, and with forged callbacks of payment providers.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureSecurity(stack) {
  const { urls } = stack;
  const variationId = await findPlenty(stack);
  const flooded = await prepareByCard(stack, variationId);
  const victim = await prepareByCard(stack, variationId);
  const place = (/** @type {typeof victim} */ { id, total }, /** @type {object} */ more = {}) =>
    post(`${urls.api}/checkout/${id}/place`, {
      acceptTerms: true,
      expectedTotal: total,
      ...more,
    });
  await place(flooded);
  await payByCard(urls.stripe, victim.payment);

  const callbacks = forgeCallbacks(urls.medusa);
  const calls = Array.from({ length: repeatedCalls }, (_, index) =>
    place(flooded, { paymentToken: `token-${index}` }),
  );
  const since = performance.now();
  placed.parse(await (await place(victim)).json());
  const waitedMs = performance.now() - since;
  const [answered, refused] = [await Promise.all(calls), await callbacks];
  const isRefused = refused.every(({ status }) => status === 401 || status === 429);
  const isAnswered = answered.every(({ status }) => [200, 402, 409, 503].includes(status));
  return [
    {
      name: `another's order during ${repeatedCalls} calls for one checkout and ${forgedCallbacks} forged callbacks`,
      value: `${round(waitedMs)} ms`,
      aim: `≤ ${round(aimMs)} ms`,
      reached: waitedMs <= aimMs,
    },
    { name: "forged callbacks", value: countStatuses(refused), aim: "401 or 429", reached: isRefused },
    {
      name: "calls for the one checkout",
      value: countStatuses(answered),
      aim: "no 5xx but 503",
      reached: isAnswered,
    },
  ];
}
