import { randomUUID } from "node:crypto";
import {
  applyCoupon,
  calculateAmount,
  calculateLinePrice,
  calculateTotals,
  calculateUnitPrice,
  type Coupon,
  type Currency,
  type PayLaterMethod,
  type PaymentMethod,
  type PricedCheckout,
  toMinor,
} from "@spolverk/domain";
import { samplePricedCheckout } from "../../src/features/orders/testing/sample-priced-checkout.ts";
import { internal } from "./shop.ts";
import type { PayLaterPayment, SwishPayment } from "./prepared-payment.ts";
import type { CardPayment } from "./stripe.ts";
import { availableOf, type TestVariant } from "./stock.ts";

export type PricedInput = {
  lines: readonly {
    variant: TestVariant;
    quantity: number;
    discountPercentage?: number;
    discountSource?: "sale" | "agreement";
  }[];
  currency?: Currency;
  country?: string;
  vatRate?: number;
  /** Excluding VAT, minor units. */
  feeNet?: number;
  /** Fields of the billing address, such as a company's numbers and addresses. */
  billing?: Partial<PricedCheckout["billing"]>;
  email?: string;
  /** Id of the buying account; undefined for a guest. */
  accountId?: string;
  /** Whether the buyer pays by card instead of Medusa's manual provider. */
  byCard?: boolean;
  bySwish?: boolean;
  /** Method of the pay-later provider; undefined for another payment. */
  later?: PayLaterMethod;
  coupon?: Coupon;
};

type ShippingOption = { id: string; name: string; prices: { currency_code: string; amount: number }[] };
let shippingOptions: Promise<ShippingOption[]> | undefined;

const nothing = calculateAmount(0, 0);

const netOf = (prices: { currency_code: string; amount: number }[], currency: Currency) =>
  toMinor(prices.find(({ currency_code }) => currency_code === currency.toLowerCase())!.amount);

/** Prices a checkout like the BFF, from the shop's own prices. */
export async function createPricedCheckout(input: PricedInput): Promise<PricedCheckout> {
  const { currency = "SEK", country = "SE", vatRate = 25, feeNet = 0, email = "shopper@example.com" } = input;
  shippingOptions ??= internal<{ shipping_options: ShippingOption[] }>("shipping-options").then(
    ({ body }) => body.shipping_options,
  );
  const option = (await shippingOptions)[0]!;
  const lines = input.lines.map(({ variant, quantity, discountPercentage = 0, discountSource = "sale" }) => {
    const pricing = { msrpMinor: netOf(variant.prices, currency), discountPercentage, vatRate };
    return {
      variationId: variant.id,
      sku: variant.sku,
      productName: "Produkt",
      variationName: "Variant",
      thumbnail: null,
      physical: true,
      isFilament: true,
      unitPrice: calculateUnitPrice(pricing).price,
      netMsrp: pricing.msrpMinor,
      discountPercentage,
      discountSource: discountPercentage === 0 ? ("none" as const) : discountSource,
      vatRate,
      ...calculateLinePrice({ ...pricing, quantity }),
      isBackOrder: quantity > availableOf(variant),
      deliveryDate: null,
      unitBefore: null,
      giftCard: null,
    };
  });
  const shipping = calculateAmount(netOf(option.prices, currency), vatRate);
  const fee = calculateAmount(feeNet, vatRate);
  const discountable = lines.map((line) => ({ ...line, isDiscountable: true }));
  const off = input.coupon
    ? applyCoupon(input.coupon.discount, { lines: discountable, shipping, vatRate })
    : { lines: [], shipping: nothing, total: nothing };
  return {
    accountId: input.accountId ?? null,
    site: "se",
    language: "sv",
    currency,
    country,
    company: feeNet > 0,
    vatRate,
    reverseCharge: false,
    email,
    billing: { ...samplePricedCheckout().billing, organizationNumber: "", country, ...input.billing },
    shipping: null,
    lines: lines.map((line, index) => ({ ...line, coupon: off.lines[index] ?? nothing })),
    shippingOption: {
      id: option.id,
      name: option.name,
      amount: shipping,
      coupon: off.shipping,
      servicePoint: null,
    },
    coupon: input.coupon ? { id: input.coupon.id, code: input.coupon.code } : null,
    noteToCarrier: "",
    paymentMethod: toPaymentMethod(input),
    giftCard: null,
    totals: calculateTotals({ lines, shipping, fee, coupon: off.total }),
  };
}

/** Pays an amount with a gift card, in minor units. */
export function payByGiftCard(priced: PricedCheckout, id: string, minor: number): PricedCheckout {
  const { totals } = priced;
  return { ...priced, giftCard: { id }, totals: { ...totals, giftCard: minor, toPay: totals.toPay - minor } };
}

/** Pays an amount with points of the buyer's account, in minor units. */
export function payByPoints(priced: PricedCheckout, minor: number): PricedCheckout {
  const { totals } = priced;
  return { ...priced, totals: { ...totals, points: minor, toPay: totals.toPay - minor } };
}

function toPaymentMethod({ byCard, bySwish, later, feeNet = 0 }: PricedInput): PaymentMethod {
  if (bySwish) return "swish";
  // "gift_card" is a method without a payment provider.
  return later ?? (byCard ? "stripe" : feeNet > 0 ? "invoice_email" : "gift_card");
}

/** The BFF's record, of which medusa-server reads only the version. */
export const toRecord = (id: string, version: number) => ({
  version,
  data: { id },
  expires_at: "2100-01-01T00:00:00.000Z",
});

/** Creates a checkout; its record is opaque to medusa-server. */
export async function createCheckout(): Promise<string> {
  const id = randomUUID();
  await internal("checkouts", { id, ...toRecord(id, 1) });
  return id;
}

/** Creates a checkout that is ready to be placed with a priced checkout. */
export async function prepareCheckout(priced: PricedCheckout): Promise<string> {
  const id = await createCheckout();
  const { status, body } = await internal(`checkouts/${id}/payment`, priced);
  if (status !== 200) throw new Error(`Preparing was refused: ${JSON.stringify(body)}`);
  return id;
}

export type PlaceReply = {
  kind:
    | "placed"
    | "paymentPending"
    | "notEnoughStock"
    | "stockReserved"
    | "giftCardChanged"
    | "pointsChanged"
    | "paymentFailed"
    | "couponUsed"
    | "changed"
    | "cancelled";
  by?: "others" | "customer";
  order?: { id: string; number: string };
  approval?: string;
  skus?: string[];
  payment?: CardPayment | SwishPayment | PayLaterPayment;
};

/**
 * Places a checkout.
 *
 * @param version of the BFF's record that the shopper accepted
 * @param token from the form of the payment method
 * @param clientHash identifies the client, whose holds are limited
 */
export async function place(
  checkoutId: string,
  priced: PricedCheckout,
  version = 2,
  token?: string,
  clientHash: string | null = null,
): Promise<PlaceReply> {
  const body = {
    priced,
    record: toRecord(checkoutId, version),
    clientHash,
    ...(token !== undefined && { paymentToken: token }),
  };
  return (await internal<PlaceReply>(`checkouts/${checkoutId}/order`, body)).body;
}
