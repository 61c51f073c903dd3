import { z } from "zod";
import { readJson } from "./read-json.mjs";
import { median, round } from "./show-figures.mjs";
import { openStoreApi } from "./store-api.mjs";

const aimOfShare = 0.5;
const purchases = 20;
/** The number of first purchases that only warm up both sides and are not measured. */
const warmUps = 4;

const listing = z.object({
  items: z.array(
    z.object({
      variation: z.object({
        id: z.string(),
        physical: z.boolean(),
        stock: z.object({ totalAvailable: z.number() }),
      }),
    }),
  ),
});
const started = z.object({ id: z.string() });
const addressed = z.object({
  shippingOptions: z.array(z.object({ id: z.string(), servicePoint: z.boolean() })),
});
const card = z.object({ publishableKey: z.string(), clientSecret: z.string() });
const prepared = z.object({ totals: z.object({ total: z.number() }), payment: card });
const placed = z.object({ order: z.object({ id: z.string() }) });

const cart = z.object({ cart: z.object({ id: z.string() }) });
const options = z.object({ shipping_options: z.array(z.object({ id: z.string() })).min(1) });
const collection = z.object({ payment_collection: z.object({ id: z.string() }) });
const session = z.object({
  payment_collection: z.object({
    payment_sessions: z.array(z.object({ data: z.object({ client_secret: z.string() }) })).min(1),
  }),
});
const completed = z.object({ type: z.literal("order") });

/**
 * Returns a function that sends calls one after the other, and the sum of their durations.
 *
 * @param {string} base
 * @param {Record<string, string>} headers
 * @param {string} [query] of every call, with its question mark
 */
export function createTimedCalls(base, headers, query = "") {
  let spentMs = 0;
  return {
    spentMs: () => spentMs,
    /**
     * @template {import("zod").ZodType} Schema
     * @param {string} path
     * @param {Schema} schema
     * @param {object} [body]
     * @returns {Promise<import("zod").output<Schema>>}
     */
    call: async (path, schema, body) => {
      const since = performance.now();
      const reply = await readJson(`${base}/${path}${query}`, schema, {
        headers: { "content-type": "application/json", ...headers },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      });
      spentMs += performance.now() - since;
      return reply;
    },
  };
}

/**
 * Finds the variation with the highest stock.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {{ physical?: boolean, category?: string }} [which] not physical: a gift card
 */
export async function findPlenty({ urls }, { physical = true, category } = {}) {
  const query = new URLSearchParams({ language: "sv", pageSize: "48", ...(category && { category }) });
  const { items } = await readJson(`${urls.api}/catalog/products?${query.toString()}`, listing);
  const [most] = items
    .filter(({ variation }) => variation.physical === physical)
    .toSorted((a, b) => b.variation.stock.totalAvailable - a.variation.stock.totalAvailable);
  if (!most) throw new Error("The shop to be measured sells nothing");
  return most.variation.id;
}

/** Pays at Stripe as the shopper does. Both purchases do the same here, so it is not measured. @param {string} url @param {z.output<typeof card>} payment */
export async function payByCard(url, { publishableKey, clientSecret }) {
  const id = clientSecret.split("_secret_")[0];
  const form = { key: publishableKey, client_secret: clientSecret, payment_method: "pm_card_visa" };
  await readJson(`${url}/v1/payment_intents/${id}/confirm`, z.object({ status: z.string() }), {
    method: "POST",
    body: new URLSearchParams(form),
  });
}

/**
 * Creates a checkout whose card payment is prepared.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {string} variationId
 * @param {ReturnType<typeof createTimedCalls>} [calls]
 * @param {string} [email]
 */
