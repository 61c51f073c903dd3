import { readCheckoutRecord, type StoredRecord, toStoredRecord } from "../checkout-record.ts";
import type { Backend } from "../backend.ts";
import type { CommerceEngine } from "../engine.ts";
import type { ShopStore } from "../store.ts";
import type { CommerceData } from "./commerce-data.ts";
import { createMemoryIdempotencyStore } from "./memory-idempotency-store.ts";
import { createMemoryAccountOrders } from "./create-memory-account-orders.ts";
import { createMemoryAccounts } from "./create-memory-accounts.ts";
import { createMemoryMembers, type InvitationMail } from "./create-memory-members.ts";
import { findInvitingAccounts } from "./find-inviting-accounts.ts";
import type { MemoryAccounts } from "./memory-account.ts";
import { MemoryClub } from "./memory-club.ts";
import { MemoryCoupons } from "./memory-coupons.ts";
import { MemoryEnquiries } from "./memory-enquiries.ts";
import { MemoryGiftCards } from "./memory-gift-cards.ts";
import { MemoryNewsletter } from "./memory-newsletter.ts";
import { MemoryOrders } from "./memory-orders.ts";
import type { MemoryPayments } from "./memory-payments.ts";
import { MemoryShipments } from "./memory-shipments.ts";
import { MemoryStock } from "./memory-stock.ts";
import { MemoryStockNotifications } from "./memory-stock-notifications.ts";
import { MemoryTakeBacks } from "./memory-take-backs.ts";
import { MemoryWithdrawals } from "./memory-withdrawals.ts";

type MemoryOptions = {
  payments?: MemoryPayments | null;
  enquiries?: MemoryEnquiries;
  giftCards?: MemoryGiftCards;
  notifications?: MemoryStockNotifications;
  newsletter?: MemoryNewsletter;
  invitationMails?: InvitationMail[];
  withdrawals?: MemoryWithdrawals;
  shipments?: MemoryShipments;
};

/**
 * A complete backend in memory, for fast tests and for running the shop without Medusa. Its data ends with the process.
 * No method awaits between reading and writing, so concurrent calls are serialized.
 * @param options.payments payments that a test settles; without them every payment is settled at once
 * @param options.invitationMails collects each invitation that would be mailed
 */
