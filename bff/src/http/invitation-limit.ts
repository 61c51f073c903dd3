import { createHash } from "node:crypto";
import { createRateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

/** Counts an invitation of a user. Returns 0 when it may be mailed, else the seconds to wait. */
export type InvitationLimit = (subject: string) => Promise<number>;

const windowSeconds = 24 * 60 * 60;

/**
 * Limits a user's invitations within 24 hours, over all their accounts. Medusa counts only the mails of a user's
 * existing accounts. This limit also counts deleted accounts, so that deleting accounts allows no more mails.
 * @param redis shared by all processes; without it, or while it does not answer, each process counts alone
 */
export function createInvitationLimit(perUser: number, redis: Redis | null): InvitationLimit {
  const limiter = createRateLimiter({ keyPrefix: "invitations", points: perUser, windowSeconds, redis });
  return async (subject) => {
    const key = createHash("sha256").update(subject).digest("base64url").slice(0, 22);
    const { isAllowed, resetSeconds } = await limiter.take(key);
    return isAllowed ? 0 : resetSeconds;
  };
}
