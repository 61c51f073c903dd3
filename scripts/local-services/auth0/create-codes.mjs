import { randomInt } from "node:crypto";
import { without } from "./open-store.mjs";

const mostWrongTries = 3;

/**
 * The mailed codes, of sign-ins by e-mail and of sign-ups: one for each address, or user, and good for one use.
 *
 * @param {{ store: import("./open-store.mjs").Store, now: () => Date }} settings
 */
export function createCodes({ store, now }) {
  const put = (/** @type {string} */ email, /** @type {import("./open-store.mjs").Code} */ code) =>
    store.write({ codes: { ...store.read().codes, [email]: code } });
  const remove = (/** @type {string} */ email) => store.write({ codes: without(store.read().codes, email) });

  return {
    /** A new code, which replaces an earlier one. @param {string} email */
    issue(email) {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const expiresAt = now().getTime() + store.read().settings.codeSeconds * 1000;
      put(email, { code, expiresAt, wrongTries: 0 });
      return code;
    },
    /**
     * Uses a code up.
     *
     * @param {string} email
     * @param {string} given
     * @returns {"right" | "wrong" | "expired" | "too_many"}
     */
    redeem(email, given) {
      const kept = store.read().codes[email];
      if (!kept) return "wrong";
      if (kept.wrongTries >= mostWrongTries) return "too_many";
      if (kept.code !== given) {
        put(email, { ...kept, wrongTries: kept.wrongTries + 1 });
        return kept.wrongTries + 1 >= mostWrongTries ? "too_many" : "wrong";
      }
      remove(email);
      return kept.expiresAt > now().getTime() ? "right" : "expired";
    },
  };
}

/** @typedef {ReturnType<typeof createCodes>} Codes */
