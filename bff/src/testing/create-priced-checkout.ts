import {
  calculateAmount,
  calculateLinePrice,
  calculatePayable,
  calculateTotals,
  calculateUnitPrice,
  type Currency,
  payByGiftCard,
  payByPoints,
  type PaymentMethod,
  type PricedCheckout,
  resolveLineVatRate,
} from "@spolverk/domain";
import { toSoldGiftCard } from "../commerce/to-sold-gift-card.ts";
import type { CommerceShippingOption } from "../commerce/engine.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

type PricedCheckoutInput = {
  lines: readonly { product: CommerceProduct; variation: CommerceVariation; quantity: number }[];
  currency: Currency;
  country: string;
  vatRate: number;
  shippingOption: CommerceShippingOption | null;
  paymentMethod?: PaymentMethod;
  /** Without VAT. */
  feeNetMinor?: number;
  city?: string;
  /** Pays with its balance. */
  giftCard?: { id: string; balance: number };
  /** Pays with these points as far as they go, in minor units. */
  points?: number;
};

const nothing = calculateAmount(0, 0);

/** Prices lines as the checkout does. */
export function createPricedCheckout(input: PricedCheckoutInput): PricedCheckout {
  const { currency, country, vatRate, shippingOption } = input;
  const lines = input.lines.map(({ product, variation, quantity }) => {
    const lineVatRate = resolveLineVatRate({ type: product.type, vatRate });
    const pricing = {
      msrpMinor: variation.msrp[currency],
      discountPercentage: variation.sale?.discountPercentage ?? 0,
      vatRate: lineVatRate,
    };
    return {
      variationId: variation.id,
      sku: variation.sku,
      productName: product.name["sv"] ?? product.slug,
      variationName: variation.slug,
      thumbnail: variation.assets[0]?.thumbnail ?? null,
      physical: variation.physical && shippingOption !== null,
      isFilament: product.type === "filament",
      unitPrice: calculateUnitPrice(pricing).price,
      netMsrp: pricing.msrpMinor,
      discountPercentage: pricing.discountPercentage,
      discountSource: variation.sale ? ("sale" as const) : ("none" as const),
      vatRate: lineVatRate,
      coupon: nothing,
      giftCard: toSoldGiftCard(product, variation),
      isBackOrder: quantity > variation.stock.totalAvailable,
      deliveryDate: null,
      unitBefore: null,
      ...calculateLinePrice({ ...pricing, quantity }),
    };
  });
  const shipping = calculateAmount(shippingOption?.price[currency] ?? 0, vatRate);
  const fee = calculateAmount(input.feeNetMinor ?? 0, vatRate);
  const totals = calculateTotals({ lines, shipping, fee });
  const payable = calculatePayable(totals.total, lines);
  const wanted = input.points ?? 0;
  const paidByPoints = payByPoints(totals, { wanted, available: wanted, payable, currency });
  const balance = input.giftCard?.balance ?? 0;
  return {
    accountId: null,
    site: "se",
    language: "sv",
    currency,
    country,
    company: false,
    vatRate,
    reverseCharge: false,
    email: "shopper@example.com",
    billing: createBilling(country, input.city ?? "Lund"),
    shipping: null,
    lines,
    shippingOption: shippingOption
      ? {
          id: shippingOption.id,
          name: shippingOption.name["sv"] ?? shippingOption.carrierName,
          amount: shipping,
          coupon: nothing,
          servicePoint: null,
        }
      : null,
    coupon: null,
    noteToCarrier: "",
    paymentMethod: input.paymentMethod ?? "invoice_email",
    giftCard: input.giftCard ? { id: input.giftCard.id } : null,
    totals: payByGiftCard(paidByPoints, { balance, payable, currency }),
  };
}

function createBilling(country: string, city: string): PricedCheckout["billing"] {
  return {
    firstName: "Åsa",
    lastName: "Öberg",
    addressLine1: "Stora Södergatan 1",
    addressLine2: "",
    zip: "222 23",
    city,
    state: "",
    country,
    cellNumber: "+46 70 123 45 67",
    company: "",
    organizationNumber: "",
    vatNumber: "",
    glnOrPeppolId: "",
    referenceCode: "",
    invoiceNotes: "",
    invoiceEmail: "",
  };
}
