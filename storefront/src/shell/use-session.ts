import { createContext, use } from "react";

/** Who is signed in at the identity provider [3.36]. */
export type SessionUser = { email: string; anonymous: boolean };

/** The signed-in user; null for a visitor and on the server, whose HTML all visitors share. */
export const SessionContext = createContext<SessionUser | null>(null);

/** Whether the shopper is authenticated: there is a user, and not an anonymous one [6.2]. */
export function useSession(): { isAuthenticated: boolean } {
  const user = use(SessionContext);
  return { isAuthenticated: user !== null && !user.anonymous };
}
