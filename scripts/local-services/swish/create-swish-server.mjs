import { randomUUID } from "node:crypto";
import { createPaymentServer, json, page } from "../payments/create-payment-server.mjs";
import { parseJson } from "../payments/parse-json.mjs";
import { sendCallback } from "../payments/send-callback.mjs";
import { toWireRefund, toWireRequest } from "./open-ledger.mjs";
import { cancelSchema, controlSchema, paymentRequestSchema, refundSchema } from "./swish-schemas.mjs";
import { toPhonePage } from "./to-phone-page.mjs";

/** @typedef {import("../payments/create-payment-server.mjs").Call} Call */

const api = "/swish-cpcapi/api";
const idPattern = /^[0-9A-F]{32}$/;
const newId = () => randomUUID().replaceAll("-", "").toUpperCase();
/** @param {string} errorCode */
const refuse = (errorCode) =>
  json(422, [{ errorCode, errorMessage: errorCode, additionalInformation: null }]);
const toMinor = (/** @type {number} */ amount) => Math.round(amount * 100);

/**
 * Creates an emulator of the parts of Swish's API for merchants that the shop uses, with a page that simulates the
 * phone and `POST /_control` to simulate failures. It speaks plain http: certificates are not emulated.
 *
 * @param {object} settings
 * @param {import("./open-ledger.mjs").Ledger} settings.ledger
 * @param {string} settings.payeeAlias the shop's number
 * @param {() => Date} settings.now
 */
export function createSwishServer({ ledger, payeeAlias, now }) {
  let control = controlSchema.parse({});

  /** @param {import("./open-ledger.mjs").PaymentRequest} request */
  const announce = async (request) => {
    if (control.callbacks === "never") return;
    await sendCallback(request.callbackUrl, toWireRequest(request));
    if (control.callbacks === "twice") await sendCallback(request.callbackUrl, toWireRequest(request));
  };

  /** @param {Call} call */
  const createRequest = async ({ ids: [id = ""], body }) => {
    const asked = parseJson(paymentRequestSchema, body);
    if (!asked || !idPattern.test(id)) return json(400, [{ errorCode: "PA01", errorMessage: "not correct" }]);
    if (asked.payeeAlias !== payeeAlias) return refuse("RP01");
    if (ledger.findRequest(id)) return refuse("RP09");
    const request = {
      id,
      token: newId().toLowerCase(),
      paymentReference: newId(),
      payeePaymentReference: asked.payeePaymentReference ?? null,
      callbackUrl: asked.callbackUrl,
      payeeAlias,
      amountMinor: toMinor(asked.amount),
      message: asked.message ?? "",
      status: "CREATED",
      errorCode: null,
      dateCreated: now().toISOString(),
      datePaid: null,
    };
    ledger.addRequest(request);
    const ended = ledger.end(id, control.outcome, control.amountOffset);
    if (ended && control.callbacks === "first") await announce(ended);
    else if (ended) void announce(ended);
    return {
      status: 201,
      headers: {
        Location: `${api}/v2/paymentrequests/${id}`,
        ...(asked.payerAlias ? {} : { PaymentRequestToken: request.token }),
      },
    };
  };

  /** @param {Call} call */
  const readRequest = ({ ids: [id = ""] }) => {
    const request = ledger.findRequest(id);
    return request ? json(200, toWireRequest(request)) : json(404, []);
  };

  /** @param {Call} call */
  const cancelRequest = ({ ids: [id = ""], headers, body }) => {
    if (headers["content-type"] !== "application/json-patch+json") return { status: 415 };
    if (!parseJson(cancelSchema, body))
      return json(400, [{ errorCode: "PA01", errorMessage: "not correct" }]);
    const request = ledger.findRequest(id);
    if (!request) return json(404, []);
    const cancelled = request.status === "CREATED" ? ledger.end(id, "cancelled") : null;
    if (!cancelled) return refuse("RP07");
    void announce(cancelled);
    return json(200, toWireRequest(cancelled));
  };

  /** @param {Call} call */
  const createRefund = ({ ids: [id = ""], body }) => {
    const asked = parseJson(refundSchema, body);
    if (!asked || !idPattern.test(id)) return json(400, [{ errorCode: "PA01", errorMessage: "not correct" }]);
    if (asked.payerAlias !== payeeAlias) return refuse("RP01");
    if (ledger.findRefund(id)) return refuse("RP09");
    const left = ledger.findRefundable(asked.originalPaymentReference);
    if (left === null) return refuse("RF02");
    const amountMinor = toMinor(asked.amount);
    if (amountMinor > left) return refuse("RF08");
    const failed = control.refundOutcome === "failed";
    const { originalPaymentReference, callbackUrl } = asked;
    const refund = {
      id,
      originalPaymentReference,
      amountMinor,
      payerAlias: payeeAlias,
      callbackUrl,
      status: failed ? "ERROR" : "PAID",
      errorCode: failed ? "RF07" : null,
      dateCreated: now().toISOString(),
    };
    ledger.addRefund(refund);
    if (control.callbacks !== "never") void sendCallback(callbackUrl, toWireRefund(refund));
    return { status: 201, headers: { Location: `${api}/v2/refunds/${id}` } };
  };

  /** @param {Call} call */
  const readRefund = ({ ids: [id = ""] }) => {
    const refund = ledger.findRefund(id);
    return refund ? json(200, toWireRefund(refund)) : json(404, []);
  };

  /** @param {Call} call */
  const usePhone = ({ ids: [id = ""], body }) => {
    const ended = ledger.end(id, new URLSearchParams(body).get("outcome") ?? "", control.amountOffset);
    if (ended) void announce(ended);
    return { status: 303, headers: { Location: "/" } };
  };

  /** @param {Call} call */
  const setControl = ({ body }) => {
    const asked = parseJson(controlSchema, body);
    if (!asked) return json(400, { message: "unknown behavior" });
    control = asked;
    return json(200, control);
  };

  /** @param {(call: Call) => import("../payments/create-payment-server.mjs").Answer | Promise<import("../payments/create-payment-server.mjs").Answer>} handle */
  const whenUp = (handle) => (/** @type {Call} */ call) => (control.down ? { status: 503 } : handle(call));

  return createPaymentServer({
    "GET /health": () => ({ status: 200, body: "live\n" }),
    "GET /": () => page(toPhonePage(ledger.listRequests())),
    "POST /phone/{id}": usePhone,
    "POST /_control": setControl,
    "GET /_control": () => json(200, { requests: ledger.listRequests(), refunds: ledger.listRefunds() }),
    [`PUT ${api}/v2/paymentrequests/{id}`]: whenUp(createRequest),
    [`GET ${api}/v1/paymentrequests/{id}`]: whenUp(readRequest),
    [`PATCH ${api}/v1/paymentrequests/{id}`]: whenUp(cancelRequest),
    [`PUT ${api}/v2/refunds/{id}`]: whenUp(createRefund),
    [`GET ${api}/v1/refunds/{id}`]: whenUp(readRefund),
  });
}
