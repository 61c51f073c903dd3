import { randomInt } from "node:crypto";
import { without } from "./open-store.mjs";

const mostWrongTries = 3;

/**
 * Stores the mailed codes of sign-ins by e-mail and of sign-ups. Each address or user has at most one code, which is
 * valid once.
 *
 * @param {{ store: import("./open-store.mjs").Store, now: () => Date }} settings
 */
export function createCodes({ store, now }) {
  const put = (/** @type {string} */ email, /** @type {import("./open-store.mjs").Code} */ code) =>
    store.write({ codes: { ...store.read().codes, [email]: code } });
  const remove = (/** @type {string} */ email) => store.write({ codes: without(store.read().codes, email) });

  return {
    /** Issues a new code, which replaces the earlier code of the address. @param {string} email */
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
