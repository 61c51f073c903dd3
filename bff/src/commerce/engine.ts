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

export type PlaceOptions = {
  /** What the method's own form gave the browser for its provider. */
  paymentToken?: string | undefined;
  /** Names the shopper's address without telling it; null or left out when it is not known. */
  clientHash?: string | null | undefined;
};

/** What accounts have ordered. */
export type AccountOrders = CallsOf<typeof accountOrderCalls>;

/**
 * What the commerce engine does: it knows the goods, their stock and prices, takes money and makes orders. The shop's own
 * data is in ShopStore. What a method without a line here does is written at its entry in medusa-server/contract;
 * docs/swap-the-engine.md says what is easy to get wrong.
 */
export interface CommerceEngine
  extends
    AccountOrders,
    CallsOf<typeof couponCalls>,
    CallsOf<typeof giftCardCalls>,
    Pick<CallsOf<typeof placementCalls>, "preparePayment" | "cancelPlacing" | "getSwishStatus">,
    Pick<CallsOf<typeof catalogueCalls>, "listChanges"> {
  /** Is the backend ready to take orders? */
  isReady(): Promise<boolean>;

  getSettings(): Promise<CommerceSettings>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  /** All products that are sold, or those of the ids; one that is not sold is left out. The caller caches. */
  listProducts(ids?: readonly string[]): Promise<readonly CommerceProduct[]>;
  /** The ids of at least all products that are sold, for a comparison in slices. */
  listProductIds(): Promise<readonly string[]>;
  /** A product that holds just the variations asked for, by id; unknown ids are left out. Always fresh. */
  getVariations(
    ids: readonly string[],
  ): Promise<readonly { product: CommerceProduct; variation: CommerceVariation }[]>;
  getVariationBySku(sku: string): Promise<{ product: CommerceProduct; variation: CommerceVariation } | null>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;

  /**
   * Makes the order of a checkout: saves the accepted record, prepares the payment unless that was done for exactly this,
   * holds the stock, takes what a gift card pays, sees that exactly what is left to pay is authorized, creates the order,
   * takes the money. Idempotent for a checkout: once placed, every further call gives the same order.
   *
   * @param accepted the version after the stored one, or the stored one itself when it was placed with the same `priced`
   */
  placeOrder(accepted: CheckoutRecord, priced: PricedCheckout, options: PlaceOptions): Promise<PlaceResult>;
}
