import { openRecords } from "../payments/open-records.mjs";

/**
 * @typedef {object} PaymentRequest
 * @property {string} id
 * @property {string} token
 * @property {string} paymentReference
 * @property {string | null} payeePaymentReference
 * @property {string} callbackUrl
 * @property {string} payeeAlias
 * @property {number} amountMinor
 * @property {string} message
 * @property {string} status
 * @property {string | null} errorCode
 * @property {string} dateCreated
 * @property {string | null} datePaid
 * @typedef {object} Refund
 * @property {string} id
 * @property {string} originalPaymentReference
 * @property {number} amountMinor
 * @property {string} payerAlias
 * @property {string} callbackUrl
 * @property {string} status
 * @property {string | null} errorCode
 * @property {string} dateCreated
 */

/** Tells whether the phone or the banks can still end a request; after DS24 Swish waits for the banks. @param {PaymentRequest} request */
export const isOpen = ({ status, errorCode }) => status === "CREATED" || errorCode === "DS24";

/** Time in which the phone has to open a request. */
const openForMs = 180_000;
/** Swish's API has decimal amounts in kronor; the ledger counts in öre. */
const toAmount = (/** @type {number} */ minor) => minor / 100;

/** @type {Record<string, { status: string, errorCode?: string }>} */
const ends = {
  paid: { status: "PAID" },
  declined: { status: "DECLINED" },
  cancelled: { status: "CANCELLED" },
  timeout: { status: "ERROR", errorCode: "TM01" },
  failed: { status: "ERROR", errorCode: "RF07" },
  ds24: { status: "ERROR", errorCode: "DS24" },
};

/**
 * Opens the stored payment requests and refunds of the shop.
 *
 * @param {{ file: string | null, now: () => Date }} settings
 */
export function openLedger({ file, now }) {
  /** @type {{ requests: Record<string, PaymentRequest>, refunds: Record<string, Refund> }} */
  const empty = { requests: {}, refunds: {} };
  const records = openRecords(file, empty);

  /** @param {string} id @returns {PaymentRequest | null} */
  const findRequest = (id) => {
    const request = records.read().requests[id];
    if (!request) return null;
    const age = now().getTime() - Date.parse(request.dateCreated);
    return request.status === "CREATED" && age > openForMs
      ? { ...request, status: "ERROR", errorCode: "TM01" }
      : request;
  };

  return {
    findRequest,
    /** Lists the payment requests, the newest first. */
    listRequests: () =>
      Object.keys(records.read().requests)
        .toReversed()
        .flatMap((id) => findRequest(id) ?? []),
    listRefunds: () => Object.values(records.read().refunds),
    /** @param {string} id */
    findRefund: (id) => records.read().refunds[id] ?? null,
    /** @param {PaymentRequest} request */
    addRequest: (request) => records.put("requests", request.id, request),
    /** @param {Refund} refund */
    addRefund: (refund) => records.put("refunds", refund.id, refund),
    /**
     * Ends an open request, or a request whose outcome at the banks was unknown.
     *
     * @param {string} id
     * @param {string} outcome
     * @param {number} [amountOffset] minor units by which the paid amount differs from the requested amount
     * @returns {PaymentRequest | null} null when it is not open
     */
    end(id, outcome, amountOffset = 0) {
      const request = findRequest(id);
      const end = ends[outcome];
      if (!request || !isOpen(request) || !end) return null;
      const ended = {
        ...request,
        ...end,
        errorCode: end.errorCode ?? null,
        ...(end.status === "PAID"
          ? { amountMinor: request.amountMinor + amountOffset, datePaid: now().toISOString() }
          : {}),
      };
      records.put("requests", id, ended);
      return ended;
    },
    /** Returns the amount of a payment that is not refunded, in öre; null for a payment that was not made. @param {string} paymentReference */
    findRefundable(paymentReference) {
      const { requests, refunds } = records.read();
      const paid = Object.values(requests).find(
        (request) => request.paymentReference === paymentReference && request.status === "PAID",
      );
      if (!paid) return null;
      return Object.values(refunds)
        .filter((refund) => refund.originalPaymentReference === paymentReference && refund.status !== "ERROR")
        .reduce((left, refund) => left - refund.amountMinor, paid.amountMinor);
    },
  };
}

/** @typedef {ReturnType<typeof openLedger>} Ledger */

/** Formats a payment request as Swish's API returns it. @param {PaymentRequest} request */
export function toWireRequest({ amountMinor, status, paymentReference, ...request }) {
  return {
    ...request,
    // Swish returns the token only once, when the request is created.
    token: undefined,
    status,
    // Swish returns a reference of the payment only after the payment.
    paymentReference: status === "PAID" ? paymentReference : null,
    payerAlias: status === "PAID" ? "46700000000" : null,
    amount: toAmount(amountMinor),
    currency: "SEK",
    errorMessage: request.errorCode,
  };
}

/** Formats a refund as Swish's API returns it. @param {Refund} refund */
export function toWireRefund({ amountMinor, ...refund }) {
  return { ...refund, amount: toAmount(amountMinor), currency: "SEK", errorMessage: refund.errorCode };
}
