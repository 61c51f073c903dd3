import { createHash, randomBytes } from "node:crypto";
import { cardErrors, readCard } from "./cards.mjs";
import { invalidRequest, StripeError } from "./stripe-error.mjs";

/**
 * @typedef {object} Intent
 * @property {string} id
 * @property {"payment_intent"} object
 * @property {string} status
 * @property {number} amount in minor units
 * @property {number} amount_capturable
 * @property {number} amount_received
 * @property {string} currency
 * @property {"manual" | "automatic"} capture_method
 * @property {string} client_secret
 * @property {Record<string, string>} metadata
 * @property {Record<string, unknown> | null} last_payment_error
 * @property {Record<string, unknown> | null} next_action
 * @property {string | null} payment_method
 * @property {string} [fingerprint] of the card that it was tried with last
 * @property {number} created seconds
 * @property {number} refunded
 * @property {number} captures how often money was taken
 *
 * @typedef {(type: string, object: Intent) => Promise<void>} Announce
 */

const id = (/** @type {string} */ prefix) => `${prefix}_${randomBytes(12).toString("hex")}`;

/** The statuses in which a payment can still be paid or cancelled. */
const openStatuses = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** Stores payments. Each call changes the status of one, or throws the error that Stripe would return. */
export class PaymentIntents {
  /** @type {Map<string, Intent>} */
  #intents;
  #announce;
  #changed;
  /** Minor units that are added to the authorized amount, to simulate a fault. */
  amountOffset = 0;
  /** Whether money is captured at the authorization, also when the capture is manual. */
  takesAtOnce = false;

  /**
   * @param {{ intents: readonly Intent[], announce: Announce, onChange: (intents: readonly Intent[]) => void }} options
   */
  constructor({ intents, announce, onChange }) {
    this.#intents = new Map(intents.map((intent) => [intent.id, intent]));
    this.#announce = announce;
    this.#changed = () => onChange([...this.#intents.values()]);
  }

  /** @param {{ amount: number, currency: string, capture_method: "manual" | "automatic", metadata: Record<string, string> }} input */
  create({ amount, currency, capture_method, metadata }) {
    const intentId = id("pi");
    /** @type {Intent} */
    const intent = {
      id: intentId,
      object: "payment_intent",
      status: "requires_payment_method",
      amount,
      amount_capturable: 0,
      amount_received: 0,
      currency: currency.toLowerCase(),
      capture_method,
      client_secret: `${intentId}_secret_${randomBytes(12).toString("hex")}`,
      metadata,
      last_payment_error: null,
      next_action: null,
      payment_method: null,
      created: Math.floor(Date.now() / 1000),
      refunded: 0,
      captures: 0,
    };
    this.#intents.set(intentId, intent);
    this.#changed();
    return intent;
  }

  /** @param {string} intentId @throws {StripeError} resource_missing */
  get(intentId) {
    const intent = this.#intents.get(intentId);
    if (!intent) throw invalidRequest(`No such payment_intent: '${intentId}'`, "resource_missing");
    return intent;
  }

  /** Finds a payment method, a card. @param {string} methodId @throws {StripeError} resource_missing */
  getMethod(methodId) {
    const intent = [...this.#intents.values()].find(({ payment_method }) => payment_method === methodId);
    if (!intent) throw invalidRequest(`No such PaymentMethod: '${methodId}'`, "resource_missing");
    const { fingerprint = null } = intent;
    return { id: methodId, object: "payment_method", type: "card", card: { fingerprint } };
  }

  /** @param {string} intentId @param {{ amount?: number | undefined, metadata: Record<string, string> }} changes */
  update(intentId, { amount, metadata }) {
    const intent = this.get(intentId);
    if (!openStatuses.includes(intent.status)) throw this.#unexpectedState(intent, "updated");
    if (amount !== undefined) intent.amount = amount;
    Object.assign(intent.metadata, metadata);
    this.#changed();
    return intent;
  }

  /**
   * Pays by a card: a test number or one of Stripe's names for test cards.
   *
   * @param {string} intentId
   * @param {string} card
   */
  async confirm(intentId, card) {
    const intent = this.get(intentId);
    if (!openStatuses.includes(intent.status)) throw this.#unexpectedState(intent, "confirmed");
    const behavior = readCard(card);
    if (behavior === null) {
      throw new StripeError(402, {
        type: "card_error",
        ...cardErrors.incorrect_number,
        payment_intent: intent,
      });
    }
    intent.payment_method = id("pm");
    intent.fingerprint = createHash("sha256").update(card.replaceAll(/\s/g, "")).digest("hex").slice(0, 16);
    if (behavior === "accepted") return this.#authorize(intent);
    if (behavior === "challenge") {
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: { type: "stripe_3ds2_fingerprint" } };
      this.#changed();
      await this.#announce("payment_intent.requires_action", intent);
      return intent;
    }
    return this.#decline(intent, cardErrors[behavior]);
  }

