import type {
  ImportThresholds,
  Money,
  PaymentMethod,
  PlaceResult,
  PricedCheckout,
  VatRateChange,
  VatRates,
  WorkingDays,
} from "@spolverk/domain";
import type {
  accountOrderCalls,
  CallsOf,
  catalogueCalls,
  couponCalls,
  giftCardCalls,
  placementCalls,
} from "@spolverk/medusa-contract";
import type { CheckoutRecord } from "./checkout-record.ts";
import type { CommerceCategory, CommerceProduct, CommerceVariation, Texts } from "./product.ts";

export type { CommerceGiftCard } from "@spolverk/medusa-contract";

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
  /** Maximum weight of a parcel; null without a limit. */
  maxParcelGrams: number | null;
};

export type CommerceSettings = {
  noBackOrder: boolean;
  sellerCountry: string;
  vatRates: VatRates;
  /** Planned rates. From its day on, each replaces the rate of its country in `vatRates`. */
  vatRateChanges: readonly VatRateChange[];
  /** The values above which VAT is collected at the border. */
  importThresholds: ImportThresholds;
  /** The methods that the backend supports; a site may list more, which are offered once the backend has them. */
  paymentMethods: readonly PaymentMethod[];
  invoice: {
    fee: Money;
    termsDays: number;
    /** Sum of open invoices, with VAT, that a company may have without approval until it has paid its first invoice. */
    creditLimit: Money;
  };
};

export type PlaceOptions = {
  /** The token that the provider's form gave the browser. */
  paymentToken?: string | undefined;
  /** Hash of the shopper's address; null or missing when unknown. */
  clientHash?: string | null | undefined;
};

/** The calls about the orders of accounts. */
export type AccountOrders = CallsOf<typeof accountOrderCalls>;

/**
 * The commerce engine: it holds goods, stock and prices, takes payments and makes orders. The shop's own data is in
 * ShopStore. A method without a comment here is documented at its entry in medusa-server/contract;
 * docs/swap-the-engine.md lists the pitfalls.
 */
export interface CommerceEngine
  extends
    AccountOrders,
    CallsOf<typeof couponCalls>,
    CallsOf<typeof giftCardCalls>,
    Pick<CallsOf<typeof placementCalls>, "preparePayment" | "cancelPlacing" | "getSwishStatus">,
    Pick<CallsOf<typeof catalogueCalls>, "listChanges"> {
  /** Whether the backend is ready to take orders. */
  isReady(): Promise<boolean>;

  getSettings(): Promise<CommerceSettings>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  /**
   * All products that are sold, or only those with the given ids; products that are not sold are left out. The caller
   * caches the result.
   */
  listProducts(ids?: readonly string[]): Promise<readonly CommerceProduct[]>;
  /**
   * The ids of at least all products that are sold. The catalogue compares its copy with the engine in slices of these
   * ids.
   */
  listProductIds(): Promise<readonly string[]>;
  /** Products with only the requested variations, by id; unknown ids are left out. Always fresh. */
  getVariations(
    ids: readonly string[],
  ): Promise<readonly { product: CommerceProduct; variation: CommerceVariation }[]>;
  getVariationBySku(sku: string): Promise<{ product: CommerceProduct; variation: CommerceVariation } | null>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;

  /**
   * Makes the order of a checkout. Saves the accepted record, prepares the payment unless one exists for exactly this
   * order, reserves the stock, charges the gift card, checks that exactly the remaining amount is authorized, creates
   * the order and captures the payment. Idempotent per checkout: once placed, every further call returns the same
   * order.
   * @param accepted a record with the version after the stored one, or with the stored version when that was placed
   * with the same `priced`
   */
  placeOrder(accepted: CheckoutRecord, priced: PricedCheckout, options: PlaceOptions): Promise<PlaceResult>;
}
