import { isEmail } from "@spolverk/domain";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import { ApiFailure } from "../http/api-failure.ts";

/** Who a bearer token was issued to. */
export type VerifiedUser = {
  /** The identity provider's id of the user. */
  subject: string;
  /** In lower case. Without `emailVerified` it says nothing about whose it is. */
  email: string;
  emailVerified: boolean;
};

export type TokenVerifier = (token: string) => Promise<VerifiedUser>;

export type TokenVerifierOptions = {
  /** Address of the identity provider with its last slash, as its tokens name it. */
  issuer: string;
  /** What our tokens are for, as the identity provider knows the API. */
  audience: string;
  now: () => Date;
};

/** Claims of an own name, which the provider adds to the access token. */
const claims = z.object({
  sub: z.string().min(1),
  // ASCII only, and never normalized: in lower case, a letter beyond ASCII could turn the address into another person's.
  "https://spolverk.com/email": z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .refine(isEmail),
  "https://spolverk.com/email_verified": z.boolean(),
});

/** The provider's one way of signing. Pinned, so that neither "none" nor its public key as a shared secret passes. */
const algorithms = ["RS256"];
/** A key that is not known is looked for at most this often. */
const refetchMs = 60_000;
const keysKeptMs = 600_000;
const timeoutMs = 5000;
/** Clocks of two machines differ. */
const clockToleranceSeconds = 5;

/**
 * Verifies access tokens of the identity provider: signature, algorithm, issuer, audience and expiry [1.9]. Its keys are
 * cached and follow its rotation.
 *
 * @returns a function that throws ApiFailure: token_expired or token_invalid (401), sign_in_unavailable (503) when the
 * keys cannot be fetched
 */
export function createTokenVerifier({ issuer, audience, now }: TokenVerifierOptions): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(".well-known/jwks.json", issuer), {
    cooldownDuration: refetchMs,
    cacheMaxAge: keysKeptMs,
    timeoutDuration: timeoutMs,
  });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockToleranceSeconds,
        currentDate: now(),
        requiredClaims: ["sub", "exp"],
      });
      const known = claims.safeParse(payload);
      if (!known.success) throw new ApiFailure("token_invalid", { cause: known.error });
      return {
        subject: known.data.sub,
        email: known.data["https://spolverk.com/email"].toLowerCase(),
        emailVerified: known.data["https://spolverk.com/email_verified"],
      };
    } catch (error) {
      throw toFailure(error);
    }
  };
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof errors.JWTExpired) return new ApiFailure("token_expired", { cause: error });
  // Not of one of its own classes: the keys' address answered something else, or nothing.
  const isOfToken = error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
  const isOfKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || !isOfToken;
  return new ApiFailure(isOfKeys ? "sign_in_unavailable" : "token_invalid", { cause: error });
}
