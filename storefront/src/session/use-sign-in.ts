import { createContext, use } from "react";
import { type Identity, type SessionRunner, type SessionSnapshot, sessionStore } from "./session-store.ts";

/** Signing in and out, beside the session itself (use-session.ts). */
export type SignIn = Pick<SessionSnapshot, "problem" | "failedEmail" | "isExpired" | "returnTo"> & {
  /** The identity provider, which is fetched for this where it is not there yet. */
  getIdentity: () => Promise<Identity>;
  /** Shows why a sign-in failed; null: nothing any more. */
  setProblem: (problem: SessionSnapshot["problem"]) => void;
  /** Acts for another account of the user from now on [4.7]. */
  selectAccount: (accountId: string) => void;
  /** After an account was created, joined, renamed, left or deleted. */
  readAccountsAgain: () => void;
  /** Signs out in every tab and at the provider, and leads to the shop's first page. */
  signOut: () => Promise<void>;
};

const send = (event: Parameters<SessionRunner["send"]>[0]) =>
  void sessionStore.getRunner().then((runner) => runner.send(event));

export const signInActions: Omit<SignIn, "problem" | "failedEmail" | "isExpired" | "returnTo"> = {
  getIdentity: async () => (await sessionStore.getRunner()).whenConnected(),
  setProblem: (problem) => sessionStore.update({ problem }),
  selectAccount: (accountId) => send({ type: "accountSelected", accountId }),
  readAccountsAgain: () => send({ type: "accountsChanged" }),
  signOut: async () => (await sessionStore.getRunner()).signOut(),
};

/** Filled by the shell, as SessionContext is. */
export const SignInContext = createContext<SignIn>({
  problem: null,
  failedEmail: null,
  isExpired: false,
  returnTo: null,
  ...signInActions,
});

export const useSignIn = (): SignIn => use(SignInContext);
