import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { createPaymentServer, json, page } from "../payments/create-payment-server.mjs";
import { parseJson } from "../payments/parse-json.mjs";
import { sendCallback } from "../payments/send-callback.mjs";
import { listCategories } from "./list-categories.mjs";
import { createOrderRoutes } from "./order-routes.mjs";
import { controlSchema, findSumProblems, orderSchema, widgetSchema } from "./pay-later-schemas.mjs";
import { toOrdersPage } from "./to-orders-page.mjs";
import { refuse } from "./refuse.mjs";

/** @typedef {import("../payments/create-payment-server.mjs").Call} Call */

/**
 * Creates an emulator of the parts of Klarna Payments and its order management that the shop uses, with the script of
 * the widget, a page of the orders and `POST /_control` to simulate failures.
 *
 * @param {object} settings
 * @param {import("./open-book.mjs").Book} settings.book
 * @param {string} settings.username
 * @param {string} settings.password
 */
export function createPayLaterServer({ book, username, password }) {
  let control = controlSchema.parse({});
  const credentials = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;

  /** @param {string | undefined} url @param {unknown} body */
  const announce = async (url, body) => {
    if (!url || control.callbacks === "never") return;
    await sendCallback(url, body);
    if (control.callbacks === "twice") await sendCallback(url, body);
  };
  /** Calls the shop back, before the answer only when a test has requested that. @param {string | undefined} url @param {unknown} body */
  const announceInTurn = async (url, body) => {
    const told = announce(url, body);
    if (control.callbacks === "first") await told;
  };

  /** @param {Call} call */
  const createSession = ({ body }) => {
    const order = parseJson(orderSchema, body);
    const problems = order ? findSumProblems(order) : ["Bad value: body"];
    if (!order || problems.length > 0) return refuse(400, "BAD_VALUE", problems);
    const session = { id: randomUUID(), clientToken: randomUUID(), order };
    book.putSession(session);
    return json(200, {
      session_id: session.id,
      client_token: session.clientToken,
      payment_method_categories: listCategories(order),
    });
  };

  /** @param {Call} call */
  const authorize = async ({ body }) => {
    const asked = parseJson(widgetSchema, body);
    const session = asked && book.findSessionByToken(asked.client_token);
    const isOffered =
      session && listCategories(session.order).some((each) => each.identifier === asked.category);
    if (!session || !isOffered) return refuse(400, "BAD_VALUE");
    if (asked.decision === "decline") return json(200, { approved: false, show_form: false });
    const token = randomUUID();
    book.putAuthorization({ token, sessionId: session.id, orderId: null, cancelled: false });
    await announceInTurn(session.order.merchant_urls?.authorization, {
      authorization_token: token,
      session_id: session.id,
    });
    return json(200, {
      approved: true,
      show_form: true,
      finalize_required: false,
      authorization_token: token,
    });
  };

  /** @param {Call} call */
  const setControl = async ({ body }) => {
    const asked = parseJson(controlSchema, body);
    if (!asked) return json(400, { message: "unknown behavior" });
    control = asked;
    const { settle } = asked;
    for (const order of settle ? book.listOrders().filter(({ fraud }) => fraud === "PENDING") : []) {
      book.putOrder({ ...order, fraud: settle ?? order.fraud });
      await announceInTurn(order.order.merchant_urls?.notification, {
        order_id: order.id,
        event_type: `FRAUD_RISK_${settle}`,
      });
    }
    return json(200, control);
  };

  /**
   * Wraps a route for the shop's server, which has to authenticate. A call that repeats an idempotency key gets the
   * first answer again and has no further effect.
   *
   * @param {import("../payments/create-payment-server.mjs").Handle} handle
   * @returns {import("../payments/create-payment-server.mjs").Handle}
   */
  const forShop = (handle) => async (call) => {
    if (control.down) return { status: 503 };
    if (call.headers.authorization !== credentials) return { status: 401 };
    const key = call.headers["klarna-idempotency-key"];
    if (typeof key !== "string") return handle(call);
    const name = `${call.url.pathname} ${key}`;
    const known = book.findAnswer(name);
    if (known) return known;
    const answer = await handle(call);
    if (answer.status < 400) book.putAnswer(name, answer);
    return answer;
  };

  const shopRoutes = {
    "POST /payments/v1/sessions": createSession,
    ...createOrderRoutes({ book, readControl: () => control }),
  };
  return createPaymentServer(
    {
      "GET /health": () => ({ status: 200, body: "live\n" }),
      "GET /": () => page(toOrdersPage(book.listOrders())),
      "GET /kp/lib/v1/api.js": () => ({
        status: 200,
        headers: { "Content-Type": "text/javascript" },
        body: fs.readFileSync(new URL("widget.js", import.meta.url), "utf8"),
      }),
      "GET /_widget/decision": () => json(200, { decision: control.decision }),
      "POST /_widget/authorize": authorize,
      "POST /_control": setControl,
      "GET /_control": () => json(200, { orders: book.listOrders() }),
      ...Object.fromEntries(
        Object.entries(shopRoutes).map(([pattern, handle]) => [pattern, forShop(handle)]),
      ),
    },
    // Allows calls from other origins (CORS): the widget's script runs in the shop's page.
    (answer) => ({
      ...answer,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
        ...answer.headers,
      },
    }),
  );
}
