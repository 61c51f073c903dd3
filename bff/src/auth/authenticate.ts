import { ApiFailure } from "../http/api-failure.ts";
import type { TokenVerifier } from "./verify-token.ts";

/** A user who has signed in, and whose e-mail address is known to be their own. */
export type SignedInUser = {
  /** The identity provider's id of the user. */
  subject: string;
  /** In lower case. */
  email: string;
};

/**
 * The user of a call, by its Authorization header [7.1].
 *
 * @param verify null where the shop has no identity provider
 * @throws ApiFailure sign_in_required without a token, email_not_verified [8.40], and as `verify` does
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
