/** @typedef {{ email: string, status: number, times: number }} Refusal */

/** The refusals that a developer or a test has requested. */
export function createRefusals() {
  /** @type {Map<string, Refusal>} */
  const byEmail = new Map();
  return {
    /** @param {Refusal} refusal */
    add: (refusal) => void byEmail.set(refusal.email, refusal),
    /** The status that a mail to these is refused with, which counts; null when it is taken. @param {string[]} emails */
    take(emails) {
      const refusal = emails.map((email) => byEmail.get(email)).find((found) => found);
      if (!refusal) return null;
      const { email, status, times } = refusal;
      if (times > 1) byEmail.set(email, { ...refusal, times: times - 1 });
      else byEmail.delete(email);
      return status;
    },
  };
}

/** @typedef {ReturnType<typeof createRefusals>} Refusals */
