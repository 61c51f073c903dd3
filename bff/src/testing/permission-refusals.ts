import type { Endpoint } from "../contract/endpoint.ts";
import type { ErrorCode } from "../contract/error.ts";

/** The access that a call requires. */
export type Needs = NonNullable<Endpoint["access"]> | "nothing";

/** The kinds of callers. */
export const callers = [
  "signed out",
  "unverified",
  "owner",
  "buyer",
  "viewer",
  "member of another account",
  "wrong audience",
  "expired",
  "tampered",
  "alg none",
  "HS256 with the public key",
] as const;
export type CallerKind = (typeof callers)[number];

/** The refusal of each caller, by required access; null for an accepted call. */
export const refusals: Record<Exclude<Needs, "nothing">, Record<CallerKind, ErrorCode | null>> = (() => {
  const withoutToken = {
    "signed out": "sign_in_required",
    unverified: "email_not_verified",
    "wrong audience": "token_invalid",
    expired: "token_expired",
    tampered: "token_invalid",
    "alg none": "token_invalid",
    "HS256 with the public key": "token_invalid",
  } as const;
  const user = {
    ...withoutToken,
    owner: null,
    buyer: null,
    viewer: null,
    "member of another account": null,
  };
  const member = { ...user, "member of another account": "account_forbidden" } as const;
  return {
    user,
    viewer: member,
    buyer: { ...member, viewer: "role_insufficient" },
    owner: { ...member, viewer: "role_insufficient", buyer: "role_insufficient" },
    // For a call that changes an account's checkout.
    shopper: { ...member, viewer: "role_insufficient" },
  };
})();
