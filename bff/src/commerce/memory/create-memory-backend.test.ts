import { randomUUID } from "node:crypto";
import type { PreparedPayment, SwishStatus } from "@spolverk/domain";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { testCatalogue } from "../../testing/test-catalogue.ts";
import type { CommerceMessage } from "../store.ts";
import { describeBackend, type StockState } from "../../testing/port/backend.suite.ts";
import type { InvitationMail } from "./create-memory-members.ts";
import type { MemoryCoupon } from "./memory-coupons.ts";
import { type MemoryOutcome, MemoryPayments } from "./memory-payments.ts";
import { MemoryGiftCards } from "./memory-gift-cards.ts";
import { MemoryNewsletter } from "./memory-newsletter.ts";
import { MemoryShipments } from "./memory-shipments.ts";
import { MemoryStockNotifications } from "./memory-stock-notifications.ts";
import { createMemoryBackend } from "./create-memory-backend.ts";

describeBackend("memory", async () => {
  const now = () => new Date("2026-03-02T10:00:00.000Z");
  const messages: CommerceMessage[] = [];
  const coupons: MemoryCoupon[] = [];
  const payments = new MemoryPayments();
  const giftCards = new MemoryGiftCards();
  const invitationMails: InvitationMail[] = [];
  const notifications = new MemoryStockNotifications(now);
  const newsletter = new MemoryNewsletter(now);
  const shipments = new MemoryShipments(now);
  const data = { ...testCatalogue, messages, coupons };
  const backend = createMemoryBackend(data, now, {
    payments,
    giftCards,
    notifications,
    newsletter,
    invitationMails,
    shipments,
  });
  let soldCards = 0;
  const indexOf = (id: string) => messages.findIndex((message) => message.id === id);
  const settle = async (payment: PreparedPayment, outcome: MemoryOutcome, status: SwishStatus) => {
    if (payment.kind === "stripe") payments.settle(payment.clientSecret, outcome);
    else if (payment.kind === "swish" && payment.id) payments.settleSwish(payment.id, status);
    else throw new Error("There is nothing to pay");
  };
  return {
    ...backend,
    messages: {
      create: async (message) => {
        const id = randomUUID();
        messages.push({ id, ...message });
        return id;
      },
      change: async (id, message) => void messages.splice(indexOf(id), 1, { id, ...message }),
      remove: async (id) => void messages.splice(indexOf(id), 1),
    },
    createCoupon: async (coupon) => {
      const { code: id } = coupon;
      coupons.push({ id, countries: null, startsAt: null, budgetLeftMinor: null, ...coupon });
    },
    ship: async (orderId) => shipments.ship(orderId),
    now,
    pay: (payment) => settle(payment, "authorized", "paid"),
    decline: (payment) => settle(payment, "declined", "declined"),
    leaveUnknown: (payment) => settle(payment, "unknown", "unknown"),
    authorize: async (payment) => {
      if (payment.kind !== "pay_later") throw new Error("There is no widget");
      return payments.authorize(payment.clientToken);
    },
    sellGiftCard: async () => {
      soldCards += 1;
      const code = String(soldCards).padStart(16, "0");
      giftCards.issue(code, "SEK", 25_000, "2029-03-02T10:00:00.000Z");
      return { code, value: 25_000 };
    },
    readNewsletterTokens: async (email, kind) => newsletter.tokensOf(email, kind),
    readConfirmationTokens: async (email) => notifications.tokensOf(email),
    readInvitationTokens: async (email) =>
      invitationMails.filter((mail) => mail.email === email).map(({ token }) => token),
    reopen: null,
    async pick(state: StockState) {
      const [picked] = pickByStock(await backend.engine.listProducts(), testCatalogue.settings, state);
      if (!picked) throw new Error(`Nothing in the test catalogue is ${state}`);
      return picked;
    },
  };
});
