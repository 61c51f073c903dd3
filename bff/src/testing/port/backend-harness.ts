import type { Coupon, PreparedPayment } from "@spolverk/domain";
import type { Backend } from "../../commerce/backend.ts";
import type { CommerceProduct, CommerceVariation } from "../../commerce/product.ts";
import type { CommerceMessage } from "../../commerce/store.ts";

/**
 * plenty: at least 60 of a physical variation. last: at least 1, nothing beyond it. backOrder: out of
 * stock, may be ordered until more comes. soldOut: out of stock, may not be ordered.
 */
export type StockState = "plenty" | "last" | "backOrder" | "soldOut";

export type NewMessage = Omit<CommerceMessage, "id">;

/** As a merchandiser makes it; what is not named has no limit. */
export type NewCoupon = Pick<
  Coupon,
  "code" | "discount" | "currencies" | "minimum" | "endsAt" | "usesLeft"
> & {
  usesPerCustomer: number | null;
};

export type BackendHarness = Backend & {
  /** What a merchandiser does in the backend's own admin: the shop only reads messages. */
  messages: {
    /** Gives the id. */
    create(message: NewMessage): Promise<string>;
    change(id: string, message: NewMessage): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Makes a coupon in the backend's own admin. */
  createCoupon(coupon: NewCoupon): Promise<void>;
  /** A variation in that state of stock; "last" is a new one at each call, for tests use it up. */
  pick(state: StockState): Promise<{ product: CommerceProduct; variation: CommerceVariation }>;
  /** Ships all goods of an order, as a merchandiser does. */
  ship(orderId: string): Promise<void>;
  now(): Date;
  /** Pays as the shopper does, by card in the browser or by Swish on the phone, and the bank says yes. */
  pay(payment: PreparedPayment): Promise<void>;
  /** The same, and the bank says no. */
  decline(payment: PreparedPayment): Promise<void>;
  /** The same by Swish, and the bank does not say whether it paid. */
  leaveUnknown(payment: PreparedPayment): Promise<void>;
  /** Authorizes a payment in the pay-later provider's widget; gives its token. */
  authorize(payment: PreparedPayment): Promise<string>;
  /** Sells a gift card in SEK, as a shopper buys one, and gives its code and its value in minor units. */
  sellGiftCard(): Promise<{ code: string; value: number }>;
  /** The tokens in the mails that ask an address to confirm what it waits for; waits until there are so many. */
  readConfirmationTokens(email: string, count: number): Promise<readonly string[]>;
  /** The tokens in the mails that invite an address to accounts, in any order; waits until there are so many. */
  readInvitationTokens(email: string, count: number): Promise<readonly string[]>;
  /** The tokens in the mails about the newsletter to an address, the first mail first; waits until there are so many. */
  readNewsletterTokens(
    email: string,
    kind: "confirmation" | "welcome",
    count: number,
  ): Promise<readonly string[]>;
  /** A second pair of ports to the same backend, as after a restart; null when the backend forgets. */
  reopen: (() => Backend) | null;
};
