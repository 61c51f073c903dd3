import type { Account } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { type SessionEffect, type SessionEvent, startState, transition } from "./session-machine.ts";
import { noSession, type Session, type SessionUser } from "./use-session.ts";

const kim: SessionUser = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };
const bo: SessionUser = { uid: "auth0|bo", email: "bo@example.com", anonymous: false };
const toAccount = (accountId: string): Account => ({
  accountId,
  accountName: accountId,
  email: "kim@example.com",
  kind: "individual",
  role: "owner",
  referalToken: "r",
  agreements: [],
});
const [one, two] = [toAccount("one"), toAccount("two")];

const isThere = (user: SessionUser | null): SessionEvent => ({ type: "userChanged", user });
const has = (accounts: Account[], preferredId: string | null = null, uid = kim.uid): SessionEvent => ({
  type: "accountsListed",
  uid,
  accounts,
  preferredId,
});
const created: SessionEvent = { type: "accountCreated", uid: kim.uid };
const error = new Error("broken");
const signedOut: Session = { ...noSession, authReady: true };
const signedIn: Session = { authReady: true, user: kim, accounts: [one], account: one };

const list = (user = kim): SessionEffect => ({ type: "listAccounts", user });
const create: SessionEffect = { type: "createAccount", user: kim };
const remember = (accountId: string): SessionEffect => ({ type: "rememberAccount", uid: kim.uid, accountId });
const report: SessionEffect = { type: "report", error };
const end: SessionEffect = { type: "endIdentitySession" };
const setUp: SessionEffect = { type: "setUp" };

/** Returns the session after these events, and all their effects in order. */
function run(events: readonly SessionEvent[], from: Session = noSession) {
  let state = startState(from);
  const effects: SessionEffect[] = [];
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { session: state.session, effects };
}

type Case = [
  title: string,
  from: Session,
  events: SessionEvent[],
  session: Session,
  effects: SessionEffect[],
];