export function createMemoryBackend(
  data: CommerceData,
  now: () => Date,
  options: MemoryOptions = {},
): Backend {
  const { payments = null, giftCards = new MemoryGiftCards(), invitationMails = [] } = options;
  const notifications = options.notifications ?? new MemoryStockNotifications(now);
  const newsletter = options.newsletter ?? new MemoryNewsletter(now);
  const stock = new MemoryStock(data.products, data.settings);
  const checkouts = new Map<string, StoredRecord>();
  const enquiries = options.enquiries ?? new MemoryEnquiries(now);
  const accounts: MemoryAccounts = new Map();
  const findInviting = findInvitingAccounts(accounts, () => orders.list());
  const club = new MemoryClub(accounts, findInviting, now);
  const coupons = new MemoryCoupons(data.coupons);
  const orders: MemoryOrders = new MemoryOrders({
    stock,
    coupons,
    club,
    payments,
    giftCards,
    checkouts,
    limits: data.settings.invoice.creditLimit,
    now,
  });

  const shipments = options.shipments ?? new MemoryShipments(now);
  const takeBacks = new MemoryTakeBacks(orders, shipments, now);
  const withdrawals = options.withdrawals ?? new MemoryWithdrawals(now);

  const listProducts = () => data.products.map((product) => stock.applyTo(product));
  const listVariations = () =>
    listProducts().flatMap((product) => product.variations.map((variation) => ({ product, variation })));

  const { deleteAccount, ...accountOrders } = createMemoryAccountOrders({
    orders,
    accounts,
    newsletter,
    withdrawals,
    shipments,
    products: data.products,
    now,
  });

  const engine: CommerceEngine = {
    isReady: async () => true,
    getSettings: async () => data.settings,
    getCategories: async () => data.categories,
    getShippingOptions: async () => data.shippingOptions,
    listProducts: async (ids) => listProducts().filter(({ id }) => ids === undefined || ids.includes(id)),
    listProductIds: async () => data.products.map(({ id }) => id),
    listChanges: async (after) => ({
      number: stock.changes.length,
      products: after === null ? [] : [...new Set(stock.changes.slice(after))],
    }),
    getVariations: async (ids) => {
      const wanted = new Set(ids);
      return listVariations().filter(({ variation }) => wanted.has(variation.id));
    },
    getCoupon: async (code) => coupons.find(code),
    getVariationBySku: async (sku) => listVariations().find(({ variation }) => variation.sku === sku) ?? null,
    findGiftCard: async (code) => giftCards.find(code),
    getGiftCard: async (id) => giftCards.get(id),
    preparePayment: (checkoutId, priced) => orders.preparePayment(checkoutId, priced),
    placeOrder: async (accepted, priced, placing) =>
      priced.accountId === null || accounts.has(priced.accountId)
        ? orders.placeOrder(accepted, priced, placing)
        : { kind: "changed" },
    cancelPlacing: (checkoutId, version) => orders.cancelPlacing(checkoutId, version),
    getSwishStatus: (checkoutId, swishId) => orders.getSwishStatus(checkoutId, swishId),
    ...accountOrders,
  };
  const store: ShopStore = {
    saveStockNotification: async (notification) => notifications.save(notification),
    confirmStockNotification: async (token) => notifications.confirm(token),
    endStockNotifications: async (token) => notifications.end(token),
    listStockNotifications: async (variationId) => notifications.list(variationId),

    askForNewsletter: async (request) => newsletter.ask(request),
    confirmNewsletter: async (token) => newsletter.confirm(token),
    endNewsletter: async (who) => newsletter.end(who),
    getPersonalData: async (email) => ({
      enquiries: enquiries.listOf(email),
      withdrawals: withdrawals.listOfAddress(email),
      stockNotifications: notifications.listOf(email),
      newsletter: newsletter.getConsent(email),
    }),

    ...createMemoryIdempotencyStore(),
    listMessages: async () => structuredClone(data.messages),

    ...createMemoryAccounts({ accounts, newsletter, club, now }),
    deleteAccount,
    ...createMemoryMembers({ accounts, club, findInviting, now, mails: invitationMails }),
    getClub: async (id) => club.get(id),
    listExpiringPoints: async (id) => club.listExpiring(id),
    listLedgerEntries: async (id, page) => club.listEntries(id, page),
    joinClub: async (id, terms) => club.join(id, terms),
    leaveClub: async (id) => club.leave(id),
    sendReferral: async (id, invitation) => club.sendReferral(id, invitation),

    saveUpload: (file) => enquiries.saveUpload(file),
    removeUpload: (id) => enquiries.removeUpload(id),
    saveEnquiry: (enquiry) => enquiries.saveEnquiry(enquiry),
    createTakeBack: (request) => takeBacks.createTakeBack(request),
    getTakeBack: (token) => takeBacks.getTakeBack(token),
    listTakeBacks: (id) => takeBacks.listTakeBacks(id),
    markTakeBackSent: (token, trackingNumber) => takeBacks.markTakeBackSent(token, trackingNumber),
    getTakeBackLabel: (token) => takeBacks.getTakeBackLabel(token),
    saveWithdrawal: (statement) => withdrawals.saveWithdrawal(statement),

    createCheckout: async (record) => {
      checkouts.set(record.id, structuredClone(toStoredRecord(record)));
    },
    getCheckout: async (id) => {
      const stored = checkouts.get(id);
      if (!stored) return null;
      const state = orders.stateOf(id, stored.version);
      return { record: readCheckoutRecord(structuredClone(stored), state), ...state };
    },
    saveCheckout: async (record) => {
      if (checkouts.get(record.id)?.version !== record.version - 1) return "conflict";
      checkouts.set(record.id, structuredClone(toStoredRecord(record)));
      return "saved";
    },
  };
  return { engine, store };
}
