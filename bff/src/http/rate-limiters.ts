import { createRateLimiter, type RateLimiter, type Taken } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

/** Maximum number of calls a minute by kind, of one client unless the kind says otherwise. */
export type RateLimits = {
  reads: number;
  writes: number;
  newCheckouts: number;
  /** Forms that accept any e-mail address. */
  forms: number;
  /** The same forms and take-backs, per e-mail address, from any client. */
  formsOfEmail: number;
  /** Uploads and removals of files. */
  uploads: number;
  /** Take-back requests, each of which tests an order number with an e-mail address. */
  takeBacks: number;
  /** Attempts at codes that could be guessed. */
  giftCards: number;
  coupons: number;
  /** Calls that may query the register of VAT numbers or a carrier. */
  lookups: number;
  /**
   * Calls that create, join, export or delete an account, invite to an account or to the club, join the club or leave
   * it: `accounts` counts them per client, `accountsOfUser` per user.
   */
  accounts: number;
  accountsOfUser: number;
  /** Per client and checkout: each call queries Swish. */
  swishStatus: number;
};
export type RateLimitKind = keyof RateLimits;

/** Window of the counters, in seconds. */
export const windowSeconds = 60;

export type RateLimiters = (kind: RateLimitKind, client: string) => Promise<Taken>;

/**
 * Counts calls by kind and client in windows of a minute.
 * @param redis shares the counters between processes; each process counts alone while Redis does not answer, and
 * without it (null)
 */
export function createRateLimiters(limits: RateLimits, redis: Redis | null): RateLimiters {
  const create = (kind: RateLimitKind) =>
    createRateLimiter({ keyPrefix: `bff:limit:${kind}`, points: limits[kind], windowSeconds, redis });
  const limiters = {
    reads: create("reads"),
    writes: create("writes"),
    newCheckouts: create("newCheckouts"),
    forms: create("forms"),
    formsOfEmail: create("formsOfEmail"),
    uploads: create("uploads"),
    takeBacks: create("takeBacks"),
    giftCards: create("giftCards"),
    coupons: create("coupons"),
    lookups: create("lookups"),
    accounts: create("accounts"),
    accountsOfUser: create("accountsOfUser"),
    swishStatus: create("swishStatus"),
  } satisfies Record<RateLimitKind, RateLimiter>;
  return (kind, client) => limiters[kind].take(client);
}
