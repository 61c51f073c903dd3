import { createHmac, randomBytes } from "node:crypto";

/**
 * after: once, when the call that it comes of has been answered. first: once, before that answer. twice: two
 * of them, after. never: lost.
 *
 * @typedef {"after" | "first" | "twice" | "never"} Delivery
 */

/**
 * The header by which Stripe signs what it sends.
 *
 * @param {string} payload
 * @param {string} secret
 * @param {number} at seconds
 */
export function sign(payload, secret, at) {
  const signature = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${signature}`;
}

/** Tells the shop of what happened to a payment, as Stripe does: signed, and not to be relied on. */
export class Webhooks {
  #url;
  #secret;
  /** @type {Delivery} */
  delivery = "after";

  /** @param {{ url: string, secret: string }} options */
  constructor({ url, secret }) {
    this.#url = url;
    this.#secret = secret;
  }

  /** Ends when the caller may be answered. @param {string} type @param {unknown} object */
  async announce(type, object) {
    const payload = JSON.stringify({
      id: `evt_${randomBytes(12).toString("hex")}`,
      object: "event",
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    });
    if (this.delivery === "never") return;
    if (this.delivery === "first") {
      await this.#send(payload);
      return;
    }
    const times = this.delivery === "twice" ? 2 : 1;
    setImmediate(() => void this.#sendTimes(payload, times));
  }

  /** @param {string} payload @param {number} times */
  async #sendTimes(payload, times) {
    for (let sent = 0; sent < times; sent += 1) await this.#send(payload);
  }

  /** @param {string} payload */
  async #send(payload) {
    const at = Math.floor(Date.now() / 1000);
    try {
      const { status } = await fetch(this.#url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "stripe-signature": sign(payload, this.#secret, at),
        },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      if (status >= 300) console.error(`the shop answered a webhook with ${status}`);
    } catch (error) {
      console.error("the shop did not answer a webhook", error);
    }
  }
}
