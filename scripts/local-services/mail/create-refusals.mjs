/** @typedef {"mails" | "contacts"} RefusedCalls */
/** @typedef {{ email: string, status: number, times: number, of: RefusedCalls }} Refusal */

/** The refusals that a developer or a test has requested. */
export function createRefusals() {
  /** @type {Map<string, Refusal>} */
  const byCall = new Map();
  const toKey = (/** @type {RefusedCalls} */ of, /** @type {string} */ email) => `${of} ${email}`;
  return {
    /** @param {Refusal} refusal */
    add: (refusal) => void byCall.set(toKey(refusal.of, refusal.email), refusal),
    /**
     * The status that a mail to these, or a call about these contacts, is refused with, which counts; null when it is taken.
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
