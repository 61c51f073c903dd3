import { createHash } from "node:crypto";
import { createRateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

/** Counts an invitation of a user. Returns 0 when it may be mailed, else the whole seconds to wait. */
export type InvitationLimit = (subject: string) => Promise<number>;

const windowSeconds = 24 * 60 * 60;

/**
 * Limits the invitations of one user within 24 hours, whichever of their accounts invites. Medusa counts the mails of the
 * accounts that a user owns; here those of a deleted account count too, so that deleting accounts gives no more mails.
 *
 * @param redis shared by all processes; null counts in this process alone, which also happens while Redis is down
 */
export function createInvitationLimit(perUser: number, redis: Redis | null): InvitationLimit {
  const limiter = createRateLimiter({ keyPrefix: "invitations", points: perUser, windowSeconds, redis });
  return async (subject) => {
    const key = createHash("sha256").update(subject).digest("base64url").slice(0, 22);
    const { isAllowed, resetSeconds } = await limiter.take(key);
    return isAllowed ? 0 : resetSeconds;
  };
}
