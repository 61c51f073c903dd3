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

/** The buyer's billing details; a field that the shopper left out is empty. */
export type Billing = Place & {
  /** E.164 */
  cellNumber: string;
  organizationNumber: string;
  vatNumber: string;
  glnOrPeppolId: string;
  referenceCode: string;
  invoiceNotes: string;
  /** Recipient of an invoice by e-mail; empty means the buyer's own address. */
  invoiceEmail: string;
};

/** The delivery address. */
export type Shipping = Place & { shippingEmail: string; shippingCellNumber: string };

export type PricedCheckoutLine = LinePrice & {
  variationId: string;
  sku: string;
  /** Product and variation in the shopper's language, as the order will show them. */
  productName: string;
  variationName: string;
  thumbnail: string | null;
  physical: boolean;
  /** Whether the line earns club points [6.7]. */
  isFilament: boolean;
  /** The charged price of one piece, after discount and with VAT; quantity × unitPrice is total. */
  unitPrice: number;
  /** The struck-out price of one piece; null when none is shown, and in orders from before this field existed. */
  unitBefore: PriceBefore | null;
  /** The price of one piece without VAT and discount. */
  netMsrp: number;
  discountPercentage: number;
  discountSource: Discount["source"];
  /** VAT percent of this line: the order's, or 0 for a gift card and for goods that are taxed on import. */
  vatRate: number;
  /** The coupon's discount on this line; the line's other amounts do not include it. */
  coupon: Amount;
  isBackOrder: boolean;
  /** Restock date of a backorder, YYYY-MM-DD; null in stock, and in orders from before this field existed. */
  deliveryDate: string | null;
  /** Currency and face value of each piece of a gift card; null for goods. */
  giftCard: { currency: Currency; value: number } | null;
};

/**
 * A checkout priced to the minor unit: the amounts that the commerce backend has to charge exactly, and the facts that
 * the order keeps and for which the backend has no fields.
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
  /** Identifies the customer; case-insensitive. */
  email: string;
  billing: Billing;
  /** Goods go to the billing address when it is null. */
  shipping: Shipping | null;
  lines: readonly PricedCheckoutLine[];
  shippingOption: {
    id: string;
    name: string;
    amount: Amount;
    /** The coupon's discount on shipping. */
    coupon: Amount;
    servicePoint: { name: string; addressLine1: string; zip: string; city: string } | null;
  } | null;
  coupon: { id: string; code: string } | null;
  noteToCarrier: string;
  paymentMethod: PaymentMethod;
  /** The gift card that pays `totals.giftCard`. */
  giftCard: { id: string } | null;
  totals: Totals;
};
