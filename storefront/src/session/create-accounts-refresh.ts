import type { SessionStore } from "./session-store.ts";

const freshMs = 5 * 60_000;

/**
 * Creates a handler of the focus event that reloads the user's accounts if the last load is some minutes ago. Their
 * contract prices begin and end by the shop's calendar, not by the browser's clock, so the page cannot know [6.6].
 *
 * @param now milliseconds since 1970
 */
export function createAccountsRefresh(
  { getSnapshot, getRunner }: Pick<SessionStore, "getSnapshot" | "getRunner">,
  now: () => number,
): () => void {
  let readAt = now();
  return () => {
    const { session, isExpired } = getSnapshot();
    if (session.user === null || isExpired || now() - readAt < freshMs) return;
    readAt = now();
    void getRunner().then((runner) => runner.send({ type: "accountsChanged" }));
  };
}