  /** Ends the bank's 3-D Secure challenge with the shopper's answer. @param {string} intentId @param {boolean} isPassed */
  async answerChallenge(intentId, isPassed) {
    const intent = this.get(intentId);
    if (intent.status !== "requires_action") throw this.#unexpectedState(intent, "authenticated");
    if (isPassed) return this.#authorize(intent);
    return this.#decline(intent, cardErrors.challenge_failed);
  }

  /** Captures an authorized payment. @param {string} intentId */
  async capture(intentId) {
    const intent = this.get(intentId);
    if (intent.status !== "requires_capture") throw this.#unexpectedState(intent, "captured");
    this.#take(intent);
    this.#changed();
    await this.#announce("payment_intent.succeeded", intent);
    return intent;
  }

  /** @param {string} intentId */
  async cancel(intentId) {
    const intent = this.get(intentId);
    if (![...openStatuses, "requires_capture"].includes(intent.status)) {
      throw this.#unexpectedState(intent, "canceled");
    }
    Object.assign(intent, { status: "canceled", amount_capturable: 0, next_action: null });
    this.#changed();
    await this.#announce("payment_intent.canceled", intent);
    return intent;
  }

  /** Refunds a captured payment. @param {string} intentId @param {number} [amount] by default the whole payment */
  refund(intentId, amount) {
    const intent = this.get(intentId);
    const left = intent.amount_received - intent.refunded;
    const wanted = amount ?? left;
    if (left === 0) {
      const code = "charge_already_refunded";
      throw invalidRequest("The charge has already been refunded.", code);
    }
    if (wanted > left)
      throw invalidRequest(`Refund amount (${wanted}) is greater than charge amount (${left})`);
    intent.refunded += wanted;
    this.#changed();
    return {
      id: id("re"),
      object: "refund",
      amount: wanted,
      currency: intent.currency,
      payment_intent: intentId,
      status: "succeeded",
    };
  }

  /** @param {Intent} intent */
  async #authorize(intent) {
    Object.assign(intent, { status: "requires_capture", next_action: null, last_payment_error: null });
    intent.amount += this.amountOffset;
    intent.amount_capturable = intent.amount;
    const isManual = intent.capture_method === "manual" && !this.takesAtOnce;
    if (!isManual) this.#take(intent);
    this.#changed();
    await this.#announce(
      isManual ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded",
      intent,
    );
    return intent;
  }

  /** @param {Intent} intent */
  #take(intent) {
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount_capturable,
      amount_capturable: 0,
      captures: intent.captures + 1,
    });
  }

  /**
   * @param {Intent} intent
   * @param {(typeof cardErrors)[keyof typeof cardErrors]} error
   * @returns {Promise<never>}
   */
  async #decline(intent, error) {
    const cardError = { type: "card_error", ...error };
    Object.assign(intent, {
      status: "requires_payment_method",
      next_action: null,
      last_payment_error: cardError,
    });
    this.#changed();
    await this.#announce("payment_intent.payment_failed", intent);
    throw new StripeError(402, { ...cardError, payment_intent: intent });
  }

  /** @param {Intent} intent @param {string} done */
  #unexpectedState(intent, done) {
    return invalidRequest(
      `This PaymentIntent could not be ${done} because it has a status of ${intent.status}.`,
      "payment_intent_unexpected_state",
      intent,
    );
  }
}
