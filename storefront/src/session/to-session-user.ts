import type { User } from "@auth0/auth0-react";
import type { SessionUser } from "./use-session.ts";

/** The shop's own claim, in its namespace, that marks an anonymous user. */
const anonymousClaim = "https://spolverk.com/anonymous";

/**
 * Converts the identity provider's user to the session's [3.36]. The email address is in lower case. A user without one
 * is anonymous, because an account needs an email address.
 *
 * @returns null without a signed-in user
 */
export function toSessionUser(user: User | undefined): SessionUser | null {
  if (!user?.sub) return null;
  const email = user.email?.toLowerCase() ?? "";
  return { uid: user.sub, email, anonymous: user[anonymousClaim] === true || email === "" };
}
