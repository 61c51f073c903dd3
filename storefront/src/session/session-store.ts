import type { CredentialSource } from "@spolverk/bff/contract";
import type { SessionEvent } from "./session-machine.ts";
import { hasStoredSession } from "./stored-session.ts";
import type { SignInProblem } from "./to-sign-in-problem.ts";
import { noSession, type Session } from "./use-session.ts";

/** The identity provider's SDK as the shop uses it; each function rejects with the SDK's error. */
export type Identity = {
  /**
   * Returns an access token that is valid for at least a minute, or a new one if `isNew`; null when the user has to
   * sign in again.
   */
  getToken: (isNew: boolean) => Promise<string | null>;
  /** The signed ID token, and when it was issued, in seconds since 1970. */
  getIdToken: () => Promise<{ token: string; issuedAt: number } | null>;
  /** Opens the provider's page, which redirects back to `returnTo`. */
  openPage: (options: { screen: SignInScreen; email: string; returnTo: string }) => Promise<void>;
  /** Signs in with Google in a popup. Call it in a press handler, or the browser blocks the popup. */
  openGoogle: () => Promise<void>;
  /** Signs in with a refresh token obtained without the SDK. */
  adoptRefreshToken: (refreshToken: string) => Promise<void>;
  /** Reads the session again after another tab has signed in or out. */
  readAgain: (isSignedIn: boolean) => Promise<void>;
  /** Ends the session in this browser without leaving the page. */
  endSession: () => Promise<void>;
  /** Ends the session here and at the provider, whose page redirects to the start page. */
  signOut: () => Promise<void>;
};
export type SignInScreen = "login" | "signup";

/** Executes the state machine's effects (run-session.ts); loaded only when a user may be signed in. */
export type SessionRunner = {
  send: (event: SessionEvent) => void;
  whenConnected: () => Promise<Identity>;
  signOut: () => Promise<void>;
  /** Reads the session again after another tab has signed in or out. */
  readAgain: (isSignedIn: boolean) => Promise<void>;
};

export type SessionSnapshot = {
  session: Session;
  /** Why the last sign-in or session ended; null without a reason to show. */
  problem: SignInProblem | null;
  /** The email address of the failed sign-in; null when unknown. */
  failedEmail: string | null;
  /** The user has to sign in again; the page stays as it is, with everything typed. */
  isExpired: boolean;
  /** Whether the SDK is needed, because a user may be signed in or wants to sign in. */
  isNeeded: boolean;
  /** The page to return to after the provider's redirect; null without one. */
  returnTo: string | null;
};

const startSnapshot: SessionSnapshot = {
  session: noSession,
  problem: null,
  failedEmail: null,
  isExpired: false,
  isNeeded: false,
  returnTo: null,
};

/** Whether the user has to sign in again, or was signed out and has not seen the notice yet. */
export const isSessionOver = ({
  session,
  isExpired,
  problem,
}: Pick<SessionSnapshot, "isExpired" | "problem"> & { session: Pick<Session, "user"> }): boolean =>
  (isExpired && session.user !== null) || problem === "sessionExpired";

/** The session of this page; on the server it never changes. */
export function createSessionStore() {
  const listeners = new Set<() => void>();
  let snapshot = startSnapshot;
  let serverSnapshot = startSnapshot;
  let identity: Identity | null = null;
  let token: string | null = null;
  let renewal: Promise<string | null> | null = null;
  let attachRunner: (runner: SessionRunner) => void = () => {};
  const runner = new Promise<SessionRunner>((resolve) => (attachRunner = resolve));

  function update(changes: Partial<SessionSnapshot>): void {
    snapshot = { ...snapshot, ...changes };
    if (snapshot.session.user === null) token = null;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const whenReady = () =>
    new Promise<void>((resolve) => {
      if (snapshot.session.authReady) return resolve();
      const stop = subscribe(() => {
        if (!snapshot.session.authReady) return;
        stop();
        resolve();
      });
    });

  /** Returns a token; null when the session has ended; the last token when the provider does not answer. */
  async function getToken(isNew: boolean): Promise<string | null> {
    const { user } = snapshot.session;
    if (user === null || identity === null) return null;
    try {
      token = await identity.getToken(isNew);
    } catch {
      return token;
    }
    if (token === null) update({ isExpired: true });
    return token;
  }
  const toCredentials = (value: string | null) =>
    value === null ? null : { token: value, accountId: snapshot.session.account?.accountId ?? null };

  const credentials: CredentialSource = {
    getCurrent: () => toCredentials(token),
    whenReady: async () => {
      await whenReady();
      return toCredentials(await getToken(false));
    },
    renew: async () => {
      // Simultaneously refused calls share one renewal.
      renewal ??= getToken(true).finally(() => (renewal = null));
      return toCredentials(await renewal);
    },
  };

  return {
    credentials,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => serverSnapshot,
    subscribe,
    /** Call it before hydration, which starts with this session. */
    start: (session: Session, isNeeded: boolean) => {
      // Differs from the snapshot in the server's HTML only by the session: a context change right after hydration
      // would rerender the whole page.
      serverSnapshot = { ...startSnapshot, session };
      snapshot = isNeeded ? { ...serverSnapshot, isNeeded } : serverSnapshot;
    },
    update,
    attachRunner,
    connect: (next: Identity) => (identity = next),
    /** Starts loading the SDK, if that has not begun. Resolves once the SDK is loaded. */
    getRunner: (): Promise<SessionRunner> => {
      if (!snapshot.isNeeded) update({ isNeeded: true });
      return runner;
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;

export const sessionStore = createSessionStore();

/** The target of the provider's redirect. */
export const callbackPath = "/account/callback";

type StartOptions = { clientId: string | null; storage: Pick<Storage, "getItem"> | null; pathname: string };

/** Starts a page's session. Without a stored session the user is known at once to be a visitor [4.8]. */
export function startSession(store: SessionStore, { clientId, storage, pathname }: StartOptions): void {
  const isNeeded = clientId !== null && (hasStoredSession(storage, clientId) || pathname === callbackPath);
  store.start({ ...noSession, authReady: !isNeeded }, isNeeded);
}
