import { createHash } from "node:crypto";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { createRateLimiter, type RateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

const windowSeconds = 900;

/** Failures within a quarter of an hour that lock further attempts for a quarter of an hour. */
export const failuresAllowed = {
  /** For one account, from any network. */
  account: 10,
  /** For one network, on any accounts. Higher, since several people of an office share a network. */
  network: 50,
} as const;

export type SignInAttempt = { account: string | null; network: string };

export type SignInLimits = {
  /**
   * Counts an attempt before it is made, so that concurrent attempts count too.
   * @returns null when the attempt may be made, otherwise the seconds to wait, which do not reveal whether the account
   * exists
   */
  begin: (attempt: SignInAttempt) => Promise<number | null>;
  /** Reverts the count of a successful attempt, and resets its account's failures. */
  succeed: (attempt: SignInAttempt) => Promise<void>;
  /** Reverts the count of an attempt that failed through no fault of the caller. */
  forget: (attempt: SignInAttempt) => Promise<void>;
  /** Closes the connection to Redis. */
  close: () => void;
};

/**
 * @param redisUrl Redis in which several processes count together; undefined to count in this process
 * @param purpose kind of attempt; each kind is counted separately
 */
export function createSignInLimits(redisUrl: string | undefined, purpose = "sign-in"): SignInLimits {
  // This connection logs nothing: Medusa's own connections log an outage of Redis already.
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, null);
  const accounts = createLimiter(redis, purpose, "account");
  const networks = createLimiter(redis, purpose, "network");
  return {
    begin: async ({ account, network }) => {
      const wait = await consume(networks, network);
      // Attempts of a locked network do not count for accounts, so that it cannot lock them.
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

/** Returns the seconds to wait, null for none. */
async function consume(limiter: RateLimiter, key: string): Promise<number | null> {
  const { isAllowed, resetSeconds } = await limiter.take(key);
  return isAllowed ? null : resetSeconds;
}

/** Hashes an account to a key of fixed length, without the address. */
function toKey(account: string): string {
  return createHash("sha256")
    .update(account.normalize("NFKC").trim().toLowerCase())
    .digest("hex")
    .slice(0, 32);
}
