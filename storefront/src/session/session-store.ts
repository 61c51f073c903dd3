import type { CredentialSource } from "@spolverk/bff/contract";
import type { SessionEvent } from "./session-machine.ts";
import { hasStoredSession } from "./stored-session.ts";
import type { SignInProblem } from "./to-sign-in-problem.ts";
import { noSession, type Session } from "./use-session.ts";

/** What the identity provider's SDK does for the shop; each function rejects with the SDK's error. */
export type Identity = {
  /** An access token that lasts a minute at least, or a new one; null when the user has to sign in again. */
  getToken: (isNew: boolean) => Promise<string | null>;
  /** As it was signed, and when, in seconds since 1970. */
  getIdToken: () => Promise<{ token: string; issuedAt: number } | null>;
  /** Leaves the page for the provider's, which leads back to `returnTo`. */
  openPage: (options: { screen: SignInScreen; email: string; returnTo: string }) => Promise<void>;
  /** Signs in with Google in a window of its own. To be called by a press, or the browser blocks the window. */
  openGoogle: () => Promise<void>;
  /** Signs in with a refresh token that was got without the SDK. */
  adoptRefreshToken: (refreshToken: string) => Promise<void>;
  /** Another tab has signed in or out. */
  readAgain: (isSignedIn: boolean) => Promise<void>;
  /** Ends the session without leaving the page. */
  endSession: () => Promise<void>;
  /** Ends the session here and at the provider, whose page leads back to the shop's first. */
  signOut: () => Promise<void>;
};
export type SignInScreen = "login" | "signup";

/** Who carries out what the state machine decides (run-session.ts); fetched only where somebody may be signed in. */
export type SessionRunner = {
  send: (event: SessionEvent) => void;
  whenConnected: () => Promise<Identity>;
  signOut: () => Promise<void>;
  /** Another tab has signed in or out. */
  readAgain: (isSignedIn: boolean) => Promise<void>;
};

export type SessionSnapshot = {
  session: Session;
  /** Why the last sign-in or session ended; null: nothing to tell. */
  problem: SignInProblem | null;
  /** Whose sign-in that was; null where it is not known. */
  failedEmail: string | null;
  /** The user has to sign in again; the page stays as it is, with what was typed in it. */
  isExpired: boolean;
  /** Somebody may be signed in, or wants to: the SDK is fetched. */
  isNeeded: boolean;
  /** The page that the provider's page led back for; null where it has not. */
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

/** Tells whether the user has to sign in again, or was signed out and has not heard of it yet. */
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

  /** A token, or null where the session is over; the last one where the provider does not answer. */
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
      // Calls that were refused together take one new token.
      renewal ??= getToken(true).finally(() => (renewal = null));
      return toCredentials(await renewal);
    },
  };

  return {
    credentials,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => serverSnapshot,
    subscribe,
    /** To be called before the page is hydrated, which begins with this session. */
    start: (session: Session, isNeeded: boolean) => {
      // What the HTML was made with, but for the session itself: a context that changed right after the page was hydrated
      // would have all of it rendered again.
      serverSnapshot = { ...startSnapshot, session };
      snapshot = isNeeded ? { ...serverSnapshot, isNeeded } : serverSnapshot;
    },
    update,
    attachRunner,
    connect: (next: Identity) => (identity = next),
    /** Resolves once the SDK is there, which it is fetched for. */
    getRunner: (): Promise<SessionRunner> => {
      if (!snapshot.isNeeded) update({ isNeeded: true });
      return runner;
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;

export const sessionStore = createSessionStore();

/** Where the provider leads back to. */
export const callbackPath = "/account/callback";

type StartOptions = { clientId: string | null; storage: Pick<Storage, "getItem"> | null; pathname: string };

/** The session that a page starts with: a visitor whom nobody has signed in is known to be one at once [4.8]. */
export function startSession(store: SessionStore, { clientId, storage, pathname }: StartOptions): void {
  const isNeeded = clientId !== null && (hasStoredSession(storage, clientId) || pathname === callbackPath);
  store.start({ ...noSession, authReady: !isNeeded }, isNeeded);
}
