import { expect, it, vi } from "vitest";
import { createAccountsRefresh } from "./create-accounts-refresh.ts";
import { createSessionStore, type SessionRunner } from "./session-store.ts";
import { noSession, type SessionUser } from "./use-session.ts";

const user: SessionUser = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };

function open() {
  const store = createSessionStore();
  const send = vi.fn<SessionRunner["send"]>();
  store.attachRunner({ send } as unknown as SessionRunner);
  let now = 0;
  const refresh = createAccountsRefresh(store, () => now);
  const lookAt = async (minutes: number) => {
    now = minutes * 60_000;
    refresh();
    await Promise.resolve();
    return send.mock.calls.length;
  };
  return { store, lookAt };
}

it("a page that gets the focus reloads the accounts and their contract prices, at most every five minutes [6.6]", async () => {
  const { store, lookAt } = open();
  store.update({ session: { ...noSession, authReady: true, user } });
  expect(await lookAt(4)).toBe(0);
  expect(await lookAt(6)).toBe(1);
  expect(await lookAt(8)).toBe(1);
  expect(await lookAt(12)).toBe(2);
});

it("a page of a visitor, or of a user with an expired session, reloads nothing", async () => {
  const { store, lookAt } = open();
  expect(await lookAt(6)).toBe(0);
  store.update({ session: { ...noSession, authReady: true, user }, isExpired: true });
  expect(await lookAt(12)).toBe(0);
});
