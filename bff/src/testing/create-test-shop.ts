import { readSites } from "@spolverk/content";
import { createLogger } from "@spolverk/server-kit/create-logger";
import { createApp, type AppOptions } from "../app.ts";
import { createCatalogue } from "../catalogue/create-catalogue.ts";
import { createLateRefusals } from "../checkout/late-refusals.ts";
import { createMemoryBackend } from "../commerce/memory/create-memory-backend.ts";
import { MemoryEnquiries } from "../commerce/memory/memory-enquiries.ts";
import type { InvitationMail } from "../commerce/memory/create-memory-members.ts";
import type { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import type { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import { MemoryWithdrawals } from "../commerce/memory/memory-withdrawals.ts";
import { MemoryNewsletter } from "../commerce/memory/memory-newsletter.ts";
import { MemoryShipments } from "../commerce/memory/memory-shipments.ts";
import { MemoryStockNotifications } from "../commerce/memory/memory-stock-notifications.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { ShopStore } from "../commerce/store.ts";
import type { ErrorReply } from "../contract/error.ts";
import { createInvitationLimit } from "../http/invitation-limit.ts";
import { createInvoiceLimit } from "../http/invoice-limit.ts";
import type { RateLimits } from "../http/rate-limiters.ts";
import { verifyTestToken } from "./test-tokens.ts";
import { testCatalogue } from "./test-catalogue.ts";
import { testLibrary } from "./test-library.ts";
import { expectDocumented } from "./expect-documented.ts";

/** Practically unlimited. */
export const testLimits: RateLimits = {
  reads: 10_000,
  writes: 10_000,
  newCheckouts: 10_000,
  forms: 10_000,
  formsOfEmail: 10_000,
  uploads: 10_000,
  takeBacks: 10_000,
  giftCards: 10_000,
  coupons: 10_000,
  lookups: 10_000,
  accounts: 10_000,
  accountsOfUser: 10_000,
  swishStatus: 10_000,
};

export type TestShop = ReturnType<typeof createTestShop>;

type Answer<T> = { status: number; headers: Headers; reply: T };

/** The whole app over a memory backend, with a clock that tests set and a log that they read. */
export function createTestShop(
  options: Partial<AppOptions> & {
    data?: typeof testCatalogue;
    wrapEngine?: (engine: CommerceEngine) => CommerceEngine;
    wrapStore?: (store: ShopStore) => ShopStore;
    /** Card payments that the test settles; without them a card is settled at once. */
    payments?: MemoryPayments;
    giftCards?: MemoryGiftCards;
  } = {},
) {
  const clock = { now: new Date("2026-03-02T10:00:00.000Z") };
  const now = () => clock.now;
  const enquiries = new MemoryEnquiries(now);
  const withdrawals = new MemoryWithdrawals(now);
  const invitationMails: InvitationMail[] = [];
  const stockNotifications = new MemoryStockNotifications(now);
  const newsletter = new MemoryNewsletter(now);
  const shipments = new MemoryShipments(now);
  const memory = createMemoryBackend(options.data ?? testCatalogue, now, {
    enquiries,
    withdrawals,
    payments: options.payments ?? null,
    ...(options.giftCards && { giftCards: options.giftCards }),
    notifications: stockNotifications,
    newsletter,
    invitationMails,
    shipments,
  });
  const engine = options.wrapEngine?.(memory.engine) ?? memory.engine;
  const store = options.wrapStore?.(memory.store) ?? memory.store;
  const lines: string[] = [];
  const logger = createLogger("bff", "info", { write: (line: string) => lines.push(line) });
  const catalogue = createCatalogue({ engine, store }, { now, freshMs: 5000, staleMs: 60_000 });
  const app = createApp({
    engine,
    store,
    catalogue,
    sites: readSites(),
    library: testLibrary,
    supportEmail: "support@example.com",
    vatRegister: null,
    servicePoints: null,
    logger,
    now,
    limits: testLimits,
    redis: null,
    invoiceLimit: createInvoiceLimit({ perClient: 1000, perEmail: 1000, perOrganization: 1000 }, null),
    invitationLimit: createInvitationLimit(1000, null),
    lateRefusals: createLateRefusals(null),
    trustedProxies: 0,
    verifyToken: verifyTestToken,
    internalToken: null,
    search: null,
    uploadsUrl: null,
    checkReplies: true,
    ...options,
  });

  async function request<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
    const response = await app.request(`/api${path}`, init);
    const reply = (await response.json()) as T;
    expectDocumented(init?.method ?? "GET", path, response.status, reply);
    return { status: response.status, headers: response.headers, reply };
  }
  return {
    app,
    engine,
    store,
    catalogue,
    clock,
    enquiries,
    withdrawals,
    stockNotifications,
    newsletter,
    invitationMails,
    shipments,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    get: <T = ErrorReply>(path: string, headers: Record<string, string> = {}) =>
      request<T>(path, { headers }),
    post: <T = ErrorReply>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      request<T>(path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    /** Sends the bytes of a file, or of a stream as they arrive. */
    upload: <T = ErrorReply>(
      name: string,
      body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
      headers: Record<string, string> = {},
    ) => {
      const query = new URLSearchParams({ name, language: "en" });
      const init: RequestInit = { method: "POST", body, headers, duplex: "half" };
      return request<T>(`/upload?${query.toString()}`, init);
    },
  };
}
