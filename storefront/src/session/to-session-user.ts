import type { User } from "@auth0/auth0-react";
import type { SessionUser } from "./use-session.ts";

/** Claims of our own carry this name. */
const anonymousClaim = "https://spolverk.com/anonymous";

/**
 * The identity provider's user as the session has one [3.36]: the address in lower case, and anonymous where there is none,
 * as nobody without an address can have an account.
 *
 * @returns null where nobody is signed in
 */
export function toSessionUser(user: User | undefined): SessionUser | null {
  if (!user?.sub) return null;
  const email = user.email?.toLowerCase() ?? "";
  return { uid: user.sub, email, anonymous: user[anonymousClaim] === true || email === "" };
}
