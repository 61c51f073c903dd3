import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { lazy, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { loadChunk } from "../browser/chunk-failure.ts";
import { onOpened } from "../browser/on-opened.ts";
import { openStorage } from "../browser/open-storage.ts";
import { createAccountsRefresh } from "../session/create-accounts-refresh.ts";
import { isSessionOver, sessionStore } from "../session/session-store.ts";
import { signOutKey } from "../session/sign-out-signal.ts";
import { storeReferralToken } from "../session/referral-token.ts";
import { hasStoredSession, isTokenStored, toStoredUserKey } from "../session/stored-session.ts";
import { SignInContext, signInActions } from "../session/use-sign-in.ts";
import { SessionContext } from "../session/use-session.ts";
import { ChunkErrorBoundary } from "../ui/chunk-error-boundary.tsx";

// Loaded only when a user may be signed in or wants to sign in, so that a visitor's page does not load the identity
// provider's SDK.
const SessionBinding = lazy(() => loadChunk(() => import("./session-binding.tsx")));
const SessionDialogs = lazy(() => loadChunk(() => import("./session-dialogs.tsx")));

/** The session of all pages, synchronized across the shop's tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { shop } = useRouteContext({ from: "__root__" });
  const { session, isNeeded, problem, failedEmail, isExpired, returnTo } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
    sessionStore.getServerSnapshot,
  );
  const signIn = useMemo(
    () => ({ problem, failedEmail, isExpired, returnTo, ...signInActions }),
    [problem, failedEmail, isExpired, returnTo],
  );
  const clientId = shop.signIn?.clientId ?? null;
  useOtherTabs(clientId);
  useFreshAccounts(clientId);
  useForgottenQueries(session.user?.uid ?? null);
  useEffect(() => {
    if (clientId !== null) return onOpened(() => storeReferralToken(openStorage(), window.location.search));
  }, [clientId]);

  const isUnselected = session.accounts.length > 1 && session.account === null;
  const isOver = isSessionOver({ session, isExpired, problem });
  return (
    <SessionContext value={session}>
      <SignInContext value={signIn}>
        {children}
        {shop.signIn && isNeeded && (
          <ChunkErrorBoundary resetKey="session">
            <SessionBinding settings={shop.signIn} />
          </ChunkErrorBoundary>
        )}
        {(isUnselected || isOver) && (
          <ChunkErrorBoundary resetKey="session-dialogs">
            <SessionDialogs isOver={isOver} isUnselected={isUnselected} />
          </ChunkErrorBoundary>
        )}
      </SignInContext>
    </SessionContext>
  );
}

/** Follows session changes of other tabs. */
function useOtherTabs(clientId: string | null): void {
  useEffect(() => {
    if (clientId === null) return;
    const stop = new AbortController();
    const readAgain = (isSignedIn = hasStoredSession(openStorage(), clientId)) => {
      if (!isSignedIn && !sessionStore.getSnapshot().isNeeded) return;
      void sessionStore.getRunner().then((runner) => runner.readAgain(isSignedIn));
    };
    const onStorage = (event: StorageEvent) => {
      const { key, newValue } = event;
      if (key === signOutKey && newValue !== null) readAgain(false);
      // Once this page has said that the session is over, it ignores that another tab removes the stored session:
      // everything typed stays on the page.
      const isGone = key === toStoredUserKey(clientId) && newValue === null;
      const isEnded = isGone && !sessionStore.getSnapshot().isExpired;
      // A null key means that the whole storage was cleared.
      if (isEnded || isTokenStored(event, clientId) || key === null) readAgain();
    };
    window.addEventListener("storage", onStorage, stop);
    // A page restored from the back/forward cache missed all storage events.
    window.addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), stop);
    return () => stop.abort();
  }, [clientId]);
}

/**
 * Reloads the accounts when the window gets the focus after a while, because other contract prices may apply by then.
 */
function useFreshAccounts(clientId: string | null): void {
  useEffect(() => {
    if (clientId === null) return;
    const refresh = createAccountsRefresh(sessionStore, Date.now);
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [clientId]);
}

/** Removes the queries of a user's accounts, whose keys begin with "account", when the user changes. */
function useForgottenQueries(uid: string | null): void {
  const queryClient = useQueryClient();
  const last = useRef(uid);
  useEffect(() => {
    if (last.current !== null && last.current !== uid) queryClient.removeQueries({ queryKey: ["account"] });
    last.current = uid;
  }, [queryClient, uid]);
}
