import type { ProductInformation } from "@spolverk/content";
import type { AccountPort } from "./account.ts";
import type { ClubPort } from "./club.ts";
import type { PersonalDataPort } from "./personal-data.ts";
import type { EnquiryPort, NewsletterPort, TakeBackPort, WithdrawalPort } from "./forms.ts";
import type {
  Attributes,
  Coupon,
  GiftCardState,
  ImportThresholds,
  Money,
  OrderApproval,
  Pallette,
  PaymentMethod,
  PriceRecord,
  Sale,
  SaleMeasure,
  SiteMessageTerms,
  Stock,
  SwishStatus,
  TimedSale,
  VatRateChange,
  VatRates,
  WorkingDays,
} from "@spolverk/domain";
import type { PreparedPayment } from "../contract/payment.ts";
import type { CheckoutRecord, PlacedOrder } from "./checkout-record.ts";
import type { PricedCheckout } from "./priced-checkout.ts";
import type { CallStart, StoredReply, IdempotencyRecord } from "./idempotency-record.ts";

export type { AccountPort, AccountUser, CommerceAccount } from "./account.ts";

/** A text in each language the backend has it in; a missing language falls back to English. */
export type Texts = Readonly<Record<string, string>>;

export type CommercePicture = {
  type: "image" | "pattern";
  thumbnail: string;
  imgixPath: string;
  description: Texts;
  bgColor: string;
};

/** A variation in all languages and currencies, with amounts in minor units without VAT. */
export type CommerceVariation = {
  id: string;
  sku: string;
  slug: string;
  gtin: string | null;
  physical: boolean;
  discontinued: boolean;
  msrp: Money;
  backOrder: boolean;
  /** YYYY-MM-DD */
  activeDate: string;
  bestSeller: number | null;
  staffPick: boolean;
  colorHex: string | null;
  colorName: Texts | null;
  /** Everybody's, when it was read. */
  sale: Sale | null;
  /**
   * The sale, where it begins at a moment: before that members of the club alone may learn of it [9.33], and from then on
   * it is `sale` as well.
   */
  timedSale: TimedSale | null;
  /** The prices so far while it is on sale, the present one included; may be empty without a sale. */
  priceHistory: readonly PriceRecord[];
  attributes: Attributes;
  /** One piece as packed; null where that is not known, or nothing is sent. */
  weightGrams: number | null;
  assets: readonly CommercePicture[];
  stock: Stock;
};

/** By the names of [3.49]; a text that differs by language is Texts. */
export type CommerceSpecifications = Readonly<Record<string, string | number | readonly number[] | Texts>>;

export type CommerceProduct = {
  id: string;
  slug: string;
  type: string;
  manufacturer: string;
  name: Texts;
  description: Texts;
  bullets: Readonly<Record<string, readonly string[]>>;
  /** Goods sold by weight or length. */
  soldBy: SaleMeasure | null;
  primaryAttribute: keyof Attributes;
  secondaryAttribute: keyof Attributes | null;
  discontinued: boolean;
  restricted: boolean;
  /** Paths of category ids joined by ">", the main one first. */
  categories: readonly string[];
  specifications: CommerceSpecifications;
  /** What differs from `specifications` for the variations of a size in grams. */
  specificationsBySize: Readonly<Record<string, CommerceSpecifications>>;
  information: ProductInformation;
  variations: readonly CommerceVariation[];
};

export type CommerceCategory = { id: string; name: Texts; children: readonly CommerceCategory[] };

export type CommerceShippingOption = {
  id: string;
  carrier: string;
  carrierName: string;
  name: Texts;
  countries: readonly string[];
  /** Without VAT. */
  price: Money;
  freeAbove: Money | null;
  workingDays: WorkingDays;
  servicePoint: boolean;
  /** What one parcel may weigh; null without a limit. */
  maxParcelGrams: number | null;
};

export type CommerceSettings = {
  noBackOrder: boolean;
  sellerCountry: string;
  vatRates: VatRates;
  /** Rates that are not those of `vatRates` yet. */
  vatRateChanges: readonly VatRateChange[];
  /** Above which values VAT is collected at the border. */
  importThresholds: ImportThresholds;
  /** What the backend can carry out; a site may name more, which are offered once they are here. */
  paymentMethods: readonly PaymentMethod[];
  invoice: {
    fee: Money;
    termsDays: number;
    /** What a company that has paid no invoice yet may have open without approval, with VAT. */
    creditLimit: Money;
  };
};

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

/** `number` is that of the last change; "all" where it is not known which products changed, or categories did. */
export type CommerceChanges = { number: number; products: readonly string[] | "all" };

/** A notice that merchandisers show above the pages [2.53], [3.29]. */
export type CommerceMessage = SiteMessageTerms & { id: string; texts: Texts; pallette: Pallette };

/** A gift card that was sold, with what is on it now. */
export type CommerceGiftCard = GiftCardState & { id: string; lastCharacters: string };

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

