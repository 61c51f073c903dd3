import { type ApiClient, ApiError, type CredentialSource } from "@spolverk/bff/contract";
import { type SessionEffect, type SessionEvent, startState, transition } from "./session-machine.ts";
import type { Identity, SessionRunner, SessionStore } from "./session-store.ts";
import { readReferralToken } from "./referral-token.ts";
import { syncToken, type TokenSync } from "./sync-token.ts";
import { toSignInProblem } from "./to-sign-in-problem.ts";
import type { SessionUser } from "./use-session.ts";
import { readStoredText, writeStoredText } from "../browser/stored-text.ts";

const toKey = (uid: string) => `spolverk.preferedAccountId.${uid}`;

/** The account that the user selected last in this browser [3.1], [4.6]. */
const readPreferredAccount = (storage: Pick<Storage, "getItem"> | null, uid: string) =>
  readStoredText(storage, toKey(uid));

const storePreferredAccount = (
  storage: Pick<Storage, "setItem" | "removeItem"> | null,
  uid: string,
  accountId: string,
) => writeStoredText(storage, toKey(uid), accountId);

type SessionPorts = {
  store: SessionStore;
  /** Loads the identity provider's SDK and starts it. The SDK then calls `connect`. */
  setUp: () => Promise<void>;
  createApi: (credentials: CredentialSource) => ApiClient;
  storage: Storage | null;
  tokenSync: TokenSync | null;
  /** Clears the drafts of all users but this one; null clears those of all users. */
  keepTypedOf: (uid: string | null) => void;
  report: (message: string, error: Error) => void;
  /** Called when the setup has failed for the last time [4.10]. */
  onBroken: (error: Error) => void;
  /** Waits until a retry makes sense; see waitToRetry. */
  wait: (ms: number) => Promise<void>;
  now: () => number;
};

/** Number of unanswered attempts after which the page continues as a guest's. */
const attemptsOfGuest = 4;
const retryMs = 400;
const longestRetryMs = 10_000;

/** Whether an error says nothing about the user, such as a failed connection or a rate limit. */
const isPassing = (error: unknown) =>
  toSignInProblem(error) === "connection" || toSignInProblem(error) === "tooManyRequests";
/**
 * Whether an error is not a defect of the shop and needs no report: the page says what the user can do, and the API
 * client has logged the error.
 */
const isOfUser = (error: unknown) =>
  ["emailNotVerified", "sessionExpired", "userDisabled"].includes(toSignInProblem(error));
const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Runs the observer of the user (session-machine.ts): executes its effects and updates the session store. */
export function createSessionRunner(ports: SessionPorts): SessionRunner & {
  connect: (identity: Identity) => void;
} {
  const { store, storage } = ports;
  let state = startState(store.getSnapshot().session);
  let connectIdentity: (identity: Identity) => void = () => {};
  const identity = new Promise<Identity>((resolve) => (connectIdentity = resolve));
  let syncedToken: string | null = null;

  // The runner's own calls resolve the session, so they cannot wait for it, as all other calls do.
  const getCredentials = async (isNew: boolean) => {
    const token = await (await identity).getToken(isNew);
    if (token === null) throw new ApiError(401, "token_expired", "The session has ended");
    return { token, accountId: null };
  };
  const api = ports.createApi({
    getCurrent: () => null,
    whenReady: () => getCredentials(false),
    renew: () => getCredentials(true),
  });

  function send(event: SessionEvent): void {
    const before = state.session;
    const next = transition(state, event);
    state = next.state;
    if (state.session !== before) {
      const isSignedIn = state.session.user !== null;
      store.update({ session: state.session, ...(isSignedIn && { problem: null, isExpired: false }) });
      if (before.user !== null && !isSignedIn) void sync(null);
      const uid = state.session.user?.uid;
      if (uid !== before.user?.uid) ports.keepTypedOf(uid ?? null);
    }
    if (event.type === "userChanged" && event.user !== null) void syncUser();
    for (const effect of next.effects) perform(effect);
  }

  function perform(effect: SessionEffect): void {
    switch (effect.type) {
      case "setUp":
        return void ports.setUp().catch(async (error: unknown) => {
          await ports.wait(retryMs);
          send({ type: "setUpFailed", error: toError(error) });
        });
      case "listAccounts":
        return void forUser(effect.user, async ({ uid }) => {
          const { accounts } = await api("GET /account/list");
          return { type: "accountsListed", uid, accounts, preferredId: readPreferredAccount(storage, uid) };
        });
      case "createAccount":
        return void forUser(effect.user, async ({ uid, email }) => {
          // [3.33]
          const referalToken = readReferralToken(storage);
          const body = { auth: false, email, ...(referalToken !== null && { referalToken }) };
          await api("POST /account/create", { body });
          return { type: "accountCreated", uid };
        });
      case "rememberAccount":
        return storePreferredAccount(storage, effect.uid, effect.accountId);
      case "endIdentitySession":
        return void identity.then((connected) => connected.endSession()).catch(report);
      case "report":
        return isOfUser(effect.error) ? undefined : report(effect.error);
      case "throw":
        return ports.onBroken(effect.error);
    }
  }

  const report = (error: unknown) => ports.report("the session of the user is broken", toError(error));

  /** Calls the API for a user until it answers; a reply for a previous user is ignored. */
  async function forUser(
    user: SessionUser,
    ask: (user: SessionUser) => Promise<SessionEvent>,
    attempt = 1,
  ): Promise<void> {
    const isGone = () => state.pending?.user.uid !== user.uid;
    try {
      send(await ask(user));
    } catch (error) {
      if (isGone()) return;
      const problem = toSignInProblem(error);
      const isSignedIn = state.session.user !== null;
      if (isPassing(error)) {
        if (attempt === attemptsOfGuest) {
          send({ type: "unreachable" });
          if (!isSignedIn) store.update({ problem, failedEmail: user.email });
        }
        await ports.wait(Math.min(retryMs * attempt, longestRetryMs));
        return isGone() ? undefined : forUser(user, ask, attempt + 1);
      }
      // A signed-in user keeps the page with everything typed, and may sign in again later.
      const isOver = problem === "sessionExpired" && isSignedIn;
      send(isOver ? { type: "expired" } : { type: "failed", error: toError(error) });
      store.update(isOver ? { isExpired: true } : { problem, failedEmail: user.email });
    }
  }

  async function syncUser(): Promise<void> {
    const idToken = await (await identity).getIdToken();
    if (idToken === null || idToken.token === syncedToken) return;
    syncedToken = idToken.token;
    await sync(idToken);
  }

  /** A failing token sync does not stop the sign-in or sign-out. */
  async function sync(idToken: Parameters<typeof syncToken>[1]["idToken"]): Promise<void> {
    if (ports.tokenSync === null) return;
    try {
      await syncToken(ports.tokenSync, { idToken, now: ports.now() });
    } catch (error) {
      if (!isPassing(error)) report(error);
    }
  }

  return {
    send,
    connect: (connected) => {
      store.connect(connected);
      connectIdentity(connected);
    },
    whenConnected: () => identity,
    signOut: async () => {
      // The drafts are cleared before the browser leaves this page, which would not see the session end.
      ports.keepTypedOf(null);
      await sync(null);
      await (await identity).signOut();
    },
    readAgain: async (isSignedIn) => {
      const connected = await identity;
      await connected.readAgain(isSignedIn);
      // A token after an expired session means that the same user has signed in again in another tab: this page
      // continues.
      if (!store.getSnapshot().isExpired || (await connected.getToken(false)) === null) return;
      store.update({ isExpired: false });
      send({ type: "accountsChanged" });
    },
  };
}
