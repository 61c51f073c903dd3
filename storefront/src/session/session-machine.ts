import type { Account } from "@spolverk/bff/contract";
import { noSession, type Session, type SessionUser } from "./use-session.ts";

type PendingAccounts = {
  user: SessionUser;
  hasCreated: boolean;
  /** An account that was selected before the API listed it, such as one that the user has just joined. */
  selectedId: string | null;
  /** Whether the accounts have changed since the call started: the reply may then lack the selected account. */
  isOutdated: boolean;
};

export type SessionState = {
  session: Session;
  /** How often the observer's setup has failed. */
  failures: number;
  /** The user whose accounts are loading; null when none are. */
  pending: PendingAccounts | null;
};

export type SessionEvent =
  | { type: "started" }
  | { type: "setUpFailed"; error: Error }
  /** The identity provider has reported the user. */
  | { type: "userChanged"; user: SessionUser | null }
  | { type: "accountsListed"; uid: string; accounts: readonly Account[]; preferredId: string | null }
  | { type: "accountCreated"; uid: string }
  /** An account was renamed, joined, left or deleted. */
  | { type: "accountsChanged" }
  | { type: "accountSelected"; accountId: string }
  | { type: "failed"; error: Error }
  /** The API has not answered for a while. This says nothing about the user, and the call is retried. */
  | { type: "unreachable" }
  /** The session has expired, so the signed-in user has to sign in again. */
  | { type: "expired" }
  | { type: "stopped" };

export type SessionEffect =
  | { type: "setUp" | "endIdentitySession" }
  | { type: "listAccounts" | "createAccount"; user: SessionUser }
  | { type: "rememberAccount"; uid: string; accountId: string }
  | { type: "report" | "throw"; error: Error };

type Transition = { state: SessionState; effects: readonly SessionEffect[] };

const maxRetries = 3;

const askFor = (user: SessionUser): PendingAccounts => ({
  user,
  hasCreated: false,
  selectedId: null,
  isOutdated: false,
});

export const startState = (session: Session): SessionState => ({ session, failures: 0, pending: null });

/** The observer of the user as a state machine: maps an event to the next state and its effects [4.1]–[4.10]. */
export function transition(state: SessionState, event: SessionEvent): Transition {
  const { session, pending } = state;
  switch (event.type) {
    case "started":
      return { state, effects: [{ type: "setUp" }] };
    case "setUpFailed": {
      // [4.10]
      const failures = state.failures + 1;
      if (failures <= maxRetries) return { state: { ...state, failures }, effects: [{ type: "setUp" }] };
      const { error } = event;
      // Calls that wait for the session continue as a guest's.
      return signOut(state, [
        { type: "report", error },
        { type: "throw", error },
      ]);
    }
    case "userChanged":
      return onUser(state, event.user);
    case "accountsListed":
      return pending?.user.uid === event.uid ? onAccounts(state, event) : unchanged(state);
    case "accountCreated": {
      // [4.4]
      if (pending?.user.uid !== event.uid) return unchanged(state);
      const next = { ...state, pending: { ...pending, hasCreated: true } };
      return { state: next, effects: [{ type: "listAccounts", user: pending.user }] };
    }
    case "accountsChanged": {
      const { user } = session;
      if (pending !== null) return unchanged({ ...state, pending: { ...pending, isOutdated: true } });
      if (user === null) return unchanged(state);
      return { state: { ...state, pending: askFor(user) }, effects: [{ type: "listAccounts", user }] };
    }
    case "accountSelected": {
      // [4.7]
      const account = session.accounts.find(({ accountId }) => accountId === event.accountId);
      const next = pending && { ...pending, selectedId: account ? null : event.accountId };
      if (!account || session.user === null) return unchanged({ ...state, pending: next });
      return {
        state: { ...state, pending: next, session: { ...session, account } },
        effects: [{ type: "rememberAccount", uid: session.user.uid, accountId: account.accountId }],
      };
    }
    case "failed":
      // [4.9]
      return signOut(state, [{ type: "report", error: event.error }, { type: "endIdentitySession" }]);
    case "unreachable":
      // A signed-in user stays signed in. A user who is signing in continues as a guest until the API replies.
      return unchanged(
        session.user === null ? { ...state, session: { ...session, authReady: true } } : state,
      );
    case "expired":
      return unchanged({ ...state, pending: null });
    case "stopped":
      return { state: startState(noSession), effects: [] };
  }
}

const unchanged = (state: SessionState): Transition => ({ state, effects: [] });

function signOut(state: SessionState, effects: readonly SessionEffect[] = []): Transition {
  return { state: { ...state, pending: null, session: { ...noSession, authReady: true } }, effects };
}

function onUser(state: SessionState, user: SessionUser | null): Transition {
  const { session, pending } = state;
  // [4.2]
  if (user === null || user.anonymous) return signOut(state);
  const known = pending?.user ?? session.user;
  // The provider reports the same user again with each new token.
  if (known?.uid === user.uid) return unchanged(state);
  return {
    state: {
      ...state,
      pending: askFor(user),
      session: { ...noSession, authReady: session.authReady },
    },
    // [4.3]
    effects: [{ type: "listAccounts", user }],
  };
}

function onAccounts(
  state: SessionState,
  { accounts, preferredId }: Extract<SessionEvent, { type: "accountsListed" }>,
): Transition {
  const { pending, session } = state;
  if (pending === null) return unchanged(state);
  const { user, hasCreated, selectedId, isOutdated } = pending;
  if (isOutdated) {
    const next = { ...state, pending: { ...pending, isOutdated: false } };
    return { state: next, effects: [{ type: "listAccounts", user }] };
  }
  const [first] = accounts;
  if (!first && hasCreated) {
    return transition(state, {
      type: "failed",
      error: new Error("the account that was created is not listed"),
    });
  }
  // [4.4]
  if (!first) return { state, effects: [{ type: "createAccount", user }] };
  const isOf = (id: string | null | undefined) => accounts.find(({ accountId }) => accountId === id);
  // [4.5], [4.6]; a selected account stays selected when the list is reloaded.
  const account =
    accounts.length === 1
      ? first
      : (isOf(selectedId) ?? isOf(session.account?.accountId) ?? isOf(preferredId) ?? null);
  return {
    // [4.7], [4.8]
    state: { ...state, pending: null, session: { authReady: true, user, accounts, account } },
    effects: account ? [{ type: "rememberAccount", uid: user.uid, accountId: account.accountId }] : [],
  };
}
