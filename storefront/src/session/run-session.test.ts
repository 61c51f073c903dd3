import { describe, expect, it, vi } from "vitest";
import {
  createStorage,
  kim,
  lists,
  openSession as open,
  refuse,
  toAccount,
} from "../testing/open-session.ts";
import { createSessionStore, startSession } from "./session-store.ts";

describe("the session of a page", () => {
  it("becomes ready for a user with one account when that account is selected [3.1] [4.5] [4.8]", async () => {
    const { store, runner, calls, stored, settled } = open();
    expect(store.getSnapshot().session.authReady).toBe(false);
    runner.send({ type: "userChanged", user: kim });
    await settled();
    expect(store.getSnapshot().session).toEqual({
      authReady: true,
      user: kim,
      accounts: [toAccount("one")],
      account: toAccount("one"),
    });
    expect(calls).toEqual([{ path: "/api/account/list", body: undefined, authorization: "Bearer t1" }]);
    expect(stored.get("spolverk.preferedAccountId.auth0|kim")).toBe("one");
  });

  it("creates the first account with the stored referral token, and keeps the token for joining the club [3.33] [4.4] [7.7]", async () => {
    const replies = [lists(), () => Response.json(toAccount("one")), lists("one")];
    const { runner, calls, stored, settled } = open({
      replies,
      items: { "spolverk.referalToken": "friend" },
    });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    expect(calls.map(({ path }) => path)).toEqual([
      "/api/account/list",
      "/api/account/create",
      "/api/account/list",
    ]);
    expect(calls[1]?.body).toEqual({ auth: false, email: "kim@example.com", referalToken: "friend" });
    // Joining the club sends the token too [7.7].
    expect(stored.has("spolverk.referalToken")).toBe(true);
  });

  it("selects the account that this user selected last [3.1] [4.6]", async () => {
    const items = {
      "spolverk.preferedAccountId.auth0|kim": "two",
      "spolverk.preferedAccountId.other": "one",
    };
    const { store, runner, settled } = open({ items, replies: [lists("one", "two")] });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    expect(store.getSnapshot().session.account?.accountId).toBe("two");
  });

  it.each([
    ["has signed out in another tab", null],
    ["is replaced by another user", { ...kim, uid: "auth0|robin" }],
  ])("clears the drafts of a user who %s", async (_, user) => {
    const { runner, keepTypedOf, settled } = open({ replies: [lists("one"), lists("two")] });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    expect(keepTypedOf.mock.calls).toEqual([[kim.uid]]);
    runner.send({ type: "userChanged", user });
    expect(keepTypedOf).toHaveBeenLastCalledWith(null);
  });

  it("keeps the user, and is marked as expired, when it turns out to have expired while the accounts are reloaded", async () => {
    const { store, runner, identity, settled } = open();
    runner.send({ type: "userChanged", user: kim });
    await settled();
    identity.getToken.mockResolvedValue(null);
    runner.send({ type: "accountsChanged" });
    const kept = { isExpired: true, problem: null, session: { user: kim } };
    await vi.waitFor(() => expect(store.getSnapshot()).toMatchObject(kept));
  });

  it("ends for a user with an unverified email address, and keeps the reason [4.9] [8.40]", async () => {
    const { store, runner, identity, report, settled } = open({
      replies: [refuse(403, "email_not_verified")],
    });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await vi.waitFor(() => expect(identity.endSession).toHaveBeenCalledTimes(1));
    expect(store.getSnapshot()).toMatchObject({
      session: { user: null, accounts: [], account: null },
      problem: "emailNotVerified",
      failedEmail: "kim@example.com",
    });
    // An unverified address is no defect of the shop.
    expect(report).not.toHaveBeenCalled();
  });

  it("ends after an unexpected refusal, which is reported [4.9]", async () => {
    const { store, runner, identity, report, settled } = open({ replies: [refuse(400, "invalid_request")] });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await vi.waitFor(() => expect(identity.endSession).toHaveBeenCalledTimes(1));
    expect(store.getSnapshot()).toMatchObject({ session: { user: null }, problem: "unknown" });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it("ends when the provider has no token for the user", async () => {
    const { store, runner, identity, calls, settled } = open({ token: null });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await vi.waitFor(() => expect(identity.endSession).toHaveBeenCalledTimes(1));
    expect([store.getSnapshot().problem, calls]).toEqual(["sessionExpired", []]);
  });

  it("continues as a guest's while the API is down, and becomes the user's when the API replies [4.9]", async () => {
    const down = refuse(503, "commerce_unavailable");
    const brief = open({ replies: [down, down] });
    brief.runner.send({ type: "userChanged", user: kim });
    await brief.settled();
    expect([brief.waits, brief.store.getSnapshot().session.user]).toEqual([[400, 800], kim]);

    const { store, runner, identity, report, settled, waits, goOn } = open({
      replies: [down, down, down, down, lists("one")],
      pauseAt: 4,
    });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    expect(store.getSnapshot()).toMatchObject({ problem: "connection", session: { user: null } });
    goOn();
    await vi.waitFor(() => expect(store.getSnapshot().session.user).toEqual(kim));
    expect([waits, store.getSnapshot().problem]).toEqual([[400, 800, 1200, 1600], null]);
    expect(identity.endSession).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ["the connection fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a captive portal answers", () => Promise.resolve(new Response("<h1>Log in to our network"))],
    ["the provider's server fails", () => refuse(503, "sign_in_unavailable")()],
    ["the shop has too many calls", () => refuse(429, "too_many_requests")()],
  ])("remains the user's, and keeps retrying, while %s [4.9]", async (_, failure) => {
    const failures = Array.from({ length: 40 }, () => failure);
    const { store, runner, identity, report, settled, waits } = open({
      replies: [lists("one"), ...failures, lists("one", "two")],
    });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    runner.send({ type: "accountsChanged" });
    await vi.waitFor(() => expect(store.getSnapshot().session.accounts).toHaveLength(2));
    expect(store.getSnapshot()).toMatchObject({ problem: null, isExpired: false, session: { user: kim } });
    expect(Math.max(...waits)).toBe(10_000);
    expect(identity.endSession).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it("tries its setup at most four times, then reports and throws the error [4.10]", async () => {
    const setUp = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("no script")));
    const { runner, report, onBroken, settled } = open({ setUp });
    runner.send({ type: "started" });
    await settled();
    expect(setUp).toHaveBeenCalledTimes(4);
    expect([report.mock.calls.length, onBroken.mock.calls]).toEqual([1, [[new Error("no script")]]]);
  });
});

describe("a call of the API", () => {
  it("waits for the session when its reply depends on the user, and carries the selected account [7.1]", async () => {
    const { runner, calls, api } = open();
    const orders = api("GET /account/{id}/orders", { params: { id: "one" } });
    await Promise.resolve();
    expect(calls).toEqual([]);
    runner.send({ type: "userChanged", user: kim });
    await orders;
    expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ["/api/account/list", "Bearer t1"],
      ["/api/account/one/orders", "Bearer t1"],
    ]);
  });

  it("starts at once for a visitor", async () => {
    const store = createSessionStore();
    startSession(store, { clientId: "shop", storage: createStorage().storage, pathname: "/" });
    expect(store.getSnapshot()).toMatchObject({ isNeeded: false, session: { authReady: true } });
    expect(await store.credentials.whenReady()).toBeNull();
  });

  it("marks the session as expired when the token cannot be renewed, and keeps the user", async () => {
    const { store, runner, identity, api, settled } = open();
    runner.send({ type: "userChanged", user: kim });
    await settled();
    identity.getToken.mockResolvedValue(null);
    await api("GET /account/{id}/orders", { params: { id: "one" } });
    expect(store.getSnapshot()).toMatchObject({ isExpired: true, session: { user: kim } });
    identity.getToken.mockResolvedValue("t2");
    await runner.readAgain(true);
    expect(store.getSnapshot()).toMatchObject({ isExpired: false, session: { user: kim } });
    expect((await store.credentials.whenReady())?.token).toBe("t2");
  });

  it("shares one renewal of the token with other calls that are refused at the same time", async () => {
    const { store, runner, identity, settled } = open();
    runner.send({ type: "userChanged", user: kim });
    await settled();
    identity.getToken.mockClear().mockResolvedValue("t2");
    const renewed = await Promise.all([store.credentials.renew(), store.credentials.renew()]);
    expect(renewed.map((each) => each?.token)).toEqual(["t2", "t2"]);
    expect(identity.getToken.mock.calls).toEqual([[true]]);
  });

  it("continues with the last token when the provider does not answer", async () => {
    const { store, runner, identity, settled } = open();
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await store.credentials.whenReady();
    identity.getToken.mockRejectedValue(new TypeError("Failed to fetch"));
    expect((await store.credentials.whenReady())?.token).toBe("t1");
    expect(store.getSnapshot().isExpired).toBe(false);
  });
});

describe("signing out", () => {
  it("follows a sign-out in another tab", async () => {
    const { store, runner, identity, settled } = open();
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await runner.readAgain(false);
    expect(identity.readAgain).toHaveBeenCalledWith(false);
    runner.send({ type: "userChanged", user: null });
    expect(store.getSnapshot().session).toMatchObject({ authReady: true, user: null, account: null });
    expect(store.credentials.getCurrent()).toBeNull();
  });

  it("notifies the token sync, as signing in does, once per token [7.16]", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      sent.push(`${init.method} ${address} ${new Headers(init.headers).get("authorization")}`);
      return new Response(null, { status: 204 });
    });
    const { runner, identity, keepTypedOf, settled } = open({ isSynced: true });
    runner.send({ type: "userChanged", user: kim });
    runner.send({ type: "userChanged", user: kim });
    await settled();
    await runner.signOut();
    vi.unstubAllGlobals();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(keepTypedOf).toHaveBeenLastCalledWith(null);
    expect(sent).toEqual(["POST https://sync.example Bearer id-token", "DELETE https://sync.example null"]);
  });
});
