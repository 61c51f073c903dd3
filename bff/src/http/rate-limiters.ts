import { createRateLimiter, type RateLimiter, type Taken } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

/** Calls a minute that one client may make, of each kind. */
export type RateLimits = {
  reads: number;
  writes: number;
  newCheckouts: number;
  /** Forms that a visitor may fill in with any address. */
  forms: number;
  /** The same forms and take-backs, with one e-mail address in them, whoever sends them. */
  formsOfEmail: number;
  /** Files that are uploaded or removed again. */
  uploads: number;
  /** Requests for a take-back: each is a try of an order's number and its e-mail address. */
  takeBacks: number;
  /** Tries of codes that could be guessed. */
  giftCards: number;
  coupons: number;
  /** Calls that may ask the register of VAT numbers or a carrier. */
  lookups: number;
  /** Calls that create, join, hand out or end an account, invite to one or to the club, join or leave it: of one client, and of one user. */
  accounts: number;
  accountsOfUser: number;
  /** Of one client for one checkout: each asks Swish. */
  swishStatus: number;
};
export type RateLimitKind = keyof RateLimits;

/** Seconds; as long as a count is kept. */
export const windowSeconds = 60;

export type RateLimiters = (kind: RateLimitKind, client: string) => Promise<Taken>;

/**
 * Counts calls by kind and client in windows of a minute.
 *
 * @param redis shares the counts with all other processes; each process counts by itself while Redis does not answer,
 * and where there is none (null)
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
