import { z } from "zod";
import { findPlenty, payByCard, prepareByCard } from "./measure-checkout.mjs";
import {
  firstOrders,
  openCalls,
  orderByCard,
  placeFirstOrders,
  pointsCategory,
} from "./history/first-orders.mjs";
import { growHistory, readHistory } from "./history/grow-history.mjs";
import { openJobs } from "./history/open-jobs.mjs";
import { createMember } from "./history/sign-in.mjs";
import { readJson } from "./read-json.mjs";
import { median, round } from "./show-figures.mjs";
import { signIn } from "./store-api.mjs";

/** Numbers of past orders at which the calls and jobs are measured. */
const sizes = [0, 20_000, 200_000];
const repeats = 15;
const warmUps = 3;
const jobRepeats = 3;
const aimOfGrowth = 1.5;
/** A difference in duration that counts as noise of the machine. */
const noiseMs = 5;
const mostMsOfJob = 1000;

/** The lists of the admin, each by the API path that its page requests. */
const lists = {
  orders:
    "orders?limit=20&offset=0&order=-created_at&fields=id,status,created_at,email,display_id,payment_status,fulfillment_status,total,currency_code,*customer,*sales_channel",
  customers: "customers?limit=20&offset=0",
  accounts: "accounts?limit=20&offset=0",
  club: "club",
  "the club's outstanding points": "club/liability",
  mails: "mails?limit=20&offset=0",
  "gift cards": "gift-cards?limit=20&offset=0",
  "payment checks": "payment-checks?limit=20&offset=0",
  "payment checks that need attention": "payment-checks?limit=20&offset=0&open=true",
  "invoices to approve": "invoice-approvals?limit=20&offset=0",
  inbox: "inbox?limit=20&offset=0",
  "take-backs": "take-backs?limit=20&offset=0",
  withdrawals: "withdrawals?limit=20&offset=0",
  "stock notifications": "stock-notifications?limit=20&offset=0",
};

const placed = z.object({ order: z.object({ id: z.string() }) });

/** @typedef {{ name: string, kind: "call" | "job", ms: number[] }} Row `ms`: one for each size */

/**
 * Measures how long calls and jobs take in a shop with 0, 20,000 and 200,000 past orders.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {NodeJS.ProcessEnv} medusaEnv
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureHistory(stack, medusaEnv) {
  const { databaseUrl } = stack;
  if (databaseUrl === null) throw new Error("The history needs a database of its own");
  const calls = await openMeasures(stack);
  const parts = await readHistory(databaseUrl, await placeFirstOrders(stack, databaseUrl));
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const keep = (/** @type {Row["kind"]} */ kind, /** @type {string} */ name, /** @type {number} */ ms) => {
    const row = rows.get(name) ?? { name, kind, ms: [] };
    rows.set(name, row);
    row.ms.push(ms);
  };
  let copies = 0;
  for (const size of sizes) {
    const wanted = size / firstOrders;
    if (wanted > copies) await growHistory(databaseUrl, parts, { from: copies + 1, to: wanted });
    copies = wanted;
    const jobs = await openJobs(medusaEnv);
    try {
      // The first run of each job does work that a shop of this age would have done long ago, so it is not measured.
      for (const name of jobs.names) await jobs.run(name);
      for (const [name, measure] of Object.entries(calls)) {
        const ms = [];
        for (let turn = 0; turn < warmUps + repeats; turn++) ms.push(await measure());
        keep("call", name, median(ms.slice(warmUps)));
      }
      for (const name of jobs.names) {
        const ms = [];
        for (let turn = 0; turn < jobRepeats; turn++) ms.push(await jobs.run(name));
        keep("job", `job ${name}`, median(ms));
      }
    } finally {
      await jobs.stop();
    }
  }
  return [...rows.values()].map(toFigure);
}

/** Returns the measured calls by name; each runs its call once and returns milliseconds. @param {import("../stack/start-stack.mjs").Stack} stack */
async function openMeasures(stack) {
  const variationId = await findPlenty(stack, { category: pointsCategory });
  const member = await createMember(stack, "member-of-the-bench@example.com");
  for (let order = 0; order < 5; order++) await orderByCard(stack, { variationId, member });
  const { id: checkoutId } = await prepareByCard(stack, variationId, openCalls(stack, member), member.email);
  const headers = await signIn(stack);
  const ask = (/** @type {string} */ path) => async () => {
    const calls = openCalls(stack, member);
    await calls.call(path, z.unknown());
    return calls.spentMs();
  };
  const account = `account/${member.accountId}`;
  /** @type {Record<string, () => Promise<number>>} */
  const measures = {
    "placing an order": async () => {
      const { id, total, payment } = await prepareByCard(stack, variationId);
      await payByCard(stack.urls.stripe, payment);
      const calls = openCalls(stack);
      await calls.call(`checkout/${id}/place`, placed, { acceptTerms: true, expectedTotal: total });
      return calls.spentMs();
    },
    "a member's checkout": ask(`checkout/${checkoutId}`),
    "the club page": async () =>
      (await ask(`${account}/loyalty`)()) + (await ask(`${account}/loyalty/activity`)()),
    "the account's orders": ask(`${account}/orders`),
  };
  for (const [name, path] of Object.entries(lists)) {
    measures[`admin: ${name}`] = async () => {
      const since = performance.now();
      await readJson(`${stack.urls.medusa}/admin/${path}`, z.unknown(), { headers });
      return performance.now() - since;
    };
  }
  return measures;
}

/** @param {Row} row */
function toFigure({ name, kind, ms }) {
  const [first = Number.NaN] = ms;
  const last = ms.at(-1) ?? Number.NaN;
  const value = ms.map((each) => round(each, 1)).join(" → ");
  if (kind === "job") {
    return { name, value: `${value} ms`, aim: `≤ ${mostMsOfJob} ms`, reached: last <= mostMsOfJob };
  }
  const reached = last <= Math.max(first * aimOfGrowth, first + noiseMs);
  return { name, value: `${value} ms`, aim: `≤ ${aimOfGrowth} × the first`, reached };
}