describe("the observer of the user [4.1]", () => {
  it.each<Case>([
    [
      "sets up the identity provider when it starts [4.10]",
      noSession,
      [{ type: "started" }],
      noSession,
      [setUp],
    ],
    ["signs out when there is no user [4.2] [4.8]", noSession, [isThere(null)], signedOut, []],
    [
      "signs out when the user is anonymous [4.2]",
      signedIn,
      [isThere({ ...kim, anonymous: true })],
      signedOut,
      [],
    ],
    [
      "clears the user, the account and the list of accounts when the user signs out [4.2]",
      signedIn,
      [isThere(null)],
      signedOut,
      [],
    ],
    [
      "lists a user's accounts before the session is ready [4.3] [4.8]",
      noSession,
      [isThere(kim)],
      noSession,
      [list()],
    ],
    [
      "lists the accounts once when the provider reports a new user twice",
      noSession,
      [isThere(kim), isThere(kim)],
      noSession,
      [list()],
    ],
    [
      "makes no call when the provider reports the signed-in user again",
      signedIn,
      [isThere(kim)],
      signedIn,
      [],
    ],
    [
      "creates an account for a user without one, and lists the accounts again [4.4]",
      noSession,
      [isThere(kim), has([]), created, has([one])],
      signedIn,
      [list(), create, list(), remember("one")],
    ],
    [
      "selects the only account [4.5] [4.7] [4.8]",
      noSession,
      [isThere(kim), has([one], "gone")],
      signedIn,
      [list(), remember("one")],
    ],
    [
      "selects the preferred one of several accounts [4.6]",
      noSession,
      [isThere(kim), has([one, two], "two")],
      { ...signedIn, accounts: [one, two], account: two },
      [list(), remember("two")],
    ],
    [
      "selects none of several accounts when none is preferred [4.6] [6.4]",
      noSession,
      [isThere(kim), has([one, two])],
      { ...signedIn, accounts: [one, two], account: null },
      [list()],
    ],
    [
      "selects no account when the preferred account no longer exists [4.6]",
      noSession,
      [isThere(kim), has([one, two], "gone")],
      { ...signedIn, accounts: [one, two], account: null },
      [list()],
    ],
    [
      "selects and remembers the account that the user chooses [4.7]",
      { ...signedIn, accounts: [one, two], account: null },
      [{ type: "accountSelected", accountId: "two" }],
      { ...signedIn, accounts: [one, two], account: two },
      [remember("two")],
    ],
    [
      "selects no account of which the user is not a member [6.3]",
      signedIn,
      [{ type: "accountSelected", accountId: "foreign" }],
      signedIn,
      [],
    ],
    [
      "keeps the selected account when the list is reloaded",
      { ...signedIn, accounts: [one, two], account: two },
      [{ type: "accountsChanged" }, has([one, two, toAccount("three")], "one")],
      { ...signedIn, accounts: [one, two, toAccount("three")], account: two },
      [list(), remember("two")],
    ],
    [
      "selects an account that was chosen before it was listed, such as one just joined [2.14] [4.7]",
      signedIn,
      [{ type: "accountsChanged" }, { type: "accountSelected", accountId: "two" }, has([one, two])],
      { ...signedIn, accounts: [one, two], account: two },
      [list(), remember("two")],
    ],
    [
      "keeps the last selected account when the user selects accounts while the list is reloading",
      { ...signedIn, accounts: [one, two] },
      [
        { type: "accountsChanged" },
        { type: "accountSelected", accountId: "three" },
        { type: "accountSelected", accountId: "two" },
        has([one, two, toAccount("three")]),
      ],
      { ...signedIn, accounts: [one, two, toAccount("three")], account: two },
      [list(), remember("two"), remember("two")],
    ],
    [
      "selects no foreign account that was chosen while the list was loading [6.3]",
      signedIn,
      [{ type: "accountsChanged" }, { type: "accountSelected", accountId: "foreign" }, has([one, two])],
      { ...signedIn, accounts: [one, two] },
      [list(), remember("one")],
    ],
    [
      "reloads the list when the accounts changed while it was loading",
      signedIn,
      [{ type: "accountsChanged" }, { type: "accountsChanged" }, has([one]), has([one, two])],
      { ...signedIn, accounts: [one, two] },
      [list(), list(), remember("one")],
    ],
    [
      "signs out the last user before it lists the accounts of a new user",
      signedIn,
      [isThere(bo)],
      signedOut,
      [list(bo)],
    ],
    [
      "ignores the accounts of a user who has signed out meanwhile",
      noSession,
      [isThere(kim), isThere(null), has([one])],
      signedOut,
      [list()],
    ],
    [
      "ignores a list of accounts of any user but the last",
      noSession,
      [isThere(kim), isThere(bo), has([one])],
      noSession,
      [list(), list(bo)],
    ],
    [
      "reports an error, signs out and ends the identity session [4.9]",
      noSession,
      [isThere(kim), { type: "failed", error }],
      signedOut,
      [list(), report, end],
    ],
    [
      "continues as a guest when the API does not answer",
      noSession,
      [isThere(kim), { type: "unreachable" }],
      signedOut,
      [list()],
    ],
    [
      "signs in once the API answers after all",
      noSession,
      [isThere(kim), { type: "unreachable" }, has([one])],
      signedIn,
      [list(), remember("one")],
    ],
    [
      "stays signed in when the API does not answer a reload",
      signedIn,
      [{ type: "accountsChanged" }, { type: "unreachable" }],
      signedIn,
      [list()],
    ],
    [
      "keeps the session when the user has to sign in again",
      signedIn,
      [{ type: "accountsChanged" }, { type: "expired" }],
      signedIn,
      [list()],
    ],
    [
      "retries the setup three times [4.10]",
      noSession,
      [{ type: "started" }, ...Array.from({ length: 3 }, () => ({ type: "setUpFailed", error }) as const)],
      noSession,
      [setUp, setUp, setUp, setUp],
    ],
    [
      "reports and throws the fourth error of the setup [4.10]",
      noSession,
      Array.from({ length: 4 }, () => ({ type: "setUpFailed", error }) as const),
      signedOut,
      [setUp, setUp, setUp, report, { type: "throw", error }],
    ],
    ["is not ready any more when it stops [4.8]", signedIn, [{ type: "stopped" }], noSession, []],
  ])("applies events: %s", (_, from, events, session, effects) => {
    expect(run(events, from)).toEqual({ session, effects });
  });

  it("does not create accounts endlessly when the API does not list the created account [4.4] [4.9]", () => {
    const { session, effects } = run([isThere(kim), has([]), created, has([])]);
    expect(session).toEqual(signedOut);
    expect(effects.map(({ type }) => type)).toEqual([
      "listAccounts",
      "createAccount",
      "listAccounts",
      "report",
      "endIdentitySession",
    ]);
  });
});
