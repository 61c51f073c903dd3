import { ApiFailure } from "../http/api-failure.ts";
import type { TokenVerifier } from "./verify-token.ts";

/** A signed-in user with a verified e-mail address. */
export type SignedInUser = {
  /** Subject at the identity provider. */
  subject: string;
  /** In lowercase. */
  email: string;
};

/**
 * Resolves the user of a call from its Authorization header [7.1].
 * @param verify null where the shop has no identity provider
 * @throws ApiFailure sign_in_required without a token, email_not_verified [8.40], and the failures of `verify`
 */
export async function authenticate(
  authorization: string | undefined,
  verify: TokenVerifier | null,
): Promise<SignedInUser> {
  if (authorization === undefined) throw new ApiFailure("sign_in_required");
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new ApiFailure("token_invalid");
  if (verify === null) throw new ApiFailure("sign_in_unavailable");
  const { subject, email, emailVerified } = await verify(token);
  if (!emailVerified) throw new ApiFailure("email_not_verified");
  return { subject, email };
}
