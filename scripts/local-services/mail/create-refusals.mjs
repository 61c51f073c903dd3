/** @typedef {"mails" | "contacts"} RefusedCalls */
/** @typedef {{ email: string, status: number, times: number, of: RefusedCalls }} Refusal */

/** Stores the refusals that a developer or a test has requested. */
export function createRefusals() {
  /** @type {Map<string, Refusal>} */
  const byCall = new Map();
  const toKey = (/** @type {RefusedCalls} */ of, /** @type {string} */ email) => `${of} ${email}`;
  return {
    /** @param {Refusal} refusal */
    add: (refusal) => void byCall.set(toKey(refusal.of, refusal.email), refusal),
    /**
     * Returns the status with which a mail to these addresses, or a call about these contacts, is refused, and counts
     * the refusal; null when the call is accepted.
     *
     * @param {RefusedCalls} of @param {string[]} emails
     */
    take(of, emails) {
      const refusal = emails.map((email) => byCall.get(toKey(of, email))).find((found) => found);
      if (!refusal) return null;
      const { email, status, times } = refusal;
      if (times > 1) byCall.set(toKey(of, email), { ...refusal, times: times - 1 });
      else byCall.delete(toKey(of, email));
      return status;
    },
  };
}

/** @typedef {ReturnType<typeof createRefusals>} Refusals */
