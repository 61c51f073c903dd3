import { type Account, type ApiError, createApiClient, type CredentialSource } from "@spolverk/bff/contract";
import { expect, vi } from "vitest";
import { createSessionRunner } from "../session/run-session.ts";
import { createSessionStore, type Identity, startSession } from "../session/session-store.ts";
import type { SessionUser } from "../session/use-session.ts";

export const kim: SessionUser = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };
export const toAccount = (accountId: string) => ({ accountId, accountName: accountId }) as Account;
export const refuse = (status: number, code: ApiError["code"]) => () =>
  Response.json({ message: "no", code, requestId: "r" }, { status });
export const lists =
  (...ids: string[]) =>
  () =>
    Response.json({ accounts: ids.map(toAccount) });

export function createStorage(items: Record<string, string> = {}) {
  const stored = new Map(Object.entries(items));
  return {
    stored,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as Storage,
  };
}

type Options = {
  items?: Record<string, string>;
  /** Replies of the API in order. */
  replies?: (() => Response | Promise<Response>)[];
  /** Number of the wait, counted from one, that lasts until the test calls `goOn`; all other waits end at once. */
  pauseAt?: number;
  token?: string | null;
  setUp?: () => Promise<void>;
  isSynced?: boolean;
};

/** Opens a page's session with a fake identity provider and a fake API. */
export function openSession({
  items = {},
  replies = [],
  token = "t1",
  setUp = async () => {},
  isSynced,
  pauseAt,
}: Options = {}) {
  const { stored, storage } = createStorage({ "@@auth0spajs@@::shop::@@user@@": "{}", ...items });
  const store = createSessionStore();
  startSession(store, { clientId: "shop", storage, pathname: "/" });
  const calls: { path: string; body: unknown; authorization: string | null }[] = [];
  const createApi = (credentials: CredentialSource) =>
    createApiClient({
      baseUrl: "http://shop/api",
      query: {},
      credentials,
      fetch: async (address, init) => {
        const request = new Request(address, init);
        const { pathname } = new URL(request.url);
        const authorization = request.headers.get("authorization");
        const body: unknown = request.method === "POST" ? await request.json() : undefined;
        calls.push({ path: pathname, body, authorization });
        return (replies.shift() ?? lists("one"))();
      },
    });
  const identity = {
    getToken: vi.fn<Identity["getToken"]>(async () => token),
    getIdToken: async () => ({ token: "id-token", issuedAt: 1000 }),
    openPage: async () => {},
    openGoogle: async () => {},
    adoptRefreshToken: async () => {},
    readAgain: vi.fn<Identity["readAgain"]>(async () => {}),
    endSession: vi.fn<Identity["endSession"]>(async () => {}),
    signOut: vi.fn<Identity["signOut"]>(async () => {}),
  };
  const report = vi.fn<(message: string, error: Error) => void>();
  const onBroken = vi.fn<(error: Error) => void>();
  const keepTypedOf = vi.fn<(uid: string | null) => void>();
  const waits: number[] = [];
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  const runner = createSessionRunner({
    store,
    setUp,
    createApi,
    storage,
    tokenSync: isSynced ? { url: "https://sync.example", maxAgeSeconds: 300 } : null,
    keepTypedOf,
    report,
    onBroken,
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === pauseAt) await pause;
    },
    now: () => 1_001_000,
  });
  store.attachRunner(runner);
  runner.connect(identity);
  const settled = () => vi.waitFor(() => expect(store.getSnapshot().session.authReady).toBe(true));
  return {
    store,
    runner,
    identity,
    stored,
    calls,
    keepTypedOf,
    report,
    onBroken,
    waits,
    goOn,
    settled,
    api: createApi(store.credentials),
  };
}
