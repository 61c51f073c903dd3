import type { Coupon, PreparedPayment } from "@spolverk/domain";
import type { Backend } from "../../commerce/backend.ts";
import type { CommerceProduct, CommerceVariation } from "../../commerce/product.ts";
import type { CommerceMessage } from "../../commerce/store.ts";

/**
 * plenty: at least 60 of a physical variation. last: at least 1, without backorders. backOrder: out of stock, with
 * backorders until the restock. soldOut: out of stock, without backorders.
 */
export type StockState = "plenty" | "last" | "backOrder" | "soldOut";

export type NewMessage = Omit<CommerceMessage, "id">;

/** A coupon as a merchandiser creates it; missing fields mean no limit. */
export type NewCoupon = Pick<
  Coupon,
  "code" | "discount" | "currencies" | "minimum" | "endsAt" | "usesLeft"
> & {
  usesPerCustomer: number | null;
};

export type BackendHarness = Backend & {
  /** The merchandiser's actions in the backend's admin: the shop only reads messages. */
  messages: {
    /** Returns the id. */
    create(message: NewMessage): Promise<string>;
    change(id: string, message: NewMessage): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Creates a coupon in the backend's admin. */
  createCoupon(coupon: NewCoupon): Promise<void>;
  /** Picks a variation in the stock state; "last" is a new one at each call, because tests use it up. */
  pick(state: StockState): Promise<{ product: CommerceProduct; variation: CommerceVariation }>;
  /** Ships all goods of an order, as a merchandiser does. */
  ship(orderId: string): Promise<void>;
  now(): Date;
  /** Pays as the shopper does, by card in the browser or by Swish on the phone, and the bank accepts. */
  pay(payment: PreparedPayment): Promise<void>;
  /** Pays as `pay` does, and the bank declines. */
  decline(payment: PreparedPayment): Promise<void>;
  /** Pays by Swish, and the bank leaves the outcome unknown. */
  leaveUnknown(payment: PreparedPayment): Promise<void>;
  /** Authorizes a payment in the pay-later provider's widget and returns its token. */
  authorize(payment: PreparedPayment): Promise<string>;
  /** Buys a gift card in SEK as a shopper does, and returns its code and value in minor units. */
  sellGiftCard(): Promise<{ code: string; value: number }>;
  /** Waits for this many confirmation mails of stock notifications to an address, and returns their tokens. */
  readConfirmationTokens(email: string, count: number): Promise<readonly string[]>;
  /** Waits for this many invitation mails to an address, and returns their tokens in any order. */
  readInvitationTokens(email: string, count: number): Promise<readonly string[]>;
  /** Waits for this many newsletter mails to an address, and returns their tokens, oldest first. */
  readNewsletterTokens(
    email: string,
    kind: "confirmation" | "welcome",
    count: number,
  ): Promise<readonly string[]>;
  /** Opens a second pair of ports to the same backend, as after a restart; null when the backend loses its data. */
  reopen: (() => Backend) | null;
};
