import type {
  Amount,
  Currency,
  Discount,
  LinePrice,
  PaymentMethod,
  PriceBefore,
  Totals,
} from "@spolverk/domain";
import type { Billing, ServicePoint, Shipping } from "../contract/checkout.ts";

export type PricedCheckoutLine = LinePrice & {
  variationId: string;
  sku: string;
  /** Product and variation in the shopper's language, as the order will show them. */
  productName: string;
  variationName: string;
  thumbnail: string | null;
  physical: boolean;
  /** Whether its price earns points of the club [6.7]. */
  isFilament: boolean;
  /** One piece as charged, after discount and with VAT; quantity × unitPrice is total. */
  unitPrice: number;
  /** One piece before the discount, where it is shown beside its price; null also for an older order. */
  unitBefore: PriceBefore | null;
  /** One piece without VAT and discount. */
  netMsrp: number;
  discountPercentage: number;
  discountSource: Discount["source"];
  /** Percent of this line: that of the order, 0 for a gift card. */
  vatRate: number;
  /** What the coupon takes off the line, whose other amounts are before it. */
  coupon: Amount;
  isBackOrder: boolean;
  /** YYYY-MM-DD when more stock is expected for a backorder; null for what is in stock, and for an older order. */
  deliveryDate: string | null;
  /** What each piece is, when it is a gift card. */
  giftCard: { currency: Currency; value: number } | null;
};

/** A checkout priced to the minor unit: what the backend has to charge, no more and no less. */
export type PricedCheckout = {
  /** The account that buys; null for a guest. */
  accountId: string | null;
  site: string;
  language: string;
  currency: Currency;
  /** Country of delivery, ISO alpha-2 in capitals. */
  country: string;
  company: boolean;
  vatRate: number;
  reverseCharge: boolean;
  email: string;
  billing: Billing;
  shipping: Shipping | null;
  lines: readonly PricedCheckoutLine[];
  shippingOption: {
    id: string;
    name: string;
    amount: Amount;
    /** What the coupon takes off it. */
    coupon: Amount;
    servicePoint: ServicePoint | null;
  } | null;
  coupon: { id: string; code: string } | null;
  noteToCarrier: string;
  paymentMethod: PaymentMethod;
  /** The card that pays `totals.giftCard`. */
  giftCard: { id: string } | null;
  totals: Totals;
};
