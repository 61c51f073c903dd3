import type {
  Coupon,
  GiftCardState,
  ImportThresholds,
  Money,
  OrderApproval,
  PaymentMethod,
  SwishStatus,
  VatRateChange,
  VatRates,
  WorkingDays,
} from "@spolverk/domain";
import type { PreparedPayment } from "../contract/payment.ts";
import type { AccountOrders } from "./account-order.ts";
import type { CheckoutRecord, PlacedOrder } from "./checkout-record.ts";
import type { PricedCheckout } from "./priced-checkout.ts";
import type { CommerceCategory, CommerceProduct, CommerceVariation, Texts } from "./product.ts";

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

/** `number` is that of the last change; "all" where it is not known which products changed, or categories did. */
export type CommerceChanges = { number: number; products: readonly string[] | "all" };

/** A gift card that was sold, with what is on it now. */
export type CommerceGiftCard = GiftCardState & { id: string; lastCharacters: string };

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
 * What the commerce engine does: it knows the goods, their stock and prices, takes money and makes orders. The shop's own
 * data is in ShopStore. docs/swap-the-engine.md says of each method what is easy to get wrong.
 */
export interface CommerceEngine extends AccountOrders {
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

  /** The card of a code, however it is typed; null when there is none. */
  findGiftCard(code: string): Promise<CommerceGiftCard | null>;
  getGiftCard(id: string): Promise<CommerceGiftCard | null>;

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
