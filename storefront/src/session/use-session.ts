import type { Account } from "@spolverk/bff/contract";
import { createContext, use } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated.ts";

/** The user signed in at the identity provider [3.36]. */
export type SessionUser = { uid: string; email: string; anonymous: boolean };

/** What a page knows about its user [3.1]. */
export type Session = {
  /** Whether the session is known [4.8]. */
  authReady: boolean;
  /** Null for a visitor, and on the server, whose HTML all visitors share. */
  user: SessionUser | null;
  /** The accounts of which the user is a member, the oldest account first. */
  accounts: readonly Account[];
  /** The selected account. */
  account: Account | null;
};

export const noSession: Session = { authReady: false, user: null, accounts: [], account: null };

/** Provided by the shell from the session store (session-store.ts). */
export const SessionContext = createContext<Session>(noSession);

/**
 * Whether the session is known [4.8]; false during hydration, as in the HTML. A hook of its own, not a value of
 * `useSession`, so that only the components that use it rerender after hydration.
 */
export function useAuthReady(): boolean {
  const { authReady } = use(SessionContext);
  return useIsHydrated() && authReady;
}

/** The session with derived values [6.2]–[6.4]; for `authReady` see `useAuthReady`. */
export function useSession() {
  const { authReady: _, ...session } = use(SessionContext);
  const isAuthenticated = session.user !== null && !session.user.anonymous;
  return {
    ...session,
    /** Whether a user is signed in who is not anonymous. */
    isAuthenticated,
    /** Whether such a user has also selected an account. */
    isLoggedIn: isAuthenticated && session.account !== null,
    /** Whether such a user is a member of more than one account. */
    hasSeveralAccounts: isAuthenticated && session.accounts.length > 1,
  };
}
