import type { OrderApproval, Pallette, SiteMessageTerms } from "@spolverk/domain";
import type { PreparedPayment } from "../contract/payment.ts";
import type { AccountStore } from "./account.ts";
import type { CheckoutRecord, PlacedOrder } from "./checkout-record.ts";
import type { ClubStore } from "./club.ts";
import type { EnquiryStore, NewsletterStore, TakeBackStore, WithdrawalStore } from "./forms.ts";
import type { CallStart, IdempotencyRecord, StoredReply } from "./idempotency-record.ts";
import type { PersonalDataStore } from "./personal-data.ts";
import type { Texts } from "./product.ts";

/** A request for a mail when a variation is back in stock [3.47]. */
export type StockNotification = {
  variationId: string;
  /** In lower case. */
  email: string;
  /** What the message is to be written in. */
  language: string;
  /** ISO date-time */
  askedAt: string;
};

/** A notice that merchandisers show above the pages [2.53], [3.29]. */
export type CommerceMessage = SiteMessageTerms & { id: string; texts: Texts; pallette: Pallette };

/** A checkout's record and what the backend itself knows of the checkout. */
export type StoredCheckout = {
  record: CheckoutRecord;
  /** cancelled: the backend gave up placing this record, which is free to be changed. */
  placing: "none" | "awaitingPayment" | "cancelled";
  /** A call to place it runs, or waits for its turn. */
  isInProgress: boolean;
  /** The backend may have made it before the record has it, as by a webhook. */
  order: PlacedOrder | null;
  /** Of its order: "not_needed" before there is one, too. */
  approval: OrderApproval;
  /** What was prepared last. */
  payment: PreparedPayment | null;
};

/**
 * What the shop itself keeps, and no commerce engine knows: accounts and their members, the club, forms and files, the
 * newsletter, site messages, checkout records and idempotency keys. It needs a database, a clock, files and mails.
 */
export interface ShopStore
  extends
    AccountStore,
    ClubStore,
    EnquiryStore,
    TakeBackStore,
    WithdrawalStore,
    NewsletterStore,
    PersonalDataStore {
  /**
   * Saves a request and mails its address a confirmation link, once for a variation and an address: saving again changes
   * nothing. An address gets at most `mostConfirmationsPerDay` such mails a day; further requests are dropped.
   */
  saveStockNotification(notification: StockNotification): Promise<void>;
  /** Confirms the request of a mailed token. Returns whether there is one; confirming twice is fine. */
  confirmStockNotification(token: string): Promise<boolean>;
  /** Deletes all requests of the address that a token was mailed to; an unknown token deletes none. */
  endStockNotifications(token: string): Promise<void>;
  /** The confirmed requests for a variation, the oldest first. */
  listStockNotifications(variationId: string): Promise<readonly StockNotification[]>;

  /** Returns "started" to one of several concurrent starts of the same call. Records expire after 24 hours. */
  startCall(call: IdempotencyRecord): Promise<CallStart>;
  /** Stores the reply of a started call; null deletes the record, so that the call may be sent again. */
  endCall(call: IdempotencyRecord, reply: StoredReply | null): Promise<void>;

  /** Every site message, past and future ones too, the first written first; the caller caches. */
  listMessages(): Promise<readonly CommerceMessage[]>;

  createCheckout(record: CheckoutRecord): Promise<void>;
  /** @throws UnreadableCheckoutError for a record that this release cannot read */
  getCheckout(id: string): Promise<StoredCheckout | null>;
  /** Saves when the stored version is `record.version - 1`; "conflict" when another call saved first. */
  saveCheckout(record: CheckoutRecord): Promise<"saved" | "conflict">;
}
