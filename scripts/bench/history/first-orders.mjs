import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { createTimedCalls, findPlenty, payByCard, prepareByCard } from "../measure-checkout.mjs";
import { readJson } from "../read-json.mjs";
import { signIn } from "../store-api.mjs";
import { createMember } from "./sign-in.mjs";

/** @typedef {import("../../stack/start-stack.mjs").Stack} Stack */

const placed = z.object({ order: z.object({ id: z.string() }) });
const started = z.object({ id: z.string() });
const priced = z.object({ totals: z.object({ total: z.number() }) });
const addressed = z.object({
  shippingOptions: z.array(z.object({ id: z.string(), servicePoint: z.boolean() })),
});
const parts = z.object({
  order: z.object({
    items: z.array(z.object({ id: z.string(), quantity: z.number(), requires_shipping: z.boolean() })),
    fulfillments: z.array(z.object({ id: z.string() })),
    payment_collections: z.array(z.object({ payments: z.array(z.object({ id: z.string() })) })),
  }),
});

/** The category of the goods that earn club points. */
export const pointsCategory = "filaments-by-material";

const newEmail = () => `${randomUUID()}@example.com`;
const queryOf = (/** @type {string | undefined} */ accountId) =>
  accountId === undefined ? "?language=sv" : `?language=sv&accountId=${accountId}`;

/**
 * Returns the timed calls of the shop's API for a member of the club, or for a guest.
 *
 * @param {Stack} stack
 * @param {import("./sign-in.mjs").Member} [member]
 */
export const openCalls = ({ urls }, member) =>
  createTimedCalls(urls.api, { ...member?.headers }, queryOf(member?.accountId));

/** @param {Stack} stack @param {{ variationId: string, member?: import("./sign-in.mjs").Member }} input */
export async function orderByCard(stack, { variationId, member }) {
  const calls = openCalls(stack, member);
  const email = member?.email ?? newEmail();
  const { id, total, payment } = await prepareByCard(stack, variationId, calls, email);
  await payByCard(stack.urls.stripe, payment);
  const { order } = await calls.call(`checkout/${id}/place`, placed, {
    acceptTerms: true,
    expectedTotal: total,
  });
  return order.id;
}

/** @param {Stack} stack @param {string} variationId */
async function orderByInvoice(stack, variationId) {
  const { call } = openCalls(stack);
  const lines = [{ id: variationId, quantity: 1 }];
  const { id } = await call("checkout", started, { site: "se", company: true, lines });
  await call(`checkout/${id}/account`, started, { email: newEmail() });
  const billing = {
    firstName: "Kim",
    lastName: "Weber",
    company: "Fräs AB",
    organizationNumber: "556012-5790",
    addressLine1: "Storgatan 1",
    zip: "252 20",
    city: "Helsingborg",
    country: "SE",
    cellNumber: "+46701234567",
  };
  const { shippingOptions } = await call(`checkout/${id}/address`, addressed, { billing, shipping: null });
  const optionId = shippingOptions.find(({ servicePoint }) => !servicePoint)?.id;
  await call(`checkout/${id}/shipping`, started, { optionId });
  await call(`checkout/${id}/shippingComplete`, started, {});
  const { totals } = await call(`checkout/${id}/payment`, priced, { method: "invoice_email" });
  const { order } = await call(`checkout/${id}/place`, placed, {
    acceptTerms: true,
    expectedTotal: totals.total,
  });
  return order.id;
}

/** Returns a merchandiser's actions on orders through Medusa's admin API. @param {Stack} stack */
async function openAdmin(stack) {
  const authorization = await signIn(stack);
  const headers = { ...authorization, "content-type": "application/json" };
  const act = (/** @type {string} */ path, /** @type {object} */ body) =>
    readJson(`${stack.urls.medusa}/admin/${path}`, z.unknown(), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const read = async (/** @type {string} */ id) => {
    const url = `${stack.urls.medusa}/admin/orders/${id}?fields=*fulfillments,*payment_collections.payments`;
    return (await readJson(url, parts, { headers })).order;
  };
  return {
    /** @param {string} id */
    async ship(id) {
      const { items } = await read(id);
      const goods = items.flatMap(({ id: item, quantity, requires_shipping }) =>
        requires_shipping ? [{ id: item, quantity }] : [],
      );
      if (goods.length === 0) return;
      await act(`orders/${id}/fulfillments`, { items: goods });
      const [fulfillment] = (await read(id)).fulfillments;
      await act(`orders/${id}/fulfillments/${fulfillment?.id}/shipments`, { items: goods, labels: [] });
    },
    /** @param {string} id */
    async refund(id) {
      const { payment_collections } = await read(id);
      await act(`payments/${payment_collections[0]?.payments[0]?.id}/refund`, { amount: 10 });
    },
    cancel: (/** @type {string} */ id) => act(`orders/${id}/cancel`, {}),
  };
}

/** Waits until the shop has processed all effects of earlier calls, mails included. @param {string} databaseUrl */
async function untilDone(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // An effect writes its follow-up effects before it counts as done, but its mail is sent later: hence several
    // checks.
    for (let quiet = 0; quiet < 5; quiet++) {
      await wait(2000);
      const { rows } = await client.query(
        `select 1 from "journal_event" where "distributed_at" is null
         union all select 1 from "journal_delivery" where "state" = 'waiting'
         union all select 1 from "mail" where "state" = 'waiting'
         union all select 1 from "checkout" where "capture_due"`,
      );
      if (rows.length > 0) quiet = -1;
    }
  } finally {
    await client.end();
  }
}

/** The number of orders that `placeFirstOrders` places. */
export const firstOrders = 10;

/**
 * Places ten typical orders through the shop's own API and finishes them: six by members of the club, one with a gift
 * card, one by invoice, one refunded in part, one cancelled; all others are shipped. The history is copied from them.
 *
 * @param {Stack} stack
 * @param {string} databaseUrl
 * @returns {Promise<import("./grow-history.mjs").Span>} the time in which the rows of these orders were written
 */
export async function placeFirstOrders(stack, databaseUrl) {
  const since = new Date();
  const variationId = await findPlenty(stack, { category: pointsCategory });
  const giftCardId = await findPlenty(stack, { physical: false });
  const admin = await openAdmin(stack);
  const shipped = [];
  for (let index = 0; index < 3; index++) {
    const member = await createMember(stack, newEmail());
    shipped.push(await orderByCard(stack, { variationId, member }));
    shipped.push(await orderByCard(stack, { variationId, member }));
  }
  shipped.push(await orderByCard(stack, { variationId: giftCardId }));
  shipped.push(await orderByInvoice(stack, variationId));
  const refunded = await orderByCard(stack, { variationId });
  shipped.push(refunded);
  for (const id of shipped) await admin.ship(id);
  await admin.refund(refunded);
  await admin.cancel(await orderByCard(stack, { variationId }));
  await untilDone(databaseUrl);
  return { since, until: new Date() };
}
