import { createHmac, randomBytes } from "node:crypto";

/**
 * When a webhook is sent. after: once, after the answer to the call that caused it. first: once, before that answer.
 * twice: two times after the answer. never: not at all.
 *
 * @typedef {"after" | "first" | "twice" | "never"} Delivery
 */

/**
 * Creates the header with which Stripe signs a webhook.
 *
 * @param {string} payload
 * @param {string} secret
 * @param {number} at seconds
 */
export function sign(payload, secret, at) {
  const signature = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${signature}`;
}

/** Sends signed webhooks about payments to the shop; as with Stripe, they may come late, twice or never. */
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

  /** Sends a webhook. Resolves when the call that caused it may be answered. @param {string} type @param {unknown} object */
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
