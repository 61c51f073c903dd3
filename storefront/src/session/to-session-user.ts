import type { User } from "@auth0/auth0-react";
import type { SessionUser } from "./use-session.ts";

/** The namespace of our own claims. */
const anonymousClaim = "https://spolverk.com/anonymous";

/**
 * Converts the identity provider's user to the session's [3.36]: the address in lower case, and anonymous without an
 * address, because an account needs one.
 *
 * @returns null without a signed-in user
 */
export function toSessionUser(user: User | undefined): SessionUser | null {
  if (!user?.sub) return null;
  const email = user.email?.toLowerCase() ?? "";
  return { uid: user.sub, email, anonymous: user[anonymousClaim] === true || email === "" };
}
