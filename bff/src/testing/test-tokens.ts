import type { TokenVerifier, VerifiedUser } from "../auth/verify-token.ts";
import { ApiFailure } from "../http/api-failure.ts";

const prefix = "test-token:";

/** The Authorization header of a user, for a shop whose tokens are verified by `verifyTestToken`. */
export const asUser = (email: string, changes: Partial<VerifiedUser> = {}): Record<string, string> => {
  const user: VerifiedUser = { subject: `auth0|${email}`, email, emailVerified: true, ...changes };
  return { authorization: `Bearer ${prefix}${Buffer.from(JSON.stringify(user)).toString("base64url")}` };
};

/** Accepts only tokens of `asUser`; verify-token.test.ts covers real ones. */
export const verifyTestToken: TokenVerifier = async (token) => {
  if (!token.startsWith(prefix)) throw new ApiFailure("token_invalid");
  return JSON.parse(Buffer.from(token.slice(prefix.length), "base64url").toString()) as VerifiedUser;
};
