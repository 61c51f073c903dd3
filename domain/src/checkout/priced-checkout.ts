import type { Currency } from "../money/currency.ts";
import type { Amount } from "../prices/calculate-amount.ts";
import type { LinePrice } from "../prices/calculate-line-price.ts";
import type { Totals } from "../prices/calculate-totals.ts";
import type { Discount } from "../prices/resolve-discount.ts";
import type { PriceBefore } from "../prices/resolve-line-sum.ts";
import type { PaymentMethod } from "./payment-method.ts";

type Place = {
  firstName: string;
  lastName: string;
  company: string;
  addressLine1: string;
  addressLine2: string;
  zip: string;
  city: string;
  state: string;
  /** ISO alpha-2 in capitals */
  country: string;
};

/** Who pays; a field that was not filled in is empty. */
export type Billing = Place & {
  /** E.164 */
  cellNumber: string;
  organizationNumber: string;
  vatNumber: string;
  glnOrPeppolId: string;
  referenceCode: string;
  invoiceNotes: string;
  /** Where an invoice by e-mail goes; to the buyer when empty. */
  invoiceEmail: string;
};

/** Where the goods go. */
export type Shipping = Place & { shippingEmail: string; shippingCellNumber: string };

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
  /** Percent of this line: that of the order, 0 for a gift card and for what is taxed on import. */
  vatRate: number;
  /** What the coupon takes off the line, whose other amounts are before it. */
  coupon: Amount;
  isBackOrder: boolean;
  /** YYYY-MM-DD when more stock is expected for a backorder; null for what is in stock, and for an older order. */
  deliveryDate: string | null;
  /** What each piece is, when it is a gift card. */
  giftCard: { currency: Currency; value: number } | null;
};

/**
 * A checkout priced to the minor unit: what the engine has to charge, no more and no less, and all that its order remembers
 * beside what the engine itself has a place for.
 */
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
  /** It identifies the customer, in any case of letters. */
  email: string;
  billing: Billing;
  /** Goods go to the billing address when it is null. */
  shipping: Shipping | null;
  lines: readonly PricedCheckoutLine[];
  shippingOption: {
    id: string;
    name: string;
    amount: Amount;
    /** What the coupon takes off it. */
    coupon: Amount;
    servicePoint: { name: string; addressLine1: string; zip: string; city: string } | null;
  } | null;
  coupon: { id: string; code: string } | null;
  noteToCarrier: string;
  paymentMethod: PaymentMethod;
  /** The card that pays `totals.giftCard`. */
  giftCard: { id: string } | null;
  totals: Totals;
};
