import { randomUUID } from "node:crypto";
import { json } from "../payments/create-payment-server.mjs";
import { parseJson } from "../payments/parse-json.mjs";
import { toCapturable, toRefundable, toWireOrder } from "./open-book.mjs";
import { captureSchema, findSumProblems, orderSchema, refundSchema } from "./pay-later-schemas.mjs";
import { refuse } from "./refuse.mjs";

/** @typedef {import("../payments/create-payment-server.mjs").Call} Call */

/**
 * Creates the routes that place orders for authorizations, and capture, refund and cancel them.
 *
 * @param {object} settings
 * @param {import("./open-book.mjs").Book} settings.book
 * @param {() => import("zod").output<typeof import("./pay-later-schemas.mjs").controlSchema>} settings.readControl
 */
export function createOrderRoutes({ book, readControl }) {
  /** @param {Call} call */
  const createOrder = ({ ids: [token = ""], body }) => {
    const authorization = book.findAuthorization(token);
    // An authorization token is valid for one order.
    if (!authorization || authorization.cancelled || authorization.orderId) return refuse(404, "NOT_FOUND");
    const asked = parseJson(orderSchema, body);
    const session = book.findSession(authorization.sessionId);
    const problems = asked ? findSumProblems(asked) : ["Bad value: body"];
    if (!asked || problems.length > 0) return refuse(400, "BAD_VALUE", problems);
    const isSame =
      session?.order.order_amount === asked.order_amount &&
      session.order.purchase_currency === asked.purchase_currency;
    if (!isSame) return refuse(400, "BAD_VALUE", ["Not matching fields: [order_amount]"]);
    const { fraud, amountOffset } = readControl();
    const id = randomUUID();
    book.putAuthorization({ ...authorization, orderId: id });
    book.putOrder({
      id,
      sessionId: authorization.sessionId,
      order: asked,
      amount: asked.order_amount + amountOffset,
      fraud,
      cancelled: false,
      captures: [],
      refunds: [],
    });
    return json(200, {
      order_id: id,
      fraud_status: fraud,
      redirect_url: "",
      authorized_payment_method: { type: "invoice" },
    });
  };

  /** @param {Call} call */
  const cancelAuthorization = ({ ids: [token = ""] }) => {
    const authorization = book.findAuthorization(token);
    if (!authorization || authorization.cancelled || authorization.orderId) return refuse(404, "NOT_FOUND");
    book.putAuthorization({ ...authorization, cancelled: true });
    return { status: 204 };
  };

  /** @param {(order: import("./open-book.mjs").Order, call: Call) => import("../payments/create-payment-server.mjs").Answer} handle */
  const withOrder = (handle) => (/** @type {Call} */ call) => {
    const order = book.findOrder(call.ids[0] ?? "");
    return order ? handle(order, call) : refuse(404, "NO_SUCH_ORDER");
  };

  return {
    "POST /payments/v1/authorizations/{id}/order": createOrder,
    "DELETE /payments/v1/authorizations/{id}": cancelAuthorization,
    "GET /ordermanagement/v1/orders/{id}": withOrder((order) => json(200, toWireOrder(order))),
    "POST /ordermanagement/v1/orders/{id}/captures": withOrder((order, { body }) => {
      const asked = parseJson(captureSchema, body);
      if (!asked) return refuse(400, "BAD_VALUE");
      const isRefused = readControl().captures === "refused";
      if (isRefused || asked.captured_amount > toCapturable(order)) return refuse(403, "CAPTURE_NOT_ALLOWED");
      const id = randomUUID();
      book.putOrder({ ...order, captures: [...order.captures, { id, amount: asked.captured_amount }] });
      return { status: 201, headers: { "Capture-Id": id } };
    }),
    "POST /ordermanagement/v1/orders/{id}/cancel": withOrder((order) => {
      if (order.captures.length > 0) return refuse(403, "CANCEL_NOT_ALLOWED");
      book.putOrder({ ...order, cancelled: true });
      return { status: 204 };
    }),
    "POST /ordermanagement/v1/orders/{id}/refunds": withOrder((order, { body }) => {
      const asked = parseJson(refundSchema, body);
      if (!asked) return refuse(400, "BAD_VALUE");
      if (asked.refunded_amount > toRefundable(order)) return refuse(403, "REFUND_NOT_ALLOWED");
      const id = randomUUID();
      book.putOrder({ ...order, refunds: [...order.refunds, { id, amount: asked.refunded_amount }] });
      return { status: 201, headers: { "Refund-Id": id } };
    }),
  };
}
