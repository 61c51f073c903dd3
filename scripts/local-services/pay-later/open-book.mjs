import { openRecords } from "../payments/open-records.mjs";

/**
 * @typedef {import("zod").output<typeof import("./pay-later-schemas.mjs").orderSchema>} OrderBody
 * @typedef {{ id: string, clientToken: string, order: OrderBody }} Session
 * @typedef {{ token: string, sessionId: string, orderId: string | null, cancelled: boolean }} Authorization
 * @typedef {object} Order
 * @property {string} id
 * @property {string} sessionId
 * @property {OrderBody} order
 * @property {number} amount minor units
 * @property {"ACCEPTED" | "PENDING" | "REJECTED"} fraud
 * @property {boolean} cancelled
 * @property {{ id: string, amount: number }[]} captures
 * @property {{ id: string, amount: number }[]} refunds
 * @typedef {object} Records
 * @property {Record<string, Session>} sessions
 * @property {Record<string, Authorization>} authorizations
 * @property {Record<string, Order>} orders
 * @property {Record<string, import("../payments/create-payment-server.mjs").Answer>} answers
 */

/** @param {{ amount: number }[]} parts */
const sum = (parts) => parts.reduce((total, { amount }) => total + amount, 0);

/**
 * Opens the stored sessions, authorizations and orders, and the answers by idempotency key.
 *
 * @param {string | null} file
 */
export function openBook(file) {
  /** @type {Records} */
  const empty = { sessions: {}, authorizations: {}, orders: {}, answers: {} };
  const records = openRecords(file, empty);
  return {
    /** @param {string} id */
    findSession: (id) => records.read().sessions[id] ?? null,
    /** @param {string} token of the browser */
    findSessionByToken: (token) =>
      Object.values(records.read().sessions).find(({ clientToken }) => clientToken === token) ?? null,
    /** @param {Session} session */
    putSession: (session) => records.put("sessions", session.id, session),
    /** @param {string} token */
    findAuthorization: (token) => records.read().authorizations[token] ?? null,
    /** @param {Authorization} authorization */
    putAuthorization: (authorization) => records.put("authorizations", authorization.token, authorization),
    /** @param {string} id */
    findOrder: (id) => records.read().orders[id] ?? null,
    listOrders: () => Object.values(records.read().orders),
    /** @param {Order} order */
    putOrder: (order) => records.put("orders", order.id, order),
    /** @param {string} key */
    findAnswer: (key) => records.read().answers[key] ?? null,
    /** @param {string} key @param {import("../payments/create-payment-server.mjs").Answer} answer */
    putAnswer: (key, answer) => records.put("answers", key, answer),
  };
}

/** @typedef {ReturnType<typeof openBook>} Book */

/** Calculates the amount that can still be captured, in minor units. @param {Order} order */
export const toCapturable = ({ cancelled, fraud, amount, captures }) =>
  cancelled || fraud !== "ACCEPTED" ? 0 : amount - sum(captures);

/** Calculates the amount that can still be refunded, in minor units. @param {Order} order */
export const toRefundable = ({ captures, refunds }) => sum(captures) - sum(refunds);

/** Formats an order as Klarna's API returns it. @param {Order} order */
export function toWireOrder(order) {
  const captured = sum(order.captures);
  const isWhole = captured === order.amount;
  const taken = captured > 0 ? (isWhole ? "CAPTURED" : "PART_CAPTURED") : "AUTHORIZED";
  return {
    order_id: order.id,
    status: order.cancelled ? "CANCELLED" : taken,
    fraud_status: order.fraud,
    order_amount: order.amount,
    captured_amount: captured,
    refunded_amount: sum(order.refunds),
    remaining_authorized_amount: toCapturable(order),
    purchase_country: order.order.purchase_country,
    purchase_currency: order.order.purchase_currency,
    merchant_reference1: order.order.merchant_reference1,
    order_lines: order.order.order_lines,
    captures: order.captures.map(({ id, amount }) => ({ capture_id: id, captured_amount: amount })),
    refunds: order.refunds.map(({ id, amount }) => ({ refund_id: id, refunded_amount: amount })),
  };
}
