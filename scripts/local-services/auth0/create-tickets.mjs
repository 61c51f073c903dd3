import { randomBytes } from "node:crypto";
import { without } from "./open-store.mjs";

/** @typedef {import("./open-store.mjs").Ticket} Ticket */

const lifetimesMs = { reset: 3_600_000 };

/**
 * Stores the tickets of mailed links. A new ticket replaces the user's older ticket of the same kind.
 *
 * @param {{ store: import("./open-store.mjs").Store, now: () => Date }} settings
 */
export function createTickets({ store, now }) {
  /** @param {string} secret @param {Ticket["kind"]} kind */
  const find = (secret, kind) => {
    const ticket = store.read().tickets[secret];
    return ticket?.kind === kind && ticket.expiresAt > now().getTime() ? ticket : null;
  };
  return {
    find,
    /** @param {Omit<Ticket, "expiresAt">} wanted @returns its secret */
    issue(wanted) {
      const secret = randomBytes(24).toString("base64url");
      const others = Object.entries(store.read().tickets).filter(
        ([, { kind, userId }]) => kind !== wanted.kind || userId !== wanted.userId,
      );
      const ticket = { ...wanted, expiresAt: now().getTime() + lifetimesMs[wanted.kind] };
      store.write({ tickets: { ...Object.fromEntries(others), [secret]: ticket } });
      return secret;
    },
    /** @param {string} secret */
    remove: (secret) => store.write({ tickets: without(store.read().tickets, secret) }),
  };
}

/** @typedef {ReturnType<typeof createTickets>} Tickets */
