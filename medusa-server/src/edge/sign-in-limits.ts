import { createHash } from "node:crypto";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { createRateLimiter, type RateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

const windowSeconds = 900;

/** Failures in a quarter of an hour before a quarter of an hour without any attempt. */
export const failuresAllowed = {
  /** Of one account, wherever the attempts come from. */
  account: 10,
  /** Of one network, whichever accounts it tries; an office has several people. */
  network: 50,
} as const;

export type SignInAttempt = { account: string | null; network: string };

export type SignInLimits = {
  /**
   * Counts an attempt before it is made, so that attempts at the same time count too. Returns null when it may be
   * made, otherwise the seconds to wait, which do not tell whether there is such an account.
   */
  begin: (attempt: SignInAttempt) => Promise<number | null>;
  /** Takes back what a successful attempt counted, and the failures of its account. */
  succeed: (attempt: SignInAttempt) => Promise<void>;
  /** Takes back what an attempt counted that failed for no fault of the caller's. */
  forget: (attempt: SignInAttempt) => Promise<void>;
  /** Ends the connection to Redis. */
  close: () => void;
};

/**
 * @param redisUrl where several processes count together; undefined counts in this one
 * @param purpose what is attempted, each counted for itself
 */
export function createSignInLimits(redisUrl: string | undefined, purpose = "sign-in"): SignInLimits {
  // Medusa's own connections log that Redis is down.
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, null);
  const accounts = createLimiter(redis, purpose, "account");
  const networks = createLimiter(redis, purpose, "network");
  return {
    begin: async ({ account, network }) => {
      const wait = await consume(networks, network);
      // A locked network must not lock accounts too.
      return wait ?? (account === null ? null : consume(accounts, toKey(account)));
    },
    succeed: async ({ account, network }) => {
      await networks.giveBack(network);
      if (account !== null) await accounts.reset(toKey(account));
    },
    forget: async ({ account, network }) => {
      await networks.giveBack(network);
      if (account !== null) await accounts.giveBack(toKey(account));
    },
    close: () => redis?.disconnect(),
  };
}

function createLimiter(
  redis: Redis | null,
  purpose: string,
  kind: keyof typeof failuresAllowed,
): RateLimiter {
  return createRateLimiter({
    keyPrefix: `${purpose}-${kind}`,
    points: failuresAllowed[kind],
    windowSeconds,
    blockSeconds: windowSeconds,
    redis,
  });
}

/** The seconds to wait, null when there is no need to. */
async function consume(limiter: RateLimiter, key: string): Promise<number | null> {
  const { isAllowed, resetSeconds } = await limiter.take(key);
  return isAllowed ? null : resetSeconds;
}

/** Of one length for any input, and without the address. */
function toKey(account: string): string {
  return createHash("sha256")
    .update(account.normalize("NFKC").trim().toLowerCase())
    .digest("hex")
    .slice(0, 32);
}
