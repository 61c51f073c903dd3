import { createContext, use } from "react";
import { type Identity, type SessionRunner, type SessionSnapshot, sessionStore } from "./session-store.ts";

/** Signing in and out, beside the session itself (use-session.ts). */
export type SignIn = Pick<SessionSnapshot, "problem" | "failedEmail" | "isExpired" | "returnTo"> & {
  /** Loads the identity provider's SDK on demand. */
  getIdentity: () => Promise<Identity>;
  /** Shows why a sign-in failed; null clears the message. */
  setProblem: (problem: SessionSnapshot["problem"]) => void;
  /** Selects another account of the user [4.7]. */
  selectAccount: (accountId: string) => void;
  /** Call it after an account was created, joined, renamed, left or deleted. */
  readAccountsAgain: () => void;
  /** Signs out in every tab and at the provider, then opens the start page. */
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

/** Provided by the shell, like SessionContext. */
export const SignInContext = createContext<SignIn>({
  problem: null,
  failedEmail: null,
  isExpired: false,
  returnTo: null,
  ...signInActions,
});

export const useSignIn = (): SignIn => use(SignInContext);
