import type { Endpoint } from "../contract/endpoint.ts";
import type { ErrorCode } from "../contract/error.ts";

/** What a call needs of its caller. */
export type Needs = NonNullable<Endpoint["access"]> | "nothing";

/** Who tries to call. */
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

/** What a call that needs something is refused with for want of it; null where it is let in. */
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
    // Of a call that changes a checkout for the account.
    shopper: { ...member, viewer: "role_insufficient" },
  };
})();
