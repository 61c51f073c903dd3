import { createContext, use } from "react";

/** Who is signed in at the identity provider [3.36]. */
export type SessionUser = { email: string; anonymous: boolean };

/** The user of the page; null for a visitor, as on the server, which renders for everybody. */
export const SessionContext = createContext<SessionUser | null>(null);

/** Whether the shopper is authenticated: there is a user, and not an anonymous one [6.2]. */
export function useSession(): { isAuthenticated: boolean } {
  const user = use(SessionContext);
  return { isAuthenticated: user !== null && !user.anonymous };
}