export type PlaceResult =
  /** An order by invoice may await approval, with its stock reserved. */
  | { kind: "placed"; order: PlacedOrder; approval: OrderApproval }
  /** The stock is held, and the shopper has to act: place again after that. */
  | { kind: "paymentPending"; payment: PreparedPayment }
  /** This version of the record was given up before. */
  | { kind: "cancelled" }
  /** Stock ran out between the last look and the reservation. */
  | { kind: "notEnoughStock"; skus: readonly string[] }
  /** There is enough, but checkouts that are not paid yet, of others or of the same client, hold too much of it. */
  | { kind: "stockReserved"; skus: readonly string[] }
  | { kind: "paymentFailed" }
  /** Others, or the customer in another order, have used up the coupon meanwhile. */
  | { kind: "couponUsed"; by: "others" | "customer" }
  /** The gift card has less on it than was to be taken. */
  | { kind: "giftCardChanged" }
  /** The account has fewer points than were to be taken. */
  | { kind: "pointsChanged" }
  /** Another record of the checkout was saved first. */
  | { kind: "changed" };

export type PlaceOptions = {
  /** What the method's own form gave the browser for its provider. */
  paymentToken?: string | undefined;
  /** Names the shopper's address without telling it; null or left out when it is not known. */
  clientHash?: string | null | undefined;
};

export type CancelResult =
  | { kind: "cancelled" }
  /** It had been paid, so the order was made. */
  | { kind: "placed"; order: PlacedOrder }
  /** The provider does not know yet whether it is paid. */
  | { kind: "pending" };

/**
 * The one door to the commerce backend, in the shop's own words. Amounts are integers in minor
 * units. Every method throws CommerceUnavailableError when the backend does not answer in time or
 * answers what the adapter cannot read, CommerceRefusedError when it says no for good, CommerceBusyError when a checkout
 * has more calls at once than the backend takes; expected outcomes are values.
 */
export interface CommercePort
  extends AccountPort, ClubPort, EnquiryPort, TakeBackPort, WithdrawalPort, NewsletterPort, PersonalDataPort {
  /** Is the backend ready to take orders? */
  isReady(): Promise<boolean>;

  getSettings(): Promise<CommerceSettings>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  /** All products that are sold, or those of the ids; one that is not sold is left out. The caller caches. */
  listProducts(ids?: readonly string[]): Promise<readonly CommerceProduct[]>;
  /** The ids of at least all products that are sold, for a comparison in slices. */
  listProductIds(): Promise<readonly string[]>;
  /** What has changed of products and categories after a number of an earlier reply; null asks for the number alone. */
  listChanges(after: number | null): Promise<CommerceChanges>;
  /** A product that holds just the variations asked for, by id; unknown ids are left out. Always fresh. */
  getVariations(
    ids: readonly string[],
  ): Promise<readonly { product: CommerceProduct; variation: CommerceVariation }[]>;
  getVariationBySku(sku: string): Promise<{ product: CommerceProduct; variation: CommerceVariation } | null>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;

  /**
   * The terms of a coupon by its code in any case, null when there is none that the shop can carry out. The same for
   * every customer: only placing checks whether the customer has used it before.
   */
  getCoupon(code: string): Promise<Coupon | null>;

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

  /** The card of a code, however it is typed; null when there is none. */
  findGiftCard(code: string): Promise<CommerceGiftCard | null>;
  getGiftCard(id: string): Promise<CommerceGiftCard | null>;

  createCheckout(record: CheckoutRecord): Promise<void>;
  /** @throws UnreadableCheckoutError for a record that this release cannot read */
  getCheckout(id: string): Promise<StoredCheckout | null>;
  /** Saves when the stored version is `record.version - 1`; "conflict" when another call saved first. */
  saveCheckout(record: CheckoutRecord): Promise<"saved" | "conflict">;

  /**
   * Makes the backend's cart and payment for exactly this checkout, replacing any earlier ones.
   * The authorized amount is `priced.totals.toPay`.
   */
  preparePayment(checkoutId: string, priced: PricedCheckout): Promise<PreparedPayment>;
  /**
   * Makes the order of a checkout: saves the accepted record, prepares the payment unless that was done for exactly this,
   * holds the stock, takes what a gift card pays, sees that exactly what is left to pay is authorized, creates the order,
   * takes the money. Idempotent for a checkout: once placed, every further call gives the same order.
   *
   * @param accepted the version after the stored one, or the stored one itself when it was placed with the same `priced`
   */
  placeOrder(accepted: CheckoutRecord, priced: PricedCheckout, options: PlaceOptions): Promise<PlaceResult>;
  /**
   * Ends the placing of a record, so that its checkout may be changed; a call to place that record which
   * is still on its way comes too late.
   *
   * @param version of the record
   */
  cancelPlacing(checkoutId: string, version: number): Promise<CancelResult>;
  /** How a Swish payment stands [7.13], also when its placing was given up; null when it is not this checkout's. */
  getSwishStatus(checkoutId: string, swishId: string): Promise<SwishStatus | null>;
}
