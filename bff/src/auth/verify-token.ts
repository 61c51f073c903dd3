import { isEmail } from "@spolverk/domain";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import { ApiFailure } from "../http/api-failure.ts";

/** The user that a bearer token was issued to. */
export type VerifiedUser = {
  /** Subject at the identity provider. */
  subject: string;
  /** In lowercase. Proves nothing about the user unless `emailVerified` is true. */
  email: string;
  emailVerified: boolean;
};

export type TokenVerifier = (token: string) => Promise<VerifiedUser>;

export type TokenVerifierOptions = {
  /** Base URL of the identity provider with its trailing slash, as in the tokens' `iss`. */
  issuer: string;
  /** The API's identifier at the identity provider. */
  audience: string;
  now: () => Date;
};

/** Namespaced claims that the provider adds to the access token. */
const claims = z.object({
  sub: z.string().min(1),
  // ASCII only and never normalized: lowercasing a non-ASCII letter could produce another person's address.
  "https://spolverk.com/email": z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .refine(isEmail),
  "https://spolverk.com/email_verified": z.boolean(),
});

/**
 * The provider's signing algorithm. Pinned: a token with the algorithm "none", or signed with the public key as a
 * shared secret, is refused.
 */
const algorithms = ["RS256"];
/** Minimum time between two fetches for an unknown key. */
const refetchMs = 60_000;
const keysKeptMs = 600_000;
const timeoutMs = 5000;
/** Allows for clock skew between two machines. */
const clockToleranceSeconds = 5;

/**
 * Creates a function that verifies access tokens of the identity provider: signature, algorithm, issuer, audience and
 * expiry [1.9]. It caches the provider's keys and follows their rotation.
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
  // Every other error means that the key endpoint gave no answer, or one that is not a key set.
  const isOfToken = error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
  const isOfKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || !isOfToken;
  return new ApiFailure(isOfKeys ? "sign_in_unavailable" : "token_invalid", { cause: error });
}
