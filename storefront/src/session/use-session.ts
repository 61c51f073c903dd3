import type { Account } from "@spolverk/bff/contract";
import { createContext, use } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated.ts";

/** Who is signed in at the identity provider [3.36]. */
export type SessionUser = { uid: string; email: string; anonymous: boolean };

/** What the page knows of who is there [3.1]. */
export type Session = {
  /** Whether the first look for a user has ended [4.8]. */
  authReady: boolean;
  /** Null for a visitor, and on the server, whose HTML all visitors share. */
  user: SessionUser | null;
  /** Those that the user is a member of, the oldest first. */
  accounts: readonly Account[];
  /** The selected one. */
  account: Account | null;
};

export const noSession: Session = { authReady: false, user: null, accounts: [], account: null };

/** Filled by the shell from the session store (session-store.ts). */
export const SessionContext = createContext<Session>(noSession);

/**
 * Whether the first look for a user has ended [4.8]; false while the page is hydrated, as in its HTML. Apart from
 * `useSession`, so that only the components that ask for it render again when the page has come to life.
 */
export function useAuthReady(): boolean {
  const { authReady } = use(SessionContext);
  return useIsHydrated() && authReady;
}

/** The session, with what is derived from it [6.2]–[6.4]; for `authReady` see `useAuthReady`. */
export function useSession() {
  const { authReady: _, ...session } = use(SessionContext);
  const isAuthenticated = session.user !== null && !session.user.anonymous;
  return {
    ...session,
    /** There is a user, and not an anonymous one. */
    isAuthenticated,
    /** And an account is selected. */
    isLoggedIn: isAuthenticated && session.account !== null,
    /** And there is more than one account. */
    hasSeveralAccounts: isAuthenticated && session.accounts.length > 1,
  };
}