export async function prepareByCard(
  { urls },
  variationId,
  { call } = createTimedCalls(urls.api, {}),
  email = "shopper@example.com",
) {
  const { id } = await call("checkout", started, { site: "se", lines: [{ id: variationId, quantity: 1 }] });
  const path = `checkout/${id}`;
  await call(`${path}/account`, started, { email });
  const billing = {
    firstName: "Kim",
    lastName: "Weber",
    addressLine1: "Storgatan 1",
    zip: "252 20",
    city: "Helsingborg",
    country: "SE",
    cellNumber: "+46701234567",
  };
  const { shippingOptions } = await call(`${path}/address`, addressed, { billing, shipping: null });
  const option = shippingOptions.find(({ servicePoint }) => !servicePoint);
  // A checkout of gift cards has no shipping option.
  if (option) {
    await call(`${path}/shipping`, started, { optionId: option.id });
    await call(`${path}/shippingComplete`, started, {});
  }
  const { totals, payment } = await call(`${path}/payment`, prepared, { method: "stripe" });
  return { id, total: totals.total, payment };
}

/** @param {import("../stack/start-stack.mjs").Stack} stack @param {string} variationId */
async function buyByCheckout(stack, variationId) {
  const calls = createTimedCalls(stack.urls.api, {});
  const { id, total, payment } = await prepareByCard(stack, variationId, calls);
  await payByCard(stack.urls.stripe, payment);
  await calls.call(`checkout/${id}/place`, placed, { acceptTerms: true, expectedTotal: total });
  return calls.spentMs();
}

/**
 * Buys the same variation by plain calls of Medusa's Store API. Unlike the shop, this purchase captures no money and
 * holds no stock before the payment.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {Awaited<ReturnType<typeof openStoreApi>>} store
 * @param {string} variationId
 */
async function buyByStoreApi({ urls, paymentAccess }, { headers, regionId }, variationId) {
  const { call, spentMs } = createTimedCalls(`${urls.medusa}/store`, headers);
  const {
    cart: { id },
  } = await call("carts", cart, { region_id: regionId });
  await call(`carts/${id}/line-items`, cart, { variant_id: variationId, quantity: 1 });
  const address = {
    first_name: "Kim",
    last_name: "Weber",
    address_1: "Storgatan 1",
    postal_code: "252 20",
    city: "Helsingborg",
    country_code: "se",
    phone: "+46701234567",
  };
  const email = "shopper@example.com";
  await call(`carts/${id}`, cart, { email, shipping_address: address, billing_address: address });
  const { shipping_options } = await call(`shipping-options?cart_id=${id}`, options);
  await call(`carts/${id}/shipping-methods`, cart, { option_id: shipping_options[0]?.id });
  const { payment_collection } = await call("payment-collections", collection, { cart_id: id });
  const { payment_collection: paid } = await call(
    `payment-collections/${payment_collection.id}/payment-sessions`,
    session,
    { provider_id: "pp_stripe_stripe" },
  );
  await payByCard(urls.stripe, {
    publishableKey: paymentAccess["STRIPE_PUBLISHABLE_KEY"] ?? "",
    clientSecret: paid.payment_sessions[0]?.data.client_secret ?? "",
  });
  await call(`carts/${id}/complete`, completed, {});
  return spentMs();
}

/**
 * Measures how long a purchase by card takes from the first call to the order, compared with the same purchase by plain
 * calls of the Store API. The two alternate, so that other load on the machine affects both.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureCheckout(stack) {
  const store = await openStoreApi(stack);
  const variationId = await findPlenty(stack);
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const theirs = [];
  for (let turn = 0; turn < warmUps + purchases; turn++) {
    const checkout = await buyByCheckout(stack, variationId);
    const plain = await buyByStoreApi(stack, store, variationId);
    if (turn < warmUps) continue;
    ours.push(checkout);
    theirs.push(plain);
  }
  const share = median(ours) / median(theirs);
  const value = `${round(share * 100)} % (${round(median(ours))} : ${round(median(theirs))} ms)`;
  const name = "purchase by card : plain Store API calls";
  return [{ name, value, aim: `≤ ${aimOfShare * 100} %`, reached: share <= aimOfShare }];
}
